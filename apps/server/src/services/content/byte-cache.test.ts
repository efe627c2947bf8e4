import { expect, it } from 'vitest';
import { createByteCache } from './byte-cache.ts';

it('evicts the least recently used values when the bytes run out', () => {
  const cache = createByteCache<string>(10);
  cache.set('a', 'A', 4);
  cache.set('b', 'B', 4);
  cache.get('a');
  cache.set('c', 'C', 4);
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual(['A', undefined, 'C']);
});

it('does not store a value larger than the whole cache, and keeps the rest', () => {
  const cache = createByteCache<string>(10);
  cache.set('a', 'A', 4);
  cache.set('huge', 'H', 11);
  expect([cache.get('a'), cache.get('huge')]).toEqual(['A', undefined]);
});

it('counts a value once that is stored twice', () => {
  const cache = createByteCache<string>(10);
  cache.set('a', 'A', 6);
  cache.set('a', 'A2', 6);
  cache.set('b', 'B', 4);
  expect([cache.get('a'), cache.get('b')]).toEqual(['A2', 'B']);
});

it('counts what several values share once, as long as one of them is stored', () => {
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

it('evicts the same values as a list that is reordered at every use', () => {
  const most = 40;
  const cache = createByteCache<number>(most);
  let listed: { readonly key: string; readonly value: number; readonly bytes: number }[] = [];
  const without = (key: string) => listed.filter(one => one.key !== key);
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  for (let step = 0; step < 5_000; step++) {
    const key = String(random(12));
    if (random(3) === 0) {
      const bytes = 1 + random(15);
      cache.set(key, step, bytes);
      listed = [...without(key), { key, value: step, bytes }];
      while (listed.reduce((sum, one) => sum + one.bytes, 0) > most) listed.shift();
    } else {
      const found = listed.find(one => one.key === key);
      expect(cache.get(key)).toBe(found?.value);
      if (found !== undefined) listed = [...without(key), found];
    }
    expect(cache.bytes).toBe(listed.reduce((sum, one) => sum + one.bytes, 0));
  }
});
