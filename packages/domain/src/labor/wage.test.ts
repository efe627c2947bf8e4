import { describe, expect, it } from 'vitest';
import { type Wage, wageOn } from './wage.ts';

const wage = (from: string, amount: string): Wage => ({ from, amount, per: 'HOUR' });
const elm = { place: 'Elm', wages: [wage('2026-03-02', '12.00'), wage('2026-11-30', '12.75')] };
const downtown = { place: 'Downtown', wages: [wage('2026-07-06', '11.50'), wage('2025-01-01', '11.00')] };
const on = (date: string) => {
  const found = wageOn(date, [elm, downtown]);
  return found && [found.place, found.wage.amount];
};

describe('the wage on a date', () => {
  it('is that of the most specific place, from its first date on', () => {
    expect(on('2026-11-29')).toEqual(['Elm', '12.00']);
    expect(on('2026-11-30')).toEqual(['Elm', '12.75']);
  });
  it('is that of the place above while the own ones have not begun', () => {
    expect(on('2026-03-01')).toEqual(['Downtown', '11.00']);
    expect(on('2024-12-31')).toBeUndefined();
    expect(wageOn('2026-11-30', [])).toBeUndefined();
  });
  it('does not depend on the order of the entries; of two that begin on one day the later entry counts', () => {
    expect(wageOn('2026-08-01', [downtown])?.wage.amount).toBe('11.50');
    const twice = [{ place: null, wages: [wage('2026-01-01', '9.00'), wage('2026-01-01', '9.50')] }];
    expect(wageOn('2026-01-01', twice)?.wage.amount).toBe('9.50');
  });
});
