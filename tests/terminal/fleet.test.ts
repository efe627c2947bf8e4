import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getAt } from '@commissary/document';
import { expect, it } from 'vitest';
import { settleCanaries } from '../../apps/server/src/services/canary/index.ts';
import { publishDue } from '../../apps/server/src/services/publishing/publish-due.ts';
import { makeCompany } from '../../apps/server/src/testing/test-company.ts';
import { databases } from '../../apps/server/src/testing/test-database.ts';
import { giveMenu, settingsWith } from '../../apps/server/src/testing/test-documents.ts';
import { openTestServer, type TestServer } from '../../apps/server/src/testing/test-server.ts';
import { connectFleet } from '../../apps/terminal/src/fleet/fleet-credentials.ts';
import { startTerminals } from '../../apps/terminal/src/fleet/start-terminals.ts';
import { demand } from '../crash/web-client.ts';

/** Terminals wait until the test lets all of them check in. */
const heldWaits = (terminals: number) => {
  const waiting: (() => void)[] = [];
  let isStopped = false;
  let all = Promise.withResolvers<void>();
  return {
    stopped: () => isStopped,
    wait: (ms: number): Promise<void> => {
      if (ms === 0) return Promise.resolve();
      return new Promise(resolve => {
        waiting.push(resolve);
        if (waiting.length === terminals) all.resolve();
      });
    },
    allWait: () => all.promise,
    checkIn: (): Promise<void> => {
      all = Promise.withResolvers<void>();
      for (const resolve of waiting.splice(0)) resolve();
      return all.promise;
    },
    stop: () => {
      isStopped = true;
      for (const resolve of waiting.splice(0)) resolve();
    },
  };
};

const names = ['Elm', 'Oak', 'Ash', 'Fir'];
const minute = 60_000;
interface PilotsAsked {
  readonly locationIds: string[];
  readonly soakMinutes: number;
  readonly onHalt: 'rollback' | 'keep';
}

