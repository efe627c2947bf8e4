import { expect, it } from 'vitest';
import { letsSupportMore, type SupportRules, supportMayWrite } from './support-access.ts';

const never: SupportRules = { supportAccess: 'never', supportUntil: null };
const read: SupportRules = { supportAccess: 'read', supportUntil: null };
const writeUntil = (supportUntil: string): SupportRules => ({ supportAccess: 'write', supportUntil });

it('support changes something until the last moment of the last day in UTC', () => {
  const rules = writeUntil('2028-02-28');
  expect(supportMayWrite(rules, Date.UTC(2028, 1, 28, 23, 59, 59, 999))).toBe(true);
  expect(supportMayWrite(rules, Date.UTC(2028, 1, 29))).toBe(false);
  expect([never, read].map(one => supportMayWrite(one, 0))).toEqual([false, false]);
});

it.each([
  [read, never, true],
  [never, read, false],
  [read, read, false],
  [writeUntil('2028-02-28'), read, true],
  [writeUntil('2028-02-29'), writeUntil('2028-02-28'), true],
  [writeUntil('2028-02-28'), writeUntil('2028-02-28'), false],
  [writeUntil('2028-02-27'), writeUntil('2028-02-28'), false],
  [read, writeUntil('2028-02-28'), false],
])('%j lets more than %j: %s', (after, before, more) => {
  expect(letsSupportMore(after, before)).toBe(more);
});
