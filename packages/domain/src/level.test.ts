import { expect, it } from 'vitest';
import { activeLevel, isOverrideMode } from './level.ts';

it('[RULE.level.01] with nothing active the company is edited', () => {
  expect(activeLevel(null)).toBe('company');
});
it('[RULE.level.02] with a group active the group is edited', () => {
  expect(activeLevel({ type: 'GROUP' })).toBe('group');
});
it('[RULE.level.03] with a location active the location is edited', () => {
  expect(activeLevel({ type: 'LOCATION' })).toBe('location');
});
it('[RULE.level.04] [PERM.rule.overrideMode] an active place means override mode', () => {
  expect([null, { type: 'GROUP' as const }, { type: 'LOCATION' as const }].map(isOverrideMode)).toEqual([
    false,
    true,
    true,
  ]);
});
