import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBackoff } from '../services/publishing/backoff.ts';
import { publishDue } from '../services/publishing/publish-due.ts';
import { fillDisk } from '../testing/full-disk.ts';
import { makeCompany } from '../testing/test-company.ts';
import { bothDatabases } from '../testing/test-database.ts';
import { giveMenu } from '../testing/test-documents.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { type PublishScheduler, startPublishScheduler } from './publish-scheduler.ts';

describe.each(bothDatabases)('the scan for due publishes on %s', database => {
  let server: TestServer;
  let scans: PublishScheduler[];
  beforeEach(async () => {
    server = await openTestServer({ database });
    scans = [];
  });
  afterEach(async () => {
    for (const scan of scans) await scan.stop();
    await server.close();
  });

  const world = async () => {
    const company = await makeCompany(server, { locations: ['Elm', 'Oak'] });
    await giveMenu(server, company);
    const { client } = await company.person({ permissions: ['companyAdmin'] });
    const start = async (name: string, syncDateMillis = 0) => {
      const answer = await client.syncLocations.start({
        body: { action: 'PUBLISH', locationIds: [company.tenantId(name)], syncDateMillis },
      });
      if (answer.status !== 200) throw new Error(`${answer.status}`);
      return answer.body[0]?.runId ?? '';
    };
    const isLive = async (name: string) =>
      (await client.published.settings({ params: { id: company.tenantId(name) } })).status === 200;
    return { start, isLive };
  };
  const scan = (): PublishScheduler => {
    const started = startPublishScheduler(server.context);
    scans.push(started);
    return started;
  };
  /** Waits for an effect that another part of the program has asynchronously. */
  const until = (holds: () => Promise<boolean>) => expect.poll(holds).toBe(true);

  it('resumes at its start what a stopped server left unfinished', async () => {
    const { start, isLive } = await world();
    await start('Elm');
    scan();
    await until(() => isLive('Elm'));
  });

  it('wakes when a call has created work for it, and by itself when a date comes', async () => {
    const { start, isLive } = await world();
    scan();
    await start('Elm');
    await until(() => isLive('Elm'));
    await start('Oak', server.clock.now().getTime() + 60_000);
    server.clock.pass(60_000);
    await until(() => isLive('Oak'));
  });

  it('does nothing after it was stopped', async () => {
    const { start, isLive } = await world();
    await scan().stop();
    await start('Elm');
    server.context.changeEvents.ring(null);
    expect(await isLive('Elm')).toBe(false);
  });

  it('is notified of a publish that another process started', async () => {
    const { start, isLive } = await world();
    const rung: unknown[] = [];
    server.context.changeEvents.listen(changed => rung.push(changed));
    await until(async () => rung.includes(null));
    await start('Elm');
    await until(async () => rung.some(changed => changed !== null));
    expect(await isLive('Elm')).toBe(false);
  });

  it('skips a batch that the database rejects, logs it, and publishes it when it can', async () => {
    const { start, isLive } = await world();
    const broken = await start('Elm');
    const makeRoom = await fillDisk(server.context.db, broken);
    await start('Oak');
    scan();
    await until(() => isLive('Oak'));
    expect(await isLive('Elm')).toBe(false);
    const complaint = `Publishing the batch ${broken} failed; it is tried again.`;
    await until(async () => server.errors.some(({ message }) => message === complaint));
    await makeRoom();
    server.context.changeEvents.ring(null);
    await until(() => isLive('Elm'));
  });

  it('tries a batch again at once when the cause may have gone during its attempt', async () => {
    const { start } = await world();
    const broken = await start('Elm');
    const makeRoom = await fillDisk(server.context.db, broken);
    const backoff = createBackoff();
    let events = 1;
    const waiting = (now: Date) => {
      const ids = backoff.waiting(now);
      if (events-- > 0) backoff.forget();
      return ids;
    };
    await publishDue(server.context, () => false, { ...backoff, waiting });
    await makeRoom();
    const complaint = `Publishing the batch ${broken} failed; it is tried again.`;
    expect(server.errors.filter(({ message }) => message === complaint)).toHaveLength(2);
  });
});