/** A fleet of twelve at four of five locations where a first publish is live; three of them fail from the next one on. */
const withFleet = async (walk: (world: Awaited<ReturnType<typeof openFleet>>) => Promise<void>): Promise<void> => {
  const server = await openTestServer({ database: databases[0] ?? 'pglite' });
  const folder = await mkdtemp(join(tmpdir(), 'commissary-fleet-'));
  try {
    await walk(await openFleet(server, folder));
  } finally {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
};

const openFleet = async (server: TestServer, folder: string) => {
  const company = await makeCompany(server, { locations: [...names, 'Far'] });
  await giveMenu(server, company);
  const owner = await company.person({ permissions: ['companyAdmin'], password: 'kitchen 42' });
  const locationIds = names.map(company.tenantId);
  const far = company.tenantId('Far');
  const settle = async (): Promise<void> => {
    await publishDue(server.context);
    await settleCanaries(server.context);
    await publishDue(server.context);
  };
  const publish = async (pilots?: PilotsAsked): Promise<string> => {
    const body = { action: 'PUBLISH' as const, locationIds: [...locationIds, far], ...(pilots && { pilots }) };
    const started = await owner.client.syncLocations.start({ body });
    demand(started);
    await settle();
    return started.body[0]?.workflowId ?? '';
  };
  await publish();
  server.clock.pass(minute);
  await settle();
  const address = await server.listen();
  const plan = { terminals: 12, failing: 3, signIn: owner.email, password: 'kitchen 42', locationIds };
  const members = await connectFleet(address, folder, plan);
  const { allWait, checkIn, stop, ...waits } = heldWaits(12);
  const fleet = startTerminals(members, {
    ...{ server: address, softwareVersion: '1.0.0', failing: 3, once: false, everyMs: 1_000, ...waits },
    ...{ startWithinMs: 0, random: () => 0 },
  });
  await allWait();
  const save = async (): Promise<void> => {
    const settingsBlob = { ...settingsWith({ issueServerBankOfAmount: '80.00' }) };
    const saved = { id: `settings-${company.id}`, ver: 0, settingsBlob };
    demand(await owner.client.settings.saveBase({ params: { id: company.id }, body: saved }));
  };
  const receipts = async () => {
    const answer = await owner.client.tenants.receipts({
      params: { companyId: company.id },
      query: { locationIds: locationIds.join(',') },
    });
    demand(answer);
    const { terminals, running, behind } = answer.body;
    return { terminals, running, behind: behind.map(({ deviceId, reason }) => [deviceId, reason]) };
  };
  return {
    ...{ server, folder, company, owner, locationIds, far, address, plan, members },
    ...{ fleet, checkIn, stop, settle, publish, save, receipts },
  };
};

it('[RULE.receipt.13] twelve terminals in one process have a credential each and run what is published; three that fail report why', () =>
  withFleet(async ({ folder, address, plan, members, fleet, checkIn, stop, publish, save, receipts }) => {
    expect(new Set(members.map(({ credential }) => credential)).size).toBe(12);
    expect((await stat(join(folder, 'fleet.json'))).mode & 0o077).toBe(0);
    // The folder has them: nobody signs in again.
    expect(await connectFleet(address, folder, { ...plan, signIn: null, password: null })).toEqual(members);
    await expect(connectFleet(address, folder, { ...plan, terminals: 13, signIn: null })).rejects.toThrow(/--sign-in/);
    expect(await receipts()).toEqual({ terminals: 12, running: 12, behind: [] });
    await save();
    await publish();
    await checkIn();
    await checkIn();
    const failed = ['fleet-1', 'fleet-2', 'fleet-3'].map(deviceId => [deviceId, 'trouble']);
    expect(await receipts()).toEqual({ terminals: 12, running: 9, behind: failed });
    stop();
    await fleet.ended;
    expect(fleet.report()).toMatchObject({ terminals: 12, running: 9, troubles: { NOT_STORED: 3 }, unanswered: {} });
  }));

it('[RULE.receipt.13] a location takes a hundred terminals: a fleet of more is refused before it begins', () =>
  withFleet(async ({ folder, address, plan, locationIds, stop }) => {
    const one = { ...plan, locationIds: locationIds.slice(0, 1), failing: 0 };
    await expect(connectFleet(address, `${folder}/one`, { ...one, terminals: 101 })).rejects.toThrow(
      /take 100 terminals/,
    );
    expect(await connectFleet(address, `${folder}/one`, { ...one, terminals: 100 })).toHaveLength(100);
    stop();
  }));

it('[RULE.canary.03] three of twelve terminals at the first locations fail: the rest does not follow, and all of them run what was live before', () =>
  withFleet(
    async ({ server, company, owner, locationIds, far, fleet, checkIn, stop, settle, publish, save, receipts }) => {
      const bankAt = async (id: string) => {
        const answer = await owner.client.published.settings({ params: { id } });
        demand(answer);
        return getAt(answer.body.blob, '/tableSettings/issueServerBankOfAmount');
      };
      const before = await bankAt(far);
      await save();
      const workflowId = await publish({ locationIds, soakMinutes: 10, onHalt: 'rollback' });
      expect([await bankAt(locationIds[0] ?? ''), await bankAt(far)]).toEqual(['80.00', before]);
      await checkIn();
      await checkIn();
      server.clock.pass(10 * minute);
      await settle();
      const page = await owner.client.publishes.read({ params: { companyId: company.id, workflowId } });
      expect(page).toMatchObject({
        body: {
          canary: { state: 'HALTED', reason: 'trouble', rollback: 'DONE', counts: { terminals: 12, trouble: 3 } },
        },
      });
      for (const id of [...locationIds, far]) expect(await bankAt(id)).toBe(before);
      await checkIn();
      await checkIn();
      expect(await receipts()).toEqual({ terminals: 12, running: 12, behind: [] });
      stop();
      await fleet.ended;
    },
  ));
