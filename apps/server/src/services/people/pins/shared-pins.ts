import { type LogOnPlace, meetingAmong } from '@commissary/domain';
import type { Db } from '../../../store/database/index.ts';
import {
  deletePins,
  findPinHolders,
  findPins,
  listEqualPins,
  listPins,
  type PinRow,
  pinKeysOf,
  placesOfPeople,
  putPins,
} from '../../../store/people/index.ts';
import type { Context } from '../../context/index.ts';
import { apiError } from '../../errors/index.ts';
import { createTurns, inTurns } from '../../turns/index.ts';
import { tenantsOfGrants } from '../employees.ts';
import type { EmployeePlan } from '../plan-employee.ts';

type PinPlan = Pick<EmployeePlan, 'was' | 'person' | 'roles' | 'jobs' | 'pin' | 'path'>;

/**
 * Writes the PINs of people, after everything else of them. Two active people never have one PIN who could log on at a
 * common location: the call is refused for it, or these people lose theirs; returns who did. Asked in the transaction
 * that locks the company.
 */
export const writePins = async (
  context: Pick<Context, 'pins'>,
  db: Db,
  companyId: string,
  plans: readonly PinPlan[],
  takenPins: 'refuse' | 'remove',
): Promise<ReadonlySet<string>> => {
  await deletePins(
    db,
    plans.flatMap(({ person, pin }) => (pin === null ? [person.id] : [])),
  );
  await putPins(
    db,
    plans.flatMap(({ pin }) => pin ?? []),
  );
  const taken = await plansWithTakenPin(context, db, companyId, plans);
  const [first] = taken;
  if (first !== undefined && takenPins === 'refuse') throw apiError(400, 'PIN_TAKEN', `${first.path}/pin`);
  const ids = taken.map(({ person }) => person.id);
  await deletePins(db, ids);
  return new Set(ids);
};

/** The people who would have a PIN of somebody whom they could meet, as others are stored now. */
export const plansWithTakenPin = async <P extends PinPlan>(
  { pins }: Pick<Context, 'pins'>,
  db: Db,
  companyId: string,
  plans: readonly P[],
): Promise<readonly P[]> => {
  const asked = new Map(plans.map(plan => [plan.person.id, newPlacesOf(plan)]));
  const stored = await findPins(
    db,
    [...asked].filter(([, places]) => places.length > 0).map(([id]) => id),
  );
  if (stored.length === 0) return [];
  const keys = await pinKeysOf(db, companyId);
  const digests = new Map(stored.map(row => [row.personId, pins.digests(companyId, pins.open(row), keys)]));
  const holders = await findPinHolders(db, companyId, [...digests.values()].flat());
  const taken = await placesOfPeople(
    db,
    holders.map(({ personId }) => personId),
  );
  const { existing, meetingOf } = await meetingIn(db, companyId, [...asked.values(), ...taken.values()]);
  const meets = new Map(
    [...Map.groupBy(holders, ({ digest }) => digest)].map(([digest, equal]) => [digest, meetingOf(equal, taken)]),
  );
  return plans.filter(({ person: { id } }) => {
    const places = existing(asked.get(id));
    return (digests.get(id) ?? []).some(digest => meets.get(digest)?.(id, places));
  });
};

/** Where a PIN could meet an equal one that it did not meet before. */
const newPlacesOf = ({ was, person, roles, jobs, pin }: PinPlan): LogOnPlace[] => {
  if (person.status !== 'ACTIVE') return [];
  const given = [...roles.given, ...jobs.given].map(({ on }) => on);
  if (was === null || (pin === undefined && was.row.status === 'ACTIVE')) return given;
  const keptRoles = was.grants.filter(grant => !roles.taken.includes(grant));
  const keptJobs = was.jobs.filter(({ id }) => jobs.taken.every(taken => taken.id !== id));
  return [...given, ...keptRoles.map(({ onType: type, onId: id }) => ({ type, id })), ...keptJobs.map(({ on }) => on)];
};

/**
 * The active people of a company with a PIN that another one has who could log on at a common location; where people are
 * named, among those with their PINs. A save refuses that; it happens when a location is moved to another group.
 */
export const findSharedPins = async (
  { pins, db, rowCache }: Pick<Context, 'pins' | 'db' | 'rowCache'>,
  companyId: string,
  ids?: readonly string[],
): Promise<ReadonlySet<string>> => {
  // While keys are exchanged, digests of different keys do not compare.
  const keys = await rowCache.getOrLoad('people', [companyId], `pin keys ${companyId}`, () => pinKeysOf(db, companyId));
  const several = keys.length > 1;
  const rows = several
    ? (await listPins(db, companyId)).map(row => ({ ...row, digest: pins.digests(companyId, pins.open(row)).join() }))
    : await listEqualPins(db, companyId, ids);
  // Of everybody of a large company each of these steps takes milliseconds.
  const turn = createTurns();
  const equal = Map.groupBy(rows, ({ digest }) => digest);
  await turn();
  const suspects = [...equal.values()].filter(({ length }) => length > 1);
  const places = await placesOfPeople(
    db,
    suspects.flat().map(({ personId }) => personId),
  );
  await turn();
  const { existing, meetingOf } = await meetingIn(db, companyId, [...places.values()]);
  const shared = new Set<string>();
  for await (const same of inTurns(suspects)) {
    const meets = meetingOf(same, places);
    for (const { personId } of same) if (meets(personId, existing(places.get(personId)))) shared.add(personId);
  }
  return shared;
};

/** Who of some people meets another one of them, at places that are still there. */
const meetingIn = async (db: Db, companyId: string, lists: readonly (readonly LogOnPlace[])[]) => {
  const ids = lists.flat().map(({ id }) => id);
  const tenants = new Map((await tenantsOfGrants(db, companyId, [], ids)).map(tenant => [tenant.id, tenant]));
  const existing = (places: readonly LogOnPlace[] = []) =>
    places.filter(({ type, id }) => type === 'GLOBAL' || type === 'COMPANY' || tenants.has(id));
  const meetingOf = (
    people: readonly Pick<PinRow, 'personId'>[],
    placesOf: ReadonlyMap<string, readonly LogOnPlace[]>,
  ) =>
    meetingAmong(
      people.map(({ personId }) => [personId, existing(placesOf.get(personId))] as const),
      id => tenants.get(id)?.groupId ?? null,
    );
  return { existing, meetingOf };
};
