import type { Pool } from 'pg';
import { afterEach, expect, it, vi } from 'vitest';
import { limitedPool } from './limited-pool.ts';
import { statementNames } from './statement-names.ts';

const queryMs = 30_000;
const doubtedMs = 5_000;

afterEach(() => {
  vi.useRealTimers();
});

/** A connection whose statements are answered when the test says so, on a clock that the test moves. */
const connected = async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setImmediate'] });
  const asked: (() => void)[] = [];
  const released = vi.fn();
  const client = {
    query: () => new Promise(resolve => asked.push(() => resolve({ command: 'SELECT', rowCount: 0, rows: [] }))),
    release: released,
    on: () => undefined,
  };
  let doubt = () => {};
  const pool = limitedPool({ connect: async () => client, end: async () => undefined } as unknown as Pool, {
    ...{ queryMs: () => queryMs, doubtedMs, isPooled: true, names: statementNames() },
    onDoubt: hear => {
      doubt = hear;
    },
    onChange: () => undefined,
    prepare: async () => undefined,
  });
  const connection = await pool.connect();
  const ask = () => connection.query('select 1', []).then(() => asked);
  return { ask, asked, released, doubt: () => doubt() };
};

it('[RULE.database.12] gives up a connection whose statement has no answer in time, sooner when it is in doubt', async () => {
  const { ask, released } = await connected();
  void ask();
  await vi.advanceTimersByTimeAsync(queryMs - 1);
  expect(released).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2);
  expect(released).toHaveBeenCalledWith(true);
  const other = await connected();
  void other.ask();
  other.doubt();
  await vi.advanceTimersByTimeAsync(doubtedMs - 1);
  expect(other.released).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2);
  expect(other.released).toHaveBeenCalledWith(true);
});

it('[RULE.database.12] keeps a connection on which several statements at once were answered, in doubt too', async () => {
  for (const inDoubt of [false, true]) {
    const { ask, asked, released, doubt } = await connected();
    const both = Promise.all([ask(), ask()]);
    if (inDoubt) doubt();
    await vi.advanceTimersByTimeAsync(1);
    for (const answer of asked) answer();
    await both;
    await vi.advanceTimersByTimeAsync(2 * queryMs);
    expect(released).not.toHaveBeenCalled();
  }
});
