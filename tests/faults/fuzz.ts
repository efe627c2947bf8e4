import { readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Endpoint } from '@commissary/contract';
import { licenseTokenMs } from '@commissary/domain';
import { issueSampleLink } from '../../apps/server/src/services/accounts/sample-link.ts';
import { rowDigests } from '../../apps/server/src/testing/row-digests.ts';
import { newBrowser, type TestClient, testClient } from '../../apps/server/src/testing/test-client.ts';
import { makeCompany } from '../../apps/server/src/testing/test-company.ts';
import { giveMenu } from '../../apps/server/src/testing/test-documents.ts';
import { openTestServer, type TestServer } from '../../apps/server/src/testing/test-server.ts';
import { seeded } from '../crash/random.ts';
import { demand } from '../crash/web-client.ts';
import { type Figure, type Plan, type Proof, portion } from '../proofs/proof.ts';
import { limits } from '../time-limits.ts';
import { flipBits } from './flipped-bytes.ts';
import { type Spoiled, spoil } from './fuzz-mutations.ts';
import { openRawHttp, type RawResponse } from './raw-http.ts';
import { type FuzzTally, fuzzSchemas } from './schema-fuzz.ts';
import { type RequestIds, type StoredState, type ValidRequest, validRequests } from './valid-requests.ts';

/** On each of the two databases: more than 10,000 rejected together. */
const requests = 5500;
/** One batch in so many has requests with flipped bits, of which some may take effect without a readable response. */
const flippedBatches = 5;
const together = 8;
const batch = 40;
/** A server that leaks memory would exceed this. */
const leakLimitBytes = 48 * 1_048_576;

interface Tally {
  readonly byStatus: Map<string, number>;
  readonly calls: Set<string>;
  readonly violations: string[];
  refused: number;
  /** It was still valid, and succeeded. */
  understood: number;
  closed: number;
  /** Valid, or without a readable response. */
  mayHaveWritten: number;
}

/** Sends invalid requests to every call of the contract over a real connection, and checks their effects. */
export const fuzzProof: Proof = {
  name: 'garbage',
  about: 'Invalid input of any kind is rejected with a reason by every call, and changes nothing.',
  run: async plan => {
    const server = await openTestServer({ database: plan.postgresUrl === null ? 'pglite' : 'postgresql' });
    try {
      return await bombard(server, plan);
    } finally {
      await server.close();
    }
  },
};

const bombard = async (server: TestServer, plan: Plan) => {
  const world = await furnish(server);
  const { headersFor, look, renew } = world;
  let calls = await look();
  const exchange = openRawHttp(await server.listen());
  const random = seeded(plan.seed);
  const tally: Tally = {
    byStatus: new Map(),
    calls: new Set(),
    violations: [],
    refused: 0,
    understood: 0,
    closed: 0,
    mayHaveWritten: 0,
  };
  const count = portion(plan, requests);
  let digests = await rowDigests(server.context.db);
  let heap = 0;
  const handles = openHandles();
  let [left, turn] = [count, 0];
  while (left > 0) {
    const size = Math.min(batch, left);
    left -= size;
    const before = tally.mayHaveWritten;
    const isFlipped = Math.floor(turn / batch) % flippedBatches === 0;
    const work = Array.from({ length: size }, () => {
      const call = calls[turn % calls.length] as ValidRequest;
      turn += 1;
      return { call, from: `127.0.${1 + (turn % 200)}.${1 + ((turn >> 8) % 200)}` };
    });
    for (let i = 0; i < work.length; i += together)
      await Promise.all(
        work.slice(i, i + together).map(async ({ call, from }) => {
          tally.calls.add(call.name);
          const headers = headersFor(call.endpoint);
          if (isFlipped) {
            const bytes = flipBits(call, headers, random);
            judge(tally, call, { what: 'flipped bits', isRefused: false }, await exchange.sendBytes(bytes, from));
            return;
          }
          const spoiled = spoil(call, random);
          const sent = { ...spoiled, headers: { ...headers, ...spoiled.headers }, from };
          judge(tally, call, spoiled, await exchange.send(sent));
        }),
      );
    const now = await rowDigests(server.context.db);
    if (tally.mayHaveWritten === before)
      for (const [table, digest] of now)
        if (digests.get(table) !== digest) {
          tally.violations.push(`refused calls changed ${table}`);
        }
    if (tally.mayHaveWritten > before) {
      await renew();
      calls = await look();
    }
    digests = tally.mayHaveWritten > before ? await rowDigests(server.context.db) : now;
    if (heap === 0 && left < count * 0.8) heap = heapNow();
    if (turn % 1000 < batch) plan.say(`${count - left} of ${count}: ${tally.refused} refused`);
  }
  const grown = heap === 0 ? 0 : heapNow() - heap;
  const fuzzed = await fuzzSchemas({ ...world, exchange }, plan);
  tally.violations.push(...fuzzed.violations);
  exchange.close();
  if (grown > leakLimitBytes) tally.violations.push(`${grown} bytes more are in use`);
  const leaked = await leakedHandles(handles);
  if (leaked > 0) tally.violations.push(`${leaked} files or connections are still open`);
  for (const { message, error } of server.errors) tally.violations.push(`${message}: ${error}`);
  const figures = [...figuresOf(tally, count, calls.length, grown), ...figuresOfFuzz(fuzzed)];
  return { figures, violations: tally.violations };
};

