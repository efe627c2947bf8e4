import type { LocationEffect } from '@commissary/contract';
import { expect, it } from 'vitest';
import { blockedBy, impactScope, valuesText } from './impact-text.ts';

const effect = (locationId: string, more: Partial<LocationEffect> = {}): LocationEffect => ({
  locationId,
  kind: 'settings',
  changes: [],
  total: 1,
  asleep: [],
  blocked: false,
  keeps: false,
  ...more,
});
const keeps = { total: 0, keeps: true };

it.each<[string, LocationEffect[], string]>([
  ['nothing', [], 'No location changes.'],
  ['some', [effect('a'), effect('b')], 'Changes 2 of 12 locations.'],
  ['one that keeps its value', [effect('a'), effect('b', keeps)], 'Changes 1 of 12 locations; 1 keeps its own value.'],
  [
    'only locations that keep their value',
    [effect('a', keeps), effect('b', keeps)],
    'No location changes; 2 keep their own value.',
  ],
  ['one location in two documents', [effect('a'), effect('a', { kind: 'menu' })], 'Changes 1 of 12 locations.'],
])('counts the locations that an action reaches: %s', (_, effects, words) => {
  expect(impactScope(effects, 12)).toBe(words);
});

it('names each location that could no longer be published once', () => {
  expect(
    blockedBy([effect('a', { blocked: true }), effect('a', { kind: 'menu', blocked: true }), effect('b')]),
  ).toEqual(['a']);
});

it('counts the values of one location over its documents', () => {
  expect(valuesText([effect('a', { total: 4 }), effect('a', { kind: 'menu' })])).toBe('5 values change.');
  expect(valuesText([effect('a')])).toBe('1 value changes.');
});
