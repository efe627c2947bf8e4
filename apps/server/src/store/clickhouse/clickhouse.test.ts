import type { Question } from '@commissary/catalog';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ClickHousePeer, openClickHousePeer } from '../../testing/clickhouse-peer.ts';
import { createClickHouse } from './index.ts';

const period = { from: '2026-11-01', to: '2026-11-30' };
const question: Question = { measures: ['gross'], dimensions: ['item'], filters: [], period };

describe('sums of ClickHouse', () => {
  let peer: ClickHousePeer;
  beforeAll(async () => {
    peer = await openClickHousePeer();
  });
  afterAll(() => peer.close());

  it('[RULE.questions.09] are taken as they are, and none of a question where a number cannot hold one exactly', async () => {
    const clickHouse = createClickHouse({ url: peer.url, told: () => undefined });
    await clickHouse.send([{ locationId: 'elm', day: '2026-11-01', postings: [], names: new Map(), version: 7 }]);
    const days = { ...period, locationIds: ['elm'], changed: [] };
    const sumsOf = async (...sums: readonly (string | number)[]) => {
      peer.find(sums.map((sum, at) => [`item${at}`, sum]));
      return (await clickHouse.ask([question], days, { days: 1, versions: '7' }, []))?.sums[0];
    };
    const most = Number.MAX_SAFE_INTEGER;
    expect(await sumsOf(most, -most)).toEqual([
      { of: { item: 'item0' }, amounts: { gross: most } },
      { of: { item: 'item1' }, amounts: { gross: -most } },
    ]);
    // As 64 bits the last would be -2048.
    for (const large of [most + 1, -most - 1, '9007199254740992', '18446744073709549568'])
      expect([large, await sumsOf(5, large)]).toEqual([large, undefined]);
    expect(await sumsOf(5)).toEqual([{ of: { item: 'item0' }, amounts: { gross: 5 } }]);
    await clickHouse.close();
  });
});
