import type { DocumentActivity } from '@commissary/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endSession } from '../services/accounts/sessions.ts';
import { ownAction } from '../services/audit/audit.ts';
import { makeCompany } from '../testing/test-company.ts';
import { bothDatabases, type SharedDatabase, sharedDatabase } from '../testing/test-database.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

/** On PostgreSQL sender and receiver are two servers, like two processes. */
describe.each(bothDatabases)('live presence on %s', kind => {
  let shared: SharedDatabase;
  let here: TestServer;
  let there: TestServer;
  let address: string;
  beforeAll(async () => {
    shared = await sharedDatabase(kind);
    here = await openTestServer({ database: kind, open: shared.open });
    there = kind === 'postgresql' ? await openTestServer({ database: kind, open: shared.open }) : here;
    address = await there.listen();
  });
  afterAll(async () => {
    await here.close();
    if (there !== here) await there.close();
    await shared.drop();
  });

  const world = async () => {
    const company = await makeCompany(here, { groups: { West: ['Elm', 'Oak'] } });
    const [reader, other] = [
      await company.person({ name: 'Kim' }),
      await company.person({ name: 'Ana', permissions: ['accessConfigurationOptions'] }),
    ];
    const token = (await there.browserOf(reader.id)).cookies.get('commissary') ?? '';
    const answer = await fetch(`${address}/api/presence/settings/${company.id}?tenantId=${company.tenantId('Elm')}`, {
      headers: { accept: 'text/event-stream', cookie: `commissary=${token}` },
    });
    const params = { kind: 'settings', companyId: company.id, page: 'ana-1' } as const;
    const open = (tenant: string, sections: string[] = []) =>
      other.client.presence.here({ params, body: { tenantId: company.tenantId(tenant), sections } });
    const leave = () => other.client.presence.leave({ params });
    const save = (tenant: string, ver: number) =>
      other.client.settings.saveOverride({
        params: { id: company.tenantId(tenant) },
        body: {
          overrideId: `settings-${company.id}.${company.tenantId(tenant)}`,
          overrideVer: ver,
          groupOverrideVer: null,
          baseVer: 0,
          changes: [{ op: 'set', path: '/tableSettings/serverKeepsTips', value: true }],
        },
      });
    return { answer, token, open, leave, save };
  };
  const snapshots = async function* (answer: Response): AsyncGenerator<DocumentActivity, undefined> {
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    for (;;) {
      const { done, value = '' } = (await reader?.read()) ?? { done: true };
      if (done) return undefined;
      text += value;
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const [, data] = /^event: snapshot\ndata: (.*)$/.exec(text.slice(0, end)) ?? [];
        text = text.slice(end + 2);
        if (data !== undefined) yield JSON.parse(data);
      }
    }
  };

  it('shows who opens a document, where they have unsaved changes, what they save, and when they leave', async () => {
    const { answer, open, leave, save } = await world();
    const seen = snapshots(answer);
    expect((await seen.next()).value).toEqual({ people: [], versions: { base: 0, group: 0, own: 0 } });
    await open('Elm');
    expect((await seen.next()).value).toMatchObject({ people: [{ name: 'Ana', sections: [] }] });
    await open('Elm', ['tableSettings']);
    expect((await seen.next()).value).toMatchObject({ people: [{ name: 'Ana', sections: ['tableSettings'] }] });
    await save('Elm', 0);
    expect((await seen.next()).value).toMatchObject({ versions: { own: 1 } });
    await leave();
    expect((await seen.next()).value).toMatchObject({ people: [] });
    await seen.return(undefined);
  });

  it('ends with the session at the next event', async () => {
    const { answer, token, open } = await world();
    const seen = snapshots(answer);
    await seen.next();
    await endSession({ ...there.context, origin: ownAction }, null, token);
    await open('Elm');
    expect((await seen.next()).done).toBe(true);
  });
});
