import { expect, it } from 'vitest';
import { activeLevel } from './level.ts';

it('[RULE.level.01] without an active tenant the company is edited', () => {
  expect(activeLevel(null)).toBe('company');
});
it('[RULE.level.02] with a group active the group is edited', () => {
  expect(activeLevel({ type: 'GROUP' })).toBe('group');
});
it('[RULE.level.03] with a location active the location is edited', () => {
  expect(activeLevel({ type: 'LOCATION' })).toBe('location');
});
