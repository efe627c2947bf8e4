import { describe, expect, it } from 'vitest';
import { createBatcher } from './batcher.ts';

/** A work that ends when it is told to. */
const world = (settings: { readonly statements: number; readonly most?: number }) => {
  const works: { readonly items: readonly string[]; readonly end: () => void }[] = [];
  const ask = createBatcher<string, string>(
    { nameOf: item => item.slice(0, 1), most: 100, isOfItem: error => String(error) === 'Error: bad', ...settings },
    async items => {
      const { promise, resolve } = Promise.withResolvers<void>();
      works.push({ items, end: resolve });
      await promise;
      if (items.includes('x')) throw new Error('bad');
      if (items.includes('z')) throw new Error('gone');
      return items.map(item => item.toUpperCase());
    },
  );
  const next = async (index: number) => {
    await expect.poll(() => works.length).toBe(index + 1);
    works[index]?.end();
    return works[index]?.items;
  };
  return { ask, works, next };
};

describe('what is done in batches', () => {
  it('begins at once, and what comes meanwhile goes together, each with its own result', async () => {
    const { ask, works, next } = world({ statements: 1 });
    const asked = ['a', 'b', 'c'].map(ask);
    expect(works.map(({ items }) => items)).toEqual([['a']]);
    await next(0);
    expect(await next(1)).toEqual(['b', 'c']);
    expect(await Promise.all(asked)).toEqual(['A', 'B', 'C']);
  });

  it('goes on where one statement has to wait', async () => {
    const { ask, works, next } = world({ statements: 2 });
    const asked = ['a', 'b', 'c', 'd'].map(ask);
    expect(works.map(({ items }) => items)).toEqual([['a'], ['b']]);
    works[1]?.end();
    expect(await next(2)).toEqual(['c', 'd']);
    expect(await Promise.all(asked.slice(1))).toEqual(['B', 'C', 'D']);
    works[0]?.end();
    expect(await asked[0]).toBe('A');
  });

  it('has no name twice in a statement, nor more than the most', async () => {
    const { ask, next } = world({ statements: 1, most: 2 });
    const asked = ['a', 'b1', 'b2', 'c', 'd'].map(ask);
    expect([await next(0), await next(1), await next(2)]).toEqual([['a'], ['b1', 'c'], ['b2', 'd']]);
    expect(await Promise.all(asked)).toEqual(['A', 'B1', 'B2', 'C', 'D']);
  });

  it('fails alone where an item is to blame, and together where the database is', async () => {
    const { ask, next } = world({ statements: 1 });
    const asked = ['a', 'x', 'y'].map(ask);
    const settled = Promise.allSettled(asked);
    await next(0);
    expect(await next(1)).toEqual(['x', 'y']);
    expect(await next(2)).toEqual(['x']);
    expect(await next(3)).toEqual(['y']);
    expect((await settled).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    const other = world({ statements: 1 });
    const lost = Promise.allSettled(['a', 'z', 'y'].map(other.ask));
    await other.next(0);
    expect(await other.next(1)).toEqual(['z', 'y']);
    expect((await lost).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  });
});
