import { type Employment, initialDocument } from '@commissary/catalog';
import { publishDue } from '../../apps/server/src/services/publishing/publish-due.ts';
import { makeCompany } from '../../apps/server/src/testing/test-company.ts';
import { giveMenu, settingsWith } from '../../apps/server/src/testing/test-documents.ts';
import { openTestServer, type TestServer } from '../../apps/server/src/testing/test-server.ts';
import { sendCheckIn, type Terminal } from '../../apps/terminal/src/check-in.ts';
import { type Configuration, nothing } from '../../apps/terminal/src/configuration.ts';
import type { Disk } from '../../apps/terminal/src/disk.ts';
import { wrongNumbers, wrongPublishes } from '../crash/inspect-database.ts';
import { demand } from '../crash/web-client.ts';
import { type Proof, portion } from '../proofs/proof.ts';
import { menuOf, tokenOf } from './terminal-world.ts';

/** On each of the two databases: 50,000 together. */
const polls = 25_000;
const locationCount = 12;
const terminalsEach = 2;
const spacingMs = 30_000;

interface Tally {
  polls: number;
  /** Polls that returned something new. */
  fresh: number;
  publishes: number;
  readonly violations: string[];
}

/**
 * Terminals at twelve locations poll without a pause while one publish follows another, in three batches each. Every
 * response, and the configuration that runs after it, must be of one publish: menu and settings contain one token,
 * employment another.
 */
export const pollsProof: Proof = {
  name: 'polls',
  about: 'A terminal that polls during a publish gets all of it or nothing of it, and sequence numbers only grow.',
  run: async plan => {
    const server = await openTestServer({ database: plan.postgresUrl === null ? 'pglite' : 'postgresql' });
    const tally: Tally = { polls: 0, fresh: 0, publishes: 0, violations: [] };
    const count = portion(plan, polls);
    try {
      const { publish, workflows, credentials } = await openCompany(server);
      await publish(1);
      const terminals = credentials.flatMap(one =>
        Array.from({ length: terminalsEach }, (_, index) => watched(server, one, index, tally)),
      );
      const publishing = async () => {
        for (let token = 2; tally.polls < count; token++) {
          await publish(token);
          tally.publishes += 1;
          if (token % 20 === 0) plan.say(`${tally.polls} of ${count} polls, ${tally.publishes} publishes`);
        }
      };
      const polling = terminals.map(async visit => {
        while (tally.polls < count) await visit();
      });
      await Promise.all([publishing(), ...polling]);
      const { db } = server.context;
      tally.violations.push(...(await wrongNumbers(db)), ...(await wrongPublishes(db, workflows)));
      for (const { message, error } of server.errors) tally.violations.push(`${message}: ${error}`);
    } finally {
      await server.close();
    }
    return {
      figures: [
        ['Polls', tally.polls],
        ['  that brought something new', tally.fresh],
        ['Publishes meanwhile, to twelve locations', tally.publishes],
        ['Mixed, out of order, or wrong in the history', tally.violations.length],
      ],
      violations: tally.violations,
    };
  },
};

/** A real terminal whose every response is checked; its disk is in memory. */
const watched = (server: TestServer, credential: Credential, index: number, tally: Tally): (() => Promise<void>) => {
  const { terminal: api } = server.terminal(credential);
  const heard = new Map<string, number>();
  const disk = memoryDisk();
  let configuration: Configuration = nothing;
  const terminal: Terminal = {
    disk,
    deviceId: `terminal-${index}`,
    softwareVersion: '1.0.0',
    now: () => server.clock.now().getTime(),
    api: {
      ...api,
      readAddress: async url => (await server.server.inject({ method: 'GET', url })).text,
      checkIn: async request => {
        const answer = await api.checkIn(request);
        if (answer.status !== 200) return answer;
        tally.polls += 1;
        for (const { kind, sequence } of answer.body.assigned) {
          const before = heard.get(kind) ?? 0;
          if (sequence < before) tally.violations.push(`${credential.name} ${kind}: ${sequence} after ${before}`);
          heard.set(kind, sequence);
        }
        const [menu, settings] = ['menu', 'settings'].map(kind => heard.get(kind));
        if (menu !== settings)
          tally.violations.push(`${credential.name}: menu no. ${menu} with settings no. ${settings}`);
        return answer;
      },
    },
  };
  return async () => {
    const visit = await sendCheckIn(terminal, configuration, taken => {
      configuration = taken;
    });
    if (visit.applied.length === 0) return;
    tally.fresh += 1;
    try {
      tokenOf(configuration);
      employmentToken(configuration);
    } catch (mixed) {
      tally.violations.push(`${credential.name}: ${mixed}`);
    }
  };
};

