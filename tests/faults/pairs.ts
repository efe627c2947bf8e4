import type { Menu } from '@commissary/catalog';
import { contract, type Endpoint } from '@commissary/contract';
import type { Db } from '../../apps/server/src/store/database/tables.ts';
import {
  type AuthorizationFixture,
  createAuthorizationFixture,
  type FixtureIds,
} from '../../apps/server/src/testing/authorization/fixture.ts';
import { type ProbeRequest, requests } from '../../apps/server/src/testing/authorization/requests.ts';
import { type ProbeTarget, targetUrl } from '../../apps/server/src/testing/authorization/targets.ts';
import { type DatabaseSnapshot, takeDatabaseSnapshot } from '../../apps/server/src/testing/database-snapshot.ts';
import { delayed } from '../../apps/server/src/testing/delayed-queries.ts';
import { violatedInvariants } from '../../apps/server/src/testing/row-invariants.ts';
import { type Browser, encode, newBrowser, send, testClient } from '../../apps/server/src/testing/test-client.ts';
import { openTestDatabase } from '../../apps/server/src/testing/test-database.ts';
import { openTestServer, type TestServer } from '../../apps/server/src/testing/test-server.ts';
import { seeded } from '../crash/random.ts';
import type { Plan, Proof } from '../proofs/proof.ts';
import { common, coverOf, type Pair } from './pair-cover.ts';

const longestDelayMs = 2;
/** How often each pair runs in the long form. */
const rounds = 25;

/** How many pairs the short form adds to its cover. */
const drawn = 40;

/**
 * Log and bookkeeping: rows are only added, or belong to one caller alone. In `scheduling_company` each company has one
 * row, to which a call adds that something changed and when, by one statement, in its transaction; whether the row is
 * claimed is written by the sender, which no call is. What the sender then compares is read from other tables.
 */
const bookkeeping: ReadonlySet<string> = new Set([
  ...['audit', 'call_rate', 'idempotency', 'outbox', 'sign_in_failure'],
  'scheduling_company',
]);

/** One way to make a writing call. Each of two owners makes it for `ids`; `about` has the values of that owner. */
interface Act {
  readonly name: string;
  readonly call: string;
  readonly endpoint: Endpoint;
  readonly about: (ids: FixtureIds, otherOwner: string) => FixtureIds;
}

const same = (ids: FixtureIds): FixtureIds => ids;

const acts: readonly Act[] = Object.entries(contract).flatMap(([area, endpoints]) =>
  Object.entries<Endpoint>(endpoints).flatMap(([name, endpoint]) => {
    const call = `${area}.${name}`;
    if (endpoint.method === 'GET') return [];
    const plain = endpoint.body === undefined || call in requests ? [call] : [];
    const more = Object.keys(requests).filter(request => request.startsWith(`${call} `));
    const made = [...plain, ...more].map(request => ({ name: request, call: request, endpoint, about: same }));
    // Calls about employees are also made by owners about each other.
    const each = made
      .filter(({ name: request }) => /^users\.(update|remove|signOut)$/.test(request))
      .map(act => ({
        ...act,
        name: `${act.name} each other`,
        about: (ids: FixtureIds, personId: string) => ({ ...ids, personId }),
      }));
    return [...made, ...each];
  }),
);

interface Stage {
  readonly server: TestServer;
  readonly world: AuthorizationFixture;
  readonly owners: readonly [Owner, Owner];
  /** Of a user whom no call is about: reads the result. */
  readonly looker: Browser;
  /** Of somebody who may close companies. */
  readonly closer: Browser;
  readonly bodies: Bodies;
  readonly snapshot: DatabaseSnapshot;
  /** The database without the delays. */
  readonly db: Db;
}

interface Owner {
  readonly id: string;
  readonly email: string;
  readonly browser: Browser;
}

/** Placeholders for a token or an address that is known only after the data is created. */
type Bodies = Readonly<Record<string, (mine: Owner) => object>>;

/**
 * Makes every writing call once and records which tables its statements write; then makes every two calls that write a
 * common table concurrently, each pair on the same data, and checks the constraints that must hold in any order. The
 * short form makes a cover of them: every call meets itself, and another one on every table that both write. Calls also
 * meet the closing of their company and the removal of who makes them.
 */
export const pairsProof: Proof = {
  name: 'pairs',
  about: 'Of two concurrent writing calls neither violates an invariant over several rows, and neither returns a 500.',
  run: async plan => {
    if (plan.postgresUrl === null)
      return { figures: [['the embedded database has one connection', 'nothing runs at once']], violations: [] };
    const stage = await openStage(plan.seed);
    try {
      return await runPairs(stage, plan);
    } finally {
      await stage.server.close();
    }
  },
};

/** How many acts meet the closing of the company, and the removal of who makes them, in the short form. */
const drawnEndings = 24;

