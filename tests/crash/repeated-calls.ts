import { contract, type Endpoint } from '@commissary/contract';
import type { Db } from '../../apps/server/src/store/database/tables.ts';
import { demand, type WebClient } from './web-client.ts';

const company = 'sorrel-and-salt';
const locationId = 'fulton';
const frozenId = 'beacon';
const farAway = Date.UTC(2040, 0, 1);

export interface Repeated {
  /** The call, as the contract names it. */
  readonly name: string;
  /** Prepares the state for the n-th request. Its response is the same each time. */
  prepare(n: number): Promise<(options: Options) => Promise<unknown>>;
  /** Starts the next attempt of the same request. */
  after?(): Promise<void>;
  /** The marker of the attempt in everything that was created: each must exist once. */
  made(db: Db): Promise<readonly string[]>;
}

interface Options {
  readonly idempotencyKey: string;
  readonly signal?: AbortSignal;
}

/** The marker that tells the effects of the n-th attempt from those of the others. */
export const markOf = (n: number): string => `Repeat ${n}`;

/**
 * What `repeated-calls.test.ts` of the server tests instead, each with the reason why it cannot be called hundreds of
 * times.
 */
export const leftOut: Readonly<Record<string, string>> = {
  'users.sendPasswordReset': 'is refused after ten times in a minute',
  'companies.create': 'is for staff of the provider, of whom the sample company has none',
  'employeeImports.run': 'names the state that a dry run returned, so a second one would come too late in any case',
  'employeeImports.undo': 'undoes an import once, so a second one would come too late in any case',
  'users.inviteLink': 'is for engineers of the provider, of whom the sample company has none',
  'overrides.promote': 'names the versions that it is made on, so a second one would come too late in any case',
  'overrides.move': 'names the state that it is made on, so a second one would come too late in any case',
  'overrides.undoMove': 'names the save that the move made, so a second one would come too late in any case',
  'overrides.set': 'names the versions that it is made on, so a second one would come too late in any case',
  'images.replace': 'names the versions that it is made on, so a second one would come too late in any case',
  'users.changeSeveral': 'names the versions that it is made on, so a second one would come too late in any case',
  'menus.convert': 'names a menu that is converted once, so a second one would find none in any case',
  'overrides.undo': 'names the versions that it is made on, so a second one would come too late in any case',
  'labor.sendAgain': 'needs something that the scheduling service did not accept',
  'mobileApp.build': 'needs the service that builds; asked again in its own test, beside a real one',
  'pushNotifications.send': 'needs the push service; asked again in its own test, beside a real one',
  'syncLocations.onlyThis': 'names the versions that it is made on, so a second one would come too late in any case',
  'syncEmployment.onlyThis': 'names the versions that it is made on, so a second one would come too late in any case',
  'timed.create': 'holds its paths, so a second one would be refused in any case',
  'syncLocations.retryFailed': 'needs a publish that failed',
  'syncLocations.reschedule': 'names what waits, so a second one would come too late in any case',
  'syncEmployment.retryFailed': 'needs a publish that failed',
  'syncLocations.rollback': 'names what is live, so a second one would come too late in any case',
  'syncEmployment.rollback': 'names what is live, so a second one would come too late in any case',
  'syncLocations.release': 'releases what is frozen, so a second one finds nothing in any case',
  'syncEmployment.reschedule': 'names what waits, so a second one would come too late in any case',
};

/** Every POST that takes a key: those called here and those left out must be all of them. */
export const keyedPosts = (): readonly string[] =>
  Object.entries(contract).flatMap(([area, calls]) =>
    Object.entries<Endpoint>(calls)
      .filter(([, { method, idempotent }]) => method === 'POST' && idempotent)
      .map(([name]) => `${area}.${name}`),
  );

