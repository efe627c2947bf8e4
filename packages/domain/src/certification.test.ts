import { describe, expect, it } from 'vitest';
import { certificationState, daysLeft } from './certification.ts';

const threeWeeks = 21 * 86_400;

describe('a certification', () => {
  it.each([
    [null, 'valid'],
    ['2026-12-15', 'valid'],
    ['2026-12-14', 'expiring'],
    ['2026-11-23', 'expiring'],
    ['2026-11-22', 'expired'],
  ])('until %s is %s on November 23', (endsOn, state) => {
    expect(certificationState(endsOn, '2026-11-23', threeWeeks)).toBe(state);
  });

  it('counts whole days, also over a change of the clock', () => {
    expect(daysLeft('2026-11-02', '2026-10-31')).toBe(2);
    expect(daysLeft('2026-10-31', '2026-10-31')).toBe(0);
  });
});