/**
 * Makes calls while something that they need ends: whatever is answered, nothing happens afterwards. Returns how many
 * calls met an end that succeeded.
 */
const runEndings = async (
  stage: Stage,
  met: readonly Act[],
  ending: { readonly name: string; end(stage: Stage): Promise<{ readonly status: number }> },
  violations: string[],
): Promise<number> => {
  let ended = 0;
  for (const act of met) {
    await stage.snapshot.restore();
    const before = stage.server.errors.length;
    const [answer, end] = await Promise.all([ask(stage, act, 0), ending.end(stage)]);
    if (end.status < 300) ended += 1;
    const name = `${act.name} + ${ending.name}`;
    for (const { status } of [answer, end]) if (status >= 500) violations.push(`${name}: answered ${status}`);
    for (const { error } of stage.server.errors.slice(before)) violations.push(`${name}: ${error}`);
    for (const one of await violatedInvariants(stage.db, stage.world.company.id)) violations.push(`${name}: ${one}`);
  }
  return ended;
};

/** The other owner removes the one who makes the calls. */
const removeCaller = (stage: Stage): Promise<{ readonly status: number }> => {
  const removal = acts.find(({ name }) => name === 'users.remove each other');
  if (removal === undefined) throw new Error('Owners remove each other by no call.');
  return ask(stage, removal, 1);
};

const close = ({ server, world, closer }: Stage): Promise<{ readonly status: number }> => {
  const { method, path } = contract.companies.remove;
  const sent = requests['companies.remove']?.(world.elm) ?? {};
  const { headers, ...encoded } = encode(contract.companies.remove, sent.body ?? {});
  const url = path.replace(':id', world.elm.companyId);
  return send(server.server, copyOf(closer), { method, url, headers: { 'x-commissary': '1', ...headers }, ...encoded });
};

