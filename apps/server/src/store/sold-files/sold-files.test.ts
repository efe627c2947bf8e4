import { fork } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Question } from '@commissary/catalog';
import type { Dimension, Posting } from '@commissary/domain';
import { afterAll, describe, expect, it } from 'vitest';
import type { SoldDay } from '../sold-rows/index.ts';
import { createSoldFiles } from './index.ts';
import type { FromProcess, Order, ToProcess } from './messages.ts';

const mebibyte = 1024 * 1024;
const folder = mkdtempSync(join(tmpdir(), "sold's "));
const files = createSoldFiles({ folder, memoryBytes: 64 * mebibyte });
afterAll(async () => {
  await files.close();
  rmSync(folder, { recursive: true, force: true });
});

const write = (...days: readonly SoldDay[]): Promise<string> =>
  files.write(
    (async function* () {
      yield* days;
    })(),
  );
const posting = (more: Posting['of'], amounts: Posting['amounts']): Posting => ({
  of: { ...{ location: 'elm', day: '2026-11-01', month: '2026-11', hour: 12, channel: 'POS' }, ...more },
  amounts,
});
const day = (postings: readonly Posting[]): SoldDay => ({
  ...{ locationId: 'elm', day: '2026-11-01', postings },
  names: new Map([['server', new Map([['a', { name: 'Ann', at: 5 }]])]]),
});
const asked = (more: Partial<Question> = {}): Question => ({
  ...{ measures: ['net'], dimensions: [], filters: [], period: { from: '2026-11-01', to: '2026-11-30' }, ...more },
});
const inNovember = (file: string, days = 1) => [{ file, locationId: 'elm', month: '2026-11', days }];

