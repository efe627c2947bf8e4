import type { PlaceEffect } from '@commissary/contract';
import { expect, it } from 'vitest';
import { blockedBy, reachOfEffects, valuesWords } from './effect-words.ts';

const effect = (locationId: string, more: Partial<PlaceEffect> = {}): PlaceEffect => ({
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

it.each<[string, PlaceEffect[], string]>([
  ['nothing', [], 'No location changes.'],
  ['some', [effect('a'), effect('b')], 'Changes 2 of 12 locations.'],
  ['one that keeps', [effect('a'), effect('b', keeps)], 'Changes 1 of 12 locations; 1 keeps its own value.'],
  ['only such', [effect('a', keeps), effect('b', keeps)], 'No location changes; 2 keep their own value.'],
  ['one place in two documents', [effect('a'), effect('a', { kind: 'menu' })], 'Changes 1 of 12 locations.'],
])('says how far an act reaches: %s', (_, effects, words) => {
  expect(reachOfEffects(effects, 12)).toBe(words);
});

it('names each location that could not be published any more once', () => {
  expect(
    blockedBy([effect('a', { blocked: true }), effect('a', { kind: 'menu', blocked: true }), effect('b')]),
  ).toEqual(['a']);
});

it('counts the values of one location over its documents', () => {
  expect(valuesWords([effect('a', { total: 4 }), effect('a', { kind: 'menu' })])).toBe('5 values change.');
  expect(valuesWords([effect('a')])).toBe('1 value changes.');
});