const runPairs = async (stage: Stage, plan: Plan) => {
  const violations: string[] = [];
  const written = new Map<string, ReadonlySet<string>>();
  const refusedAlone: string[] = [];
  for (const act of acts) {
    const { tables, status } = await tablesOf(stage, act);
    written.set(act.name, tables);
    if (status >= 400) refusedAlone.push(act.name);
  }
  const tablesOfAct = (act: Act): ReadonlySet<string> => written.get(act.name) ?? new Set();
  const square = acts.flatMap((one, index) =>
    acts
      .slice(index)
      .flatMap((other): Pair<Act>[] => (common(tablesOfAct(one), tablesOfAct(other)).length > 0 ? [[one, other]] : [])),
  );
  const whole = Math.floor(rounds * plan.share);
  const times = Math.max(1, whole);
  const pairs = whole > 0 ? square : coverOf(square, tablesOfAct, { more: drawn, seed: plan.seed });
  plan.say(`${acts.length} ways to write, ${square.length} pairs with a common table, ${pairs.length} in each round`);
  const statuses = new Map<number, number>();
  for (let round = 1; round <= times; round += 1) {
    for (const pair of pairs) {
      await stage.snapshot.restore();
      const before = stage.server.errors.length;
      const answers = await Promise.all(pair.map((act, side) => ask(stage, act, side === 0 ? 0 : 1)));
      for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const name = pair.map(act => act.name).join(' + ');
      for (const { status } of answers) if (status >= 500) violations.push(`${name}: answered ${status}`);
      for (const { error } of stage.server.errors.slice(before)) violations.push(`${name}: ${error}`);
      const broken = [...(await violatedInvariants(stage.db, stage.world.company.id)), ...(await brokenMenu(stage))];
      for (const one of broken) violations.push(`${name}: ${one}`);
    }
    plan.say(`round ${round} of ${times}: ${violations.length} violations`);
  }
  const order = seeded(plan.seed);
  const possible = acts.filter(({ name }) => !refusedAlone.includes(name)).map(act => ({ act, at: order() }));
  const drawnActs = possible.toSorted((one, other) => one.at - other.at).map(({ act }) => act);
  const met = whole > 0 ? drawnActs : drawnActs.slice(0, drawnEndings);
  let [closings, removals] = [0, 0];
  for (let round = 1; round <= times; round += 1) {
    closings += await runEndings(stage, met, { name: 'closing the company', end: close }, violations);
    removals += await runEndings(stage, met, { name: 'removing the caller', end: removeCaller }, violations);
  }
  const answered = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${count} × ${status}`);
  return {
    figures: [
      ['ways to write', acts.length],
      ['pairs with a common table', square.length],
      ['pairs run', pairs.length * times],
      ['calls beside a closing of the company', closings],
      ['calls beside the removal of their caller', removals],
      ['answers', answered.join(', ')],
      ['refused even alone', refusedAlone.join(', ')],
    ] as const,
    violations: [...new Set(violations)],
  };
};

/** Constraints within the menu of the company, whose content no statement can check. */
const brokenMenu = async ({ server, world, looker }: Stage): Promise<readonly string[]> => {
  const { companyId, menuId } = world.elm;
  const url = contract.menus.base.path.replace(':companyId', companyId).replace(':menuId', menuId);
  const { status, body } = await send(server.server, looker, { method: 'GET', url });
  if (status !== 200) return [`the menu answers ${status}`];
  const { pricingSchemes } = JSON.parse((body as { readonly menuBlob: string }).menuBlob) as Pick<
    Menu,
    'pricingSchemes'
  >;
  const defaults = pricingSchemes.filter(({ isDefault }) => isDefault).length;
  return defaults === 1 ? [] : [`the menu has ${defaults} default schemes`];
};

/** Returns the tables that the statements of one call write. */
const tablesOf = async (
  stage: Stage,
  act: Act,
): Promise<{ readonly tables: ReadonlySet<string>; readonly status: number }> => {
  await stage.snapshot.restore();
  const from = stage.server.statements.length;
  const { status } = await ask(stage, act, 0);
  const text = stage.server.statements.slice(from).join('\n');
  const found = [...text.matchAll(/(?:insert into|(?<!for |key |do )update|delete from)\s+"?([a-z_]+)"?/gi)];
  return { tables: new Set(found.flatMap(([, table = '']) => (bookkeeping.has(table) ? [] : [table]))), status };
};

const ask = async (
  { server, world, owners, bodies }: Stage,
  act: Act,
  side: 0 | 1,
): Promise<{ readonly status: number }> => {
  const [mine, theirs] = side === 0 ? owners : ([owners[1], owners[0]] as const);
  const ids = act.about(world.elm, theirs.id);
  const target: ProbeTarget = { name: 'own', about: '', address: ids, ids };
  const sent: ProbeRequest = requests[act.call]?.(ids) ?? {};
  const { method, body: takes, access } = act.endpoint;
  const { headers, ...encoded } = encode(act.endpoint, bodies[act.call]?.(mine) ?? sent.body ?? {});
  const { clientId, secret } = world.credential;
  const browser: Browser =
    access.kind === 'credential' ? newBrowser({ authorization: `Bearer ${clientId}.${secret}` }) : copyOf(mine.browser);
  return send(server.server, browser, {
    method,
    url: targetUrl(act.endpoint, target, sent),
    headers: { 'x-commissary': '1', ...headers },
    ...(takes === undefined ? {} : encoded),
  });
};

const copyOf = (browser: Browser): Browser => ({ ...browser, cookies: new Map(browser.cookies) });

const openStage = async (seed: number): Promise<Stage> => {
  let forgetAll = (): void => undefined;
  const database = await openTestDatabase('postgresql');
  const server = await openTestServer({
    database: 'postgresql',
    // No call reaches it: without one a location cannot be connected.
    config: { schedulingUrl: 'https://schedule.example' },
    open: async () => ({
      ...database,
      db: delayed(database.db, longestDelayMs, seeded(seed)),
      watch: tell => {
        forgetAll = () => tell(null);
        return database.watch(tell);
      },
    }),
  });
  const world = await createAuthorizationFixture(server, 'ours');
  const permissions = ['companyAdmin', 'company-owner', 'engineering', 'manageAccount'] as const;
  const owner = async (): Promise<Owner> => {
    const { id, email } = await world.company.person({ permissions, password: 'kitchen 42' });
    return { id, email, browser: await server.browserOf(id) };
  };
  const owners = [await owner(), await owner()] as const;
  const looker = await server.browserOf((await world.company.person({ permissions, on: 'everywhere' })).id);
  const closes = await world.company.person({ permissions: ['addCompanies'], on: 'everywhere' });
  const closer = await server.browserOf(closes.id);
  const bodies = await bodiesOf(server, world, owners[0]);
  const { db } = database;
  return {
    server,
    world,
    owners,
    looker,
    closer,
    bodies,
    db,
    snapshot: await takeDatabaseSnapshot(db, () => forgetAll()),
  };
};

const bodiesOf = async (server: TestServer, { elm }: AuthorizationFixture, { browser }: Owner): Promise<Bodies> => {
  const { users } = testClient(server.server, copyOf(browser));
  const invited = await users.inviteLink({ params: { id: elm.personId } });
  if (invited.status !== 200) throw new Error('There is no invitation.');
  const inviteToken = invited.body.link.split('/').at(-1) ?? '';
  return {
    'session.login': ({ email }) => ({ email, password: 'kitchen 42' }),
    'users.setPasswordWithToken': () => ({ userId: elm.personId, inviteToken, newPassword: 'a kitchen 43' }),
    'users.changePassword': () => ({ currentPassword: 'kitchen 42', newPassword: 'a kitchen 43' }),
  };
};