describe('files of what was sold', () => {
  it('[RULE.questions.03] have what has no value apart from what there is none of, and only the days that count', async () => {
    const file = await write(
      day([
        posting({ server: 'a', orderType: null }, { gross: 1_000, discounts: 100 }),
        posting({ server: null, orderType: null }, { gross: 50 }),
        posting({ orderType: null }, { gross: 7 }),
      ]),
      { ...day([posting({ day: '2026-11-02', server: 'a' }, { gross: 9_000 })]), day: '2026-11-02' },
      { ...day([]), day: '2026-11-03' },
    );
    const rows = async (dimensions: readonly Dimension[], days = 1) =>
      (await files.ask([asked({ dimensions })], inNovember(file, days), [])).sums[0]?.toSorted((one, other) =>
        JSON.stringify(one) < JSON.stringify(other) ? -1 : 1,
      );
    expect(await rows(['server'])).toEqual([
      { of: { server: 'a' }, amounts: { gross: 1_000, discounts: 100 } },
      { of: { server: null }, amounts: { gross: 50 } },
    ]);
    expect(await rows(['orderType'])).toEqual([{ of: { orderType: null }, amounts: { gross: 1_057, discounts: 100 } }]);
    expect(await rows(['month'], 0b11)).toEqual([
      { of: { month: '2026-11' }, amounts: { gross: 10_057, discounts: 100 } },
    ]);
    expect(await rows(['day'], 0b10)).toEqual([{ of: { day: '2026-11-02' }, amounts: { gross: 9_000 } }]);
    // What ids are called is no sale of its day.
    expect(await rows(['day', 'location'], 0b100)).toEqual([]);
    const { names } = await files.ask([asked()], inNovember(file), ['server', 'item']);
    expect(names).toEqual(new Map([['server', new Map([['a', { name: 'Ann', at: 5 }]])]]));
    expect((await files.ask([asked()], inNovember(file), ['item'])).names).toEqual(new Map());
  });

  it('[RULE.questions.01] are called by the hash of what is in them', async () => {
    const [one, same, other] = [
      await write(day([posting({}, { gross: 1 })])),
      await write(day([posting({}, { gross: 1 })])),
      await write(day([posting({}, { gross: 2 })])),
    ];
    expect([one, one === same, one === other]).toEqual([
      expect.stringMatching(/^1-[0-9a-f]{64}\.parquet$/),
      ...[true, false],
    ]);
    expect(readdirSync(folder).filter(name => name.startsWith('.'))).toEqual([]);
  });

  it('[RULE.questions.09] add up whole numbers, and refuse a sum that a number cannot hold exactly', async () => {
    const most = Number.MAX_SAFE_INTEGER;
    const file = await write(day([posting({}, { gross: most - 1 }), posting({}, { gross: 1 })]));
    expect((await files.ask([asked()], inNovember(file), [])).sums).toEqual([[{ of: {}, amounts: { gross: most } }]]);
    const more = await write(day([posting({}, { gross: most }), posting({}, { gross: 1 })]));
    await expect(files.ask([asked()], inNovember(more), [])).rejects.toMatchObject({ why: 'FAILED' });
    // As 64 bits this sum would be -2048, and what follows is larger than that on the way alone.
    const many = (gross: number) => Array.from({ length: 2_048 }, () => posting({}, { gross }));
    const far = await write(day(many(most)));
    await expect(files.ask([asked()], inNovember(far), [])).rejects.toMatchObject({ why: 'FAILED' });
    const there = await write(day([...many(most), ...many(-most), posting({}, { gross: 5 })]));
    expect((await files.ask([asked()], inNovember(there), [])).sums).toEqual([[{ of: {}, amounts: { gross: 5 } }]]);
  });

  it('[RULE.questions.07] find what is asked by as it is, and nothing by what is no dimension', async () => {
    const text = 'x\' or 1=1; drop table "sold" --';
    const file = await write(day([posting({ item: text }, { gross: 5 }), posting({ item: 'soup' }, { gross: 70 })]));
    const sums = async (filters: Question['filters']) =>
      (await files.ask([asked({ filters })], inNovember(file), [])).sums[0]?.map(({ amounts }) => amounts.gross);
    expect(await sums([{ dimension: 'item', values: [text] }])).toEqual([5]);
    expect(await sums([{ dimension: 'item', values: ["' or true --"] }])).toEqual([undefined]);
    expect(await sums([{ dimension: 'hour', values: [] }])).toEqual([undefined]);
    expect(await sums([{ dimension: 'hour', values: [12, 13] }])).toEqual([75]);
    const wrong = { dimension: 'item" is null or "item' as Dimension, values: ['soup'] };
    await expect(sums([wrong])).rejects.toThrow('Rows have no item" is null');
  });

  it('[RULE.questions.07] are all that their process reaches: no other file, no network, no setting', async () => {
    const process = new URL('./duckdb-process.ts', import.meta.url);
    const settings = { folder, memoryBytes: 64 * mebibyte, mostBytes: 1024 * mebibyte, threads: 1 };
    const child = fork(process, [JSON.stringify(settings)], { serialization: 'advanced', execArgv: [], env: {} });
    const { promise: isReady, resolve } = Promise.withResolvers<unknown>();
    const answers = new Map<number, (message: FromProcess) => void>();
    child.on('message', (message: FromProcess) => {
      if ('id' in message) answers.get(message.id)?.(message);
      else resolve(message);
    });
    expect(await isReady).toEqual({ ready: true });
    const run = async (id: number, sql: string): Promise<FromProcess> => {
      const { promise, resolve: answered } = Promise.withResolvers<FromProcess>();
      answers.set(id, answered);
      const none = { table: `none ${id}`, columns: 'a INTEGER', cells: [[]] };
      const order: Order = { kind: 'ask', of: none, statements: [{ sql, values: {} }] };
      child.send({ id, order } satisfies ToProcess);
      return promise;
    };
    const outside = join(tmpdir(), 'outside.csv');
    const reached = [
      `select * from read_csv('${import.meta.filename}')`,
      "select * from read_parquet('https://example.com/sold.parquet')",
      `copy (select 1) to '${outside}'`,
      `attach '${outside}'`,
      ...['install httpfs', 'load httpfs'],
      ...["set memory_limit = '8GB'", 'set enable_external_access = true', 'set autoload_known_extensions = true'],
    ];
    for (const [id, sql] of reached.entries())
      expect([sql, await run(id, sql)]).toEqual([
        sql,
        { id, isMemory: false, message: expect.stringMatching(/disabled|locked|allowed/i) },
      ]);
    expect([existsSync(outside), await run(99, 'select 1')]).toEqual([false, { id: 99, result: [[[1]]] }]);
    const ended = new Promise(done => child.once('exit', done));
    child.disconnect();
    await ended;
  });

  it('[RULE.questions.06] are asked again by another process after one has ended', async () => {
    const file = await write(day([posting({}, { gross: 3 })]));
    const other = createSoldFiles({ folder, memoryBytes: 64 * mebibyte });
    const ask = () => other.ask([asked()], inNovember(file), []);
    const [one, two] = [ask(), ask()];
    const settled = Promise.allSettled([one, two]);
    await other.close();
    expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(one).rejects.toMatchObject({ why: 'ENDED' });
    expect((await ask()).sums).toEqual([[{ of: {}, amounts: { gross: 3 } }]]);
    const waiting = await Promise.allSettled(Array.from({ length: 40 }, ask));
    const [busy] = waiting.flatMap(answer => (answer.status === 'rejected' ? [answer.reason] : []));
    expect([waiting.filter(({ status }) => status === 'rejected').length, busy]).toEqual([
      8,
      expect.objectContaining({ why: 'BUSY' }),
    ]);
    await other.close();
  });

  it('[RULE.questions.06] are not written at all where their process ends before they are whole', async () => {
    const other = createSoldFiles({ folder, memoryBytes: 64 * mebibyte });
    const before = readdirSync(folder).sort();
    const days = async function* () {
      yield day([posting({}, { gross: 3 })]);
      await other.close();
      yield day([posting({}, { gross: 4 })]);
    };
    await expect(other.write(days())).rejects.toMatchObject({ why: 'FAILED' });
    expect(readdirSync(folder).sort()).toEqual(before);
    await other.close();
  });
});