/** The disk of a terminal without its files, which have separate tests. */
const memoryDisk = (): Disk => {
  const kept = new Map<string, unknown>();
  let logOn: ReturnType<Disk['logOn']> = null;
  return {
    load: () => nothing,
    find: name => kept.get(name),
    keep: (name, value) => void kept.set(name, value),
    activate: () => undefined,
    deviceId: () => 'memory',
    logOn: () => logOn,
    deviceKey: () => 'k'.repeat(43),
    keepLogOn: list => {
      logOn = list;
    },
    noteContact: () => undefined,
  };
};

/** Several fields of employment contain the token of their publish. */
const employmentOf = (token: number): Employment => {
  const employment = initialDocument('employment');
  const { timeClock } = employment;
  return {
    ...employment,
    timeClock: {
      ...timeClock,
      autoLogOffAfterTime: 60 + token,
      breaks: { ...timeClock.breaks, defaultLength: 60 + token },
      lunch: { ...timeClock.lunch, defaultLength: 60 + token },
    },
  };
};

const employmentToken = ({ running }: Configuration): number | null => {
  const found = running.find(({ kind }) => kind === 'employment');
  if (found === undefined) return null;
  const { timeClock } = found.document as Employment;
  const tokens = new Set([
    timeClock.autoLogOffAfterTime,
    timeClock.breaks.defaultLength,
    timeClock.lunch.defaultLength,
  ]);
  const [token] = tokens;
  if (tokens.size !== 1 || token === undefined) throw new Error(`Half an employment document: ${[...tokens].join()}`);
  return token - 60;
};

interface Credential {
  readonly name: string;
  readonly clientId: string;
  readonly secret: string;
}

const openCompany = async (server: TestServer) => {
  const names = Array.from({ length: locationCount }, (_, index) => `Place ${index}`);
  const company = await makeCompany(server, { locations: names });
  const menuId = await giveMenu(server, company);
  const owner = await company.person({ permissions: ['companyAdmin'] });
  const params = { companyId: company.id };
  const locationIds = names.map(company.tenantId);
  const credentials: Credential[] = [];
  for (const locationId of locationIds) {
    const made = await owner.client.tenants.createCredential({
      params: { ...params, locationId },
      body: { name: 'T' },
    });
    demand(made);
    credentials.push({ ...made.body, name: locationId });
  }
  const workflows: string[] = [];
  /**
   * Publishes menu and settings with one token, employment with another, to all locations: three batches, 30 s apart.
   */
  const publish = async (token: number): Promise<void> => {
    // The clock runs fast: a session would expire, so each publish signs in again.
    const client = await server.clientOf(owner.id);
    const ver = token - 1;
    const settingsBlob = { ...settingsWith({ issueServerBankOfAmount: `${token}.00` }) };
    const menuBlob = JSON.stringify(menuOf(token));
    const locationBlob = { ...employmentOf(token) };
    demand(
      await client.settings.saveBase({
        params: { id: company.id },
        body: { id: `settings-${company.id}`, ver, settingsBlob },
      }),
    );
    demand(await client.menus.saveBase({ params, body: { id: menuId, ver, menuBlob } }));
    const employment = await client.employment.base({ params });
    demand(employment);
    demand(await client.employment.saveBase({ params, body: { id: employment.body.id, ver, locationBlob } }));
    const body = { action: 'PUBLISH' as const, locationIds };
    const one = await client.syncLocations.start({ body });
    demand(one);
    const two = await client.syncEmployment.start({ body });
    demand(two);
    workflows.push(...new Set(one.body.map(({ workflowId }) => workflowId)));
    const batches = one.body.length + two.body.length;
    let published = 0;
    for (let tries = 0; published < batches; tries++) {
      if (tries > batches) throw new Error(`Only ${published} of ${batches} batches went live.`);
      published += await publishDue(server.context);
      server.clock.pass(spacingMs);
    }
  };
  return { publish, workflows, credentials };
};
