import { withListChanges } from '@commissary/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endSession } from '../../services/accounts/sessions.ts';
import { ownAction } from '../../services/audit/audit.ts';
import { publishDue } from '../../services/publishing/publish-due.ts';
import { makeCompany } from '../../testing/test-company.ts';
import { bothDatabases } from '../../testing/test-database.ts';
import { giveMenu } from '../../testing/test-documents.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { mostStreams } from '../body/index.ts';

describe.each(bothDatabases)('an event stream on %s', database => {
  let server: TestServer;
  let address: string;
  beforeAll(async () => {
    server = await openTestServer({ database });
    address = await server.listen();
  });
  afterAll(() => server.close());

  const world = async () => {
    const company = await makeCompany(server, { locations: ['Elm', 'Oak'] });
    await giveMenu(server, company);
    const person = await company.person({ permissions: ['accessConfigurationOptions'] });
    const token = (await server.browserOf(person.id)).cookies.get('commissary') ?? '';
    const open = (accept = 'text/event-stream', cookie = `commissary=${token}`) =>
      fetch(`${address}/api/sync-locations/running/${company.id}`, {
        headers: { accept, cookie, 'accept-encoding': 'gzip' },
      });
    const start = (name: string, client = person.client) =>
      client.syncLocations.start({ body: { action: 'PUBLISH', locationIds: [company.tenantId(name)] } });
    return { company, personId: person.id, token, open, start };
  };
  interface Shown {
    readonly locationToStatuses: Readonly<Record<string, string>>;
  }
  /** The events of a stream, in order: each with its data. */
  const eventsOf = async function* (answer: Response) {
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    for (;;) {
      const { done, value = '' } = (await reader?.read()) ?? { done: true };
      if (done) return;
      text += value;
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const [, event, data] = /^event: (snapshot|changes)\ndata: (.*)$/.exec(text.slice(0, end)) ?? [];
        text = text.slice(end + 2);
        if (event !== undefined && data !== undefined) yield { event, data };
      }
    }
  };
  /** What a page shows after each event. */
  const snapshots = async function* (answer: Response) {
    let shown: readonly unknown[] = [];
    for await (const { event, data } of eventsOf(answer)) {
      shown = event === 'snapshot' ? JSON.parse(data) : withListChanges(shown, JSON.parse(data));
      yield shown as readonly Shown[];
    }
  };

  it('sends the current state at once, and again when it changes', async () => {
    const { company, open, start } = await world();
    const answer = await open();
    const { headers } = answer;
    expect([answer.status, headers.get('content-type'), headers.get('x-accel-buffering')]).toEqual([
      200,
      'text/event-stream',
      'no',
    ]);
    expect([headers.get('cache-control'), headers.get('content-encoding')]).toEqual(['no-store, no-transform', null]);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const seen = snapshots(answer);
    expect((await seen.next()).value).toEqual([]);
    const elm = company.tenantId('Elm');
    await start('Elm');
    expect((await seen.next()).value).toMatchObject([{ locationToStatuses: { [elm]: 'WAITING' } }]);
    await publishDue(server.context);
    expect((await seen.next()).value).toMatchObject([{ locationToStatuses: { [elm]: 'SUCCESS' } }]);
    await seen.return(undefined);
    await answer.body?.cancel().catch(() => undefined);
  });

  it('[RULE.publish.90] sends of the publishes what moved: at most 300 bytes for each location, whatever else waits', async () => {
    const { company, open, start } = await world();
    await start('Oak');
    const events = eventsOf(await open());
    expect((await events.next()).value).toMatchObject({ event: 'snapshot' });
    await start('Elm');
    const added = (await events.next()).value;
    expect(added?.event).toBe('changes');
    expect(added?.data).not.toContain(company.tenantId('Oak'));
    await publishDue(server.context);
    const moved = (await events.next()).value;
    expect(moved?.event).toBe('changes');
    expect(JSON.parse(moved?.data ?? '')).toMatchObject({ removed: [], added: [] });
    expect((moved?.data.length ?? 0) / 2).toBeLessThanOrEqual(300);
    await events.return(undefined);
  });

  it('is an ordinary response when the request does not accept event streams', async () => {
    const { open } = await world();
    for (const accept of ['*/*', 'application/json']) {
      const answer = await open(accept);
      expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(await answer.json()).toEqual([]);
    }
  });

  it('is rejected before it begins, like any call', async () => {
    const { open } = await world();
    const stranger = await makeCompany(server);
    const { id } = await stranger.person({ permissions: ['companyAdmin'] });
    const token = (await server.browserOf(id)).cookies.get('commissary') ?? '';
    expect((await open('text/event-stream', '')).status).toBe(401);
    expect((await open('text/event-stream', `commissary=${token}`)).status).toBe(404);
  });

  it('ends with the session at the next event, without an error', async () => {
    const { token, open, start } = await world();
    const seen = snapshots(await open());
    await seen.next();
    await endSession({ ...server.context, origin: ownAction }, null, token);
    await start('Elm');
    expect((await seen.next()).done).toBe(true);
    expect(server.errors).toEqual([]);
  });

  it('ends when the permission to see it is removed', async () => {
    const { company, personId, open, start } = await world();
    const seen = snapshots(await open());
    await seen.next();
    const publisher = await company.person({ permissions: ['accessConfigurationOptions'] });
    await server.context.db.deleteFrom('granted_role').where('person_id', '=', personId).execute();
    await start('Elm', publisher.client);
    expect((await seen.next()).done).toBe(true);
    expect(server.errors).toEqual([]);
  });

  it('is computed once for all who see the same, and sends each person what their permissions cover', async () => {
    const { company, open, start } = await world();
    const cook = await company.person({ permissions: ['accessConfigurationOptions'], on: 'Oak' });
    const others = await Promise.all(Array.from({ length: 5 }, () => company.person()));
    const cookies = await Promise.all(
      [...others, cook].map(async ({ id }) => `commissary=${(await server.browserOf(id)).cookies.get('commissary')}`),
    );
    const streams = await Promise.all(cookies.map(async cookie => snapshots(await open('text/event-stream', cookie))));
    for (const stream of streams) expect((await stream.next()).value).toEqual([]);
    const before = server.statements.length;
    await start('Elm');
    for (const stream of streams.slice(0, -1))
      expect((await stream.next()).value).toMatchObject([
        { locationToStatuses: { [company.tenantId('Elm')]: 'WAITING' } },
      ]);
    const looks = server.statements.slice(before).filter(text => /^select .* from "run"/.test(text));
    await start('Oak');
    expect((await streams.at(-1)?.next())?.value).toMatchObject([
      { locationToStatuses: { [company.tenantId('Oak')]: 'WAITING' } },
    ]);
    // One stream sees all locations, one only Oak; each may look a second time for changes in between.
    expect(looks.length).toBeGreaterThan(0);
    expect(looks.length).toBeLessThan(others.length);
  });

  it('is rejected beyond the limit per person, until one of them ends', async () => {
    const { open } = await world();
    const opened: Response[] = [];
    for (let i = 0; i < mostStreams.person.count; i += 1) opened.push(await open());
    expect(opened.map(({ status }) => status)).toEqual(opened.map(() => 200));
    const refused = await open();
    expect([refused.status, await refused.json()]).toEqual([429, [{ code: 'TOO_MUCH_AT_ONCE' }]]);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect((await open('application/json')).status).toBe(200);
    await opened[0]?.body?.cancel();
    await expect.poll(async () => (await open()).status).toBe(200);
  });

  it('does not extend the session', async () => {
    const { token, open } = await world();
    const idle = 60 * 60_000 - 1;
    server.clock.pass(idle);
    const answer = await open();
    expect(answer.status).toBe(200);
    await answer.body?.cancel();
    server.clock.pass(1);
    expect((await open('application/json', `commissary=${token}`)).status).toBe(401);
  });

  it('does not delay the shutdown of the server', async () => {
    const other = await openTestServer({ database });
    const own = await makeCompany(other, { locations: ['Elm'] });
    const { id } = await own.person({ permissions: ['accessConfigurationOptions'] });
    const token = (await other.browserOf(id)).cookies.get('commissary') ?? '';
    const answer = await fetch(`${await other.listen()}/api/sync-locations/running/${own.id}`, {
      headers: { accept: 'text/event-stream', cookie: `commissary=${token}` },
    });
    const seen = snapshots(answer);
    await seen.next();
    const [end] = await Promise.all([seen.next(), other.close()]);
    expect(end.done).toBe(true);
  });
});