const judge = (
  tally: Tally,
  { name }: ValidRequest,
  { what, isRefused }: Pick<Spoiled, 'what' | 'isRefused'>,
  { status, text }: RawResponse,
): void => {
  const shown = `${name}, ${what}: ${status} ${text.slice(0, 200)}`;
  tally.byStatus.set(String(status ?? 'closed'), (tally.byStatus.get(String(status ?? 'closed')) ?? 0) + 1);
  if (status === null) tally.closed += 1;
  if (status === null || status < 400) tally.mayHaveWritten += 1;
  if (status === null) return;
  if (status >= 500) tally.violations.push(shown);
  else if (status < 400) {
    tally.understood += 1;
    if (isRefused) tally.violations.push(shown);
  } else {
    tally.refused += 1;
    if (isRefused && !isClear(text)) tally.violations.push(`no reason: ${shown}`);
  }
};

/** A rejection is a list of codes. */
const isClear = (text: string): boolean => {
  try {
    const failures: unknown = JSON.parse(text);
    return Array.isArray(failures) && failures.length > 0 && failures.every(one => /^[\w -]+$/.test(String(one.code)));
  } catch {
    return false;
  }
};

/** A company with an owner, a terminal, and one valid request for each call of the contract. */
const furnish = async (server: TestServer) => {
  const company = await makeCompany(server, { groups: { West: ['Elm', 'Oak'] } });
  const menuId = await giveMenu(server, company);
  const owner = await company.person({ permissions: ['companyAdmin'], about: 'Owner' });
  const [locationId, spareId, groupId] = [company.tenantId('Elm'), company.tenantId('Oak'), company.tenantId('West')];
  const ids = { companyId: company.id, locationId, spareId, groupId, menuId };
  const { companyId } = ids;
  const made = await owner.client.tenants.createCredential({ params: { companyId, locationId }, body: { name: 'T' } });
  if (made.status !== 200) throw new Error(`No credential: ${made.status}`);
  const terminal = { authorization: `Bearer ${made.body.clientId}.${made.body.secret}` };
  const signIn = async () => {
    const browser = await server.browserOf(owner.id);
    const link = await issueSampleLink(server.context);
    if (link !== null) await testClient(server.server, browser).sample.open({ body: { token: link } });
    return [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  };
  let cookie = await signIn();
  let { client } = owner;
  // The first use of a credential in a while is stored on it, whatever it was used for.
  const useCredential = () =>
    testClient(server.server, newBrowser(terminal)).terminal.part({ params: { hash: 'a'.repeat(64) } });
  await useCredential();
  return {
    /** The requests with the current versions, so that a mutated one gets as far as possible. */
    look: async () => firstWithoutToken(validRequests(ids, await storedState(client, ids))),
    headersFor: ({ access }: Endpoint): Record<string, string> =>
      access.kind === 'credential' ? terminal : { cookie },
    /** A valid request may have signed the owner out, or made a token, which expires. */
    renew: async () => {
      server.clock.pass(licenseTokenMs);
      await useCredential();
      cookie = await signIn();
      client = await server.clientOf(owner.id);
    },
  };
};

/** The call that awaits the use of a token comes before the one that makes a token: it would wait for half a minute. */
const firstWithoutToken = (calls: readonly ValidRequest[]): readonly ValidRequest[] =>
  calls.toSorted((a, b) => Number(awaitsToken(b)) - Number(awaitsToken(a)));

const awaitsToken = ({ name }: ValidRequest): boolean => name === 'licensing.awaitTokenDeath';

const storedState = async (client: TestClient, { companyId, locationId, menuId }: RequestIds): Promise<StoredState> => {
  const settings = await client.settings.base({ params: { id: companyId } });
  const employment = await client.employment.base({ params: { companyId } });
  const menu = await client.menus.base({ params: { companyId, menuId } });
  const ofSettings = await client.settings.layered({ params: { id: locationId } });
  const ofEmployment = await client.employment.layered({ params: { locationId } });
  const ofMenu = await client.menus.layered({ params: { locationId, menuId } });
  for (const one of [settings, employment, menu, ofSettings, ofEmployment, ofMenu]) demand(one);
  const base = (answer: { readonly body: unknown }) => answer.body as { readonly id: string; readonly ver: number };
  const own = (answer: { readonly body: unknown }) => {
    const { override, groupOverride, baseVer } = answer.body as Layered;
    const groupOverrideVer = groupOverride?.ver ?? null;
    return { overrideId: override.id, overrideVer: override.ver, groupOverrideVer, baseVer };
  };
  const { id, ver } = base(settings);
  return {
    'settings.saveBase': { id, ver },
    'employment.saveBase': { id: base(employment).id, ver: base(employment).ver },
    'menus.saveBase': { id: menuId, ver: base(menu).ver },
    'settings.saveOverride': own(ofSettings),
    'employment.saveOverride': own(ofEmployment),
    'menus.saveOverride': own(ofMenu),
  };
};

interface Layered {
  readonly override: { readonly id: string; readonly ver: number };
  readonly groupOverride: { readonly ver: number } | null;
  readonly baseVer: number;
}

const heapNow = (): number => {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
  return process.memoryUsage().heapUsed;
};

const openHandles = (): number => readdirSync('/proc/self/fd').length;
/** Connections close asynchronously. */
const leakedHandles = async (before: number): Promise<number> => {
  const began = performance.now();
  while (openHandles() > before + slack && performance.now() - began < limits.wait) await pause(100);
  return Math.max(0, openHandles() - before - slack);
};
/** Connections to the database that the pool keeps open. */
const slack = 12;

const figuresOfFuzz = ({ sent, understood, readBack }: FuzzTally): Figure[] => [
  ['Requests made from the schemas of the calls', sent],
  ['Of these still meant something', understood],
  ['Reads of what they had written', readBack],
];

const figuresOf = (tally: Tally, count: number, calls: number, grown: number): Figure[] => [
  ['Requests', count],
  ['Calls of the contract that were met', `${tally.calls.size} of ${calls}`],
  ['Refused', tally.refused],
  ['Connection closed without an answer', tally.closed],
  ['Still meant something, and answered', tally.understood],
  [
    'By status',
    [...tally.byStatus]
      .toSorted()
      .map(([status, times]) => `${status}: ${times}`)
      .join(', '),
  ],
  ['Memory in use from a fifth of the way to the end', `${(grown / 1_048_576).toFixed(1)} MiB more`],
];
