import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { publishDue } from '../../apps/server/src/services/publishing/publish-due.ts';
import { makeCompany } from '../../apps/server/src/testing/test-company.ts';
import { databases } from '../../apps/server/src/testing/test-database.ts';
import { giveMenu, settingsWith } from '../../apps/server/src/testing/test-documents.ts';
import { openTestServer } from '../../apps/server/src/testing/test-server.ts';
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

it('[RULE.receipt.13] twelve terminals in one process have a credential each and run what is published; three that fail report why', async () => {
  const server = await openTestServer({ database: databases[0] ?? 'pglite' });
  const folder = await mkdtemp(join(tmpdir(), 'commissary-fleet-'));
  try {
    const names = ['Elm', 'Oak', 'Ash', 'Fir'];
    const company = await makeCompany(server, { locations: names });
    await giveMenu(server, company);
    const owner = await company.person({ permissions: ['companyAdmin'], password: 'kitchen 42' });
    const locationIds = names.map(company.tenantId);
    const publish = async (): Promise<void> => {
      demand(await owner.client.syncLocations.start({ body: { action: 'PUBLISH', locationIds } }));
      await publishDue(server.context);
    };
    await publish();
    const address = await server.listen();
    const plan = { terminals: 12, failing: 3, signIn: owner.email, password: 'kitchen 42', locationIds };
    const members = await connectFleet(address, folder, plan);
    expect(new Set(members.map(({ credential }) => credential)).size).toBe(12);
    expect((await stat(join(folder, 'fleet.json'))).mode & 0o077).toBe(0);
    // The folder has them: nobody signs in again.
    expect(await connectFleet(address, folder, { ...plan, signIn: null, password: null })).toEqual(members);
    await expect(connectFleet(address, folder, { ...plan, terminals: 13, signIn: null })).rejects.toThrow(/--sign-in/);

    const { allWait, checkIn, stop, ...waits } = heldWaits(12);
    const fleet = startTerminals(members, {
      ...{ server: address, softwareVersion: '1.0.0', failing: 3, once: false, everyMs: 1_000, ...waits },
      ...{ startWithinMs: 0, random: () => 0 },
    });
    const receipts = async () => {
      const answer = await owner.client.tenants.receipts({
        params: { companyId: company.id },
        query: { locationIds: locationIds.join(',') },
      });
      demand(answer);
      const { terminals, running: run, behind } = answer.body;
      return { terminals, running: run, behind: behind.map(({ deviceId, reason }) => [deviceId, reason]) };
    };
    await allWait();
    expect(await receipts()).toEqual({ terminals: 12, running: 12, behind: [] });
    const settingsBlob = { ...settingsWith({ issueServerBankOfAmount: '80.00' }) };
    const saved = { id: `settings-${company.id}`, ver: 0, settingsBlob };
    demand(await owner.client.settings.saveBase({ params: { id: company.id }, body: saved }));
    await publish();
    await checkIn();
    await checkIn();
    const failed = ['fleet-1', 'fleet-2', 'fleet-3'].map(deviceId => [deviceId, 'trouble']);
    expect(await receipts()).toEqual({ terminals: 12, running: 9, behind: failed });
    stop();
    await fleet.ended;
    expect(fleet.report()).toMatchObject({ terminals: 12, running: 9, troubles: { NOT_STORED: 3 }, unanswered: 0 });
  } finally {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
});