export const repeatedCalls = (client: WebClient): readonly Repeated[] => [
  scheduling('syncLocations', 'menu', client.syncLocations),
  scheduling('syncEmployment', 'employment', client.syncEmployment),
  {
    name: 'syncLocations.freeze',
    prepare: async n => {
      const body = { locationIds: [frozenId], reason: markOf(n) };
      return async options => bodyOf(await client.syncLocations.freeze({ body }, options));
    },
    after: async () => demand(await client.syncLocations.release({ body: { locationIds: [frozenId] } })),
    made: async db => {
      const rows = await db.selectFrom('audit').select('details').where('action', '=', 'publish.freeze').execute();
      return rows.flatMap(({ details }) =>
        (details as { readonly changes: readonly { readonly now: string }[] }).changes.map(({ now }) => now),
      );
    },
  },
  {
    name: 'tenants.create',
    prepare: async n => {
      const name = markOf(n);
      const body =
        n % 2 === 0
          ? { type: 'GROUP' as const, name, locationIds: [] }
          : { type: 'LOCATION' as const, name, timeZone: 'America/Chicago' };
      return async options => bodyOf(await client.tenants.create({ params: { companyId: company }, body }, options));
    },
    made: async db => (await db.selectFrom('tenant').select('name').execute()).map(({ name }) => name),
  },
  {
    name: 'menus.create',
    prepare: async n => {
      const body = { name: markOf(n) };
      return async options => bodyOf(await client.menus.create({ params: { companyId: company }, body }, options));
    },
    made: async db => (await db.selectFrom('document').select('name').execute()).map(({ name }) => name),
  },
  {
    name: 'tenants.createCredential',
    prepare: async n => {
      const asked = { params: { companyId: company, locationId }, body: { name: markOf(n) } };
      return async options => {
        const answer = await client.tenants.createCredential(asked, options);
        demand(answer);
        // The secret of an interrupted call is replaced by a new one each time.
        return answer.body.id;
      };
    },
    made: async db => (await db.selectFrom('credential').select('name').execute()).map(({ name }) => name),
  },
  {
    name: 'roles.create',
    prepare: async n => async options => makeRole(client, n, options),
    made: roleNames,
  },
  {
    name: 'roles.clone',
    prepare: async n => async options =>
      bodyOf(
        await client.roles.clone({ params: { owner: company, id: 'bar-lead' }, query: { name: markOf(n) } }, options),
      ),
    made: roleNames,
  },
  {
    name: 'roles.savePermissions',
    prepare: async n => {
      const { id, ver } = await makeRole(client, n, { idempotencyKey: `role-${n}` });
      const change = { addPerms: [], removePerms: [], maxDiscountPct: 7, currentMaxDiscountPct: 0, ver };
      return async options =>
        bodyOf(await client.roles.savePermissions({ params: { owner: company }, body: { [id]: change } }, options));
    },
    made: db => deeds(db, 'role.change'),
  },
  {
    name: 'users.create',
    prepare: async n => async options => makePerson(client, n, true, options),
    // An invited employee gets one e-mail, however often the call was repeated.
    made: async db => {
      const people = (await db.selectFrom('person').select('name').execute()).map(({ name }) => name);
      const invited = await deeds(db, 'invite-sent');
      return people.filter(name => invited.filter(one => one === name).length === 1);
    },
  },
  {
    name: 'users.sendInvite',
    prepare: async n => {
      const { id } = await makePerson(client, n, false, { idempotencyKey: `person-${n}` });
      return async options => {
        const answer = await client.users.sendInvite({ params: { id } }, options);
        if (answer.status !== 204) throw new Error(`Refused: ${JSON.stringify(answer)}`);
        return null;
      };
    },
    made: db => deeds(db, 'invite-sent'),
  },
];

const scheduling = (
  area: 'syncLocations' | 'syncEmployment',
  blobType: 'menu' | 'employment',
  calls: WebClient['syncLocations'] | WebClient['syncEmployment'],
): Repeated => ({
  name: `${area}.start`,
  prepare: async n => {
    const body = { action: 'PUBLISH' as const, locationIds: [locationId], syncDateMillis: farAway + n };
    return async options => bodyOf(await calls.start({ body }, options));
  },
  after: async () => demand(await calls.unschedule({ params: { locationId } })),
  made: async db => {
    const runs = await db.selectFrom('run').select('sync_date as at').where('blob_type', '=', blobType).execute();
    return runs.flatMap(({ at }) => (at === null ? [] : [markOf(at.getTime() - farAway)]));
  },
});

const makeRole = async (client: WebClient, n: number, options: Options) => {
  const body = { name: markOf(n), grantedPermissions: [], maxDiscountPct: 0 };
  return bodyOf(await client.roles.create({ params: { owner: company }, body }, options));
};

const makePerson = async (client: WebClient, n: number, invite: boolean, options: Options) => {
  const roles = [{ roleId: 'accounting', grantObject: { type: 'COMPANY' as const, id: company } }];
  const body = { name: markOf(n), email: `repeat-${n}@sorrel.example`, roles, invite };
  return bodyOf(await client.users.create({ params: { id: company }, body }, options));
};

const roleNames: Repeated['made'] = async db =>
  (await db.selectFrom('role').select('name').execute()).map(({ name }) => name);

const deeds = async (db: Db, action: string): Promise<readonly string[]> =>
  (await db.selectFrom('audit').select('subject').where('action', '=', action).execute()).map(({ subject }) => subject);

const bodyOf = <A extends { readonly status: number }>(answer: A): Extract<A, { status: 200 }>['body' & keyof A] => {
  demand(answer);
  return (answer as Extract<A, { status: 200 }> & { body: never }).body;
};
