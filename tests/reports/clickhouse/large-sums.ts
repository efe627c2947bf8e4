import { createClickHouse } from '../../../apps/server/src/store/clickhouse/index.ts';

const [locationId, month, most] = ['elm', '2030-01', Number.MAX_SAFE_INTEGER];

/**
 * Sums in the engine itself: one that 64 bits do not hold is no answer, though as 64 bits it would be -2048; one that is as
 * large on the way alone is exact. Returns what is wrong.
 */
export const largeSums = async (url: string): Promise<readonly string[]> => {
  const client = createClickHouse({ url, told: () => undefined });
  const sumOf = async (day: string, ...amounts: readonly number[]) => {
    const of = { location: locationId, day, month, hour: 12, item: 'soup' };
    const postings = amounts.flatMap(gross => Array.from({ length: 2_048 }, () => ({ of, amounts: { gross } })));
    const names = new Map([['item' as const, new Map([['soup', { name: 'Soup', at: 5 }]])]]);
    await client.send([{ locationId, day, postings, names, version: 9 }]);
    const [period, changed] = [{ from: day, to: day }, []];
    const ask = { measures: ['gross' as const], dimensions: ['item' as const], filters: [], period };
    const expected = { days: 1, versions: '9' };
    return client.ask([ask], { ...period, locationIds: [locationId], changed }, expected, ['item']);
  };
  try {
    const [large, small] = [await sumOf(`${month}-01`, most), await sumOf(`${month}-02`, most, -most, 5)];
    const got = JSON.stringify([large, small?.sums]);
    const expected = JSON.stringify([null, [[{ of: { item: 'soup' }, amounts: { gross: 2_048 * 5 } }]]]);
    return got === expected ? [] : [`ClickHouse has large sums as ${got}`];
  } finally {
    await client.close();
  }
};
