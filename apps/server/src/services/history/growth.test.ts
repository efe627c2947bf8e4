import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSaves, rowsTouched } from '../../testing/long-history.ts';
import { databases } from '../../testing/test-database.ts';
import { settingsWith } from '../../testing/test-documents.ts';
import { historyWorld } from '../../testing/test-history.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { ownAction } from '../audit/audit.ts';
import type { Context } from '../context/context.ts';
import { loadPerson } from '../context/person.ts';
import type { UseCaseContext } from '../context/use-case-context.ts';
import { listOverrides } from '../documents/list-overrides.ts';
import { readLatest } from './read-latest.ts';
import { readLive } from './read-live.ts';
import { readPathHistory } from './read-path-history.ts';
import { readTimeline } from './read-timeline.ts';

const bank = '/tableSettings/issueServerBankOfAmount';

type Caller = UseCaseContext & Pick<Context, 'rowCache'>;

describe.each(databases)('the rows read of a long history on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  it('do not grow with it', async () => {
    const { company, kim, params, saveBase, saveAt, publish } = await historyWorld(server);
    await saveBase(settingsWith({ issueServerBankOfAmount: '10.00' }));
    await saveAt('West', [{ op: 'set', path: bank, value: '20.00' }]);
    await saveAt('Elm', [{ op: 'set', path: bank, value: '30.00' }]);
    await publish(['Elm']);
    const person = await loadPerson(server.context.db, kim.id);
    if (person === null) throw new Error();
    // What is cached is read each time.
    const context = { ...server.context, rowCache: server.context.rowCache.doubting };
    const caller = { ...context, person, origin: ownAction };
    const [elm, id] = [company.tenantId('Elm'), `settings-${company.id}`];
    const at = { ...params, tenantId: elm };
    const works: Readonly<Record<string, (caller: Caller) => Promise<unknown>>> = {
      latest: one => readLatest(one, at),
      place: one => readPathHistory(one, { ...at, path: bank, limit: 20 }),
      timeline: one => readTimeline(one, { ...at, limit: 20 }),
      search: one => readTimeline(one, { ...at, limit: 20, search: 'server bank' }),
      live: one => readLive(one, at),
      overrides: one => listOverrides(one, params),
    };
    const measure = async () => {
      const found: Record<string, number> = {};
      for (const [name, work] of Object.entries(works)) {
        await work(caller);
        found[name] = await rowsTouched(caller, work);
      }
      return found;
    };
    const layers = [id, `${id}.${company.tenantId('West')}`, `${id}.${elm}`];
    await addSaves(caller.db, 200, layers);
    const short = await measure();
    await addSaves(caller.db, 5_000, layers);
    const long = await measure();
    const grown = Object.keys(works).filter(name => (long[name] ?? Number.NaN) > (short[name] ?? 0) + 30);
    expect(grown.map(name => `${name}: ${short[name]} rows, then ${long[name]}`)).toEqual([]);
    expect(Object.values(long).every(Number.isFinite)).toBe(true);
  });
});
