import { expect, it } from 'vitest';
import { initial } from '../computed/initial.ts';
import { card } from '../testing/sample.ts';
import { childField, fieldAt, fieldsTo, keyingOf, walk, walkValue } from './walk.ts';

it('visits every field once, parents first', () => {
  const seen: string[] = [];
  walk(card, (_, path) => seen.push(path));
  expect(seen.slice(0, 6)).toEqual([
    '',
    '/courses',
    '/courses/[]',
    '/courses/[]/id',
    '/courses/[]/name',
    '/courses/[]/dishes',
  ]);
  expect(seen).toContain('/courses/[]/dishes/[]/tags/[]');
  expect(new Set(seen).size).toBe(seen.length);
});

it('finds the field of a document path, and none for an unknown path', () => {
  expect(fieldAt(card, '/courses/[c7]/dishes/[4]/price')?.label).toBe('Price');
  expect(fieldAt(card, '')).toBe(card);
  expect(
    ['/courses/c7', '/courses/[c]/nope', '/toString', '/kitchen/[seats]', '/fees/0'].map(path => fieldAt(card, path)),
  ).toEqual(Array(5).fill(undefined));
  expect(fieldsTo(card, '/kitchen/seats')?.map(field => field.label)).toEqual(['Card', 'Kitchen', 'Seats']);
  expect(fieldsTo(card, '/kitchen/nope')).toBeUndefined();
});

it('returns how each field addresses its values', () => {
  const tokens: [string, string][] = [
    ['/courses', 'list'],
    ['/kitchen', 'group'],
    ['/rates', 'group'],
    ['/fees', 'atomic'],
    ['/kitchen/pin', 'atomic'],
    ['/courses/[c]/dishes/[d]/tags', 'set'],
  ];
  for (const [path, expected] of tokens) {
    const field = fieldAt(card, path);
    expect([path, field && keyingOf(field)]).toEqual([path, expected]);
  }
  expect(childField(card, 'kitchen')?.label).toBe('Kitchen');
});

it('walks a value along its definition and skips absent fields', () => {
  const seen: string[] = [];
  walkValue(card, initial(card), (_, __, path) => seen.push(path));
  expect(seen).toContain('/kitchen/seats');
  expect(seen).not.toContain('/kitchen/pin');
});
