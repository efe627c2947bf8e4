import { expect, it } from 'vitest';
import { createByteCache } from './byte-cache.ts';

it('drops what was used longest ago when the bytes run out', () => {
  const cache = createByteCache<string>(10);
  cache.set('a', 'A', 4);
  cache.set('b', 'B', 4);
  cache.get('a');
  cache.set('c', 'C', 4);
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual(['A', undefined, 'C']);
});

it('leaves out what is larger than the whole cache, and keeps the rest', () => {
  const cache = createByteCache<string>(10);
  cache.set('a', 'A', 4);
  cache.set('huge', 'H', 11);
  expect([cache.get('a'), cache.get('huge')]).toEqual(['A', undefined]);
});

it('counts a value once that is put twice', () => {
  const cache = createByteCache<string>(10);
  cache.set('a', 'A', 6);
  cache.set('a', 'A2', 6);
  cache.set('b', 'B', 4);
  expect([cache.get('a'), cache.get('b')]).toEqual(['A2', 'B']);
});

it('counts what several values share once, as long as one of them is there', () => {
  const cache = createByteCache<string>(20);
  const shared = [{ key: 'base', bytes: 10 }];
  cache.set('a', 'A', 4, shared);
  cache.set('b', 'B', 4, shared);
  expect(cache.bytes).toBe(18);
  cache.set('c', 'C', 16);
  expect([cache.get('a'), cache.get('b'), cache.get('c'), cache.bytes]).toEqual([undefined, undefined, 'C', 16]);
  cache.set('a', 'A', 11, shared);
  expect([cache.get('a'), cache.bytes]).toEqual([undefined, 16]);
});
