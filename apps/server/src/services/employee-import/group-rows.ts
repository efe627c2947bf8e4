import { employeeRecord, type ImportField, recordKeys } from '@commissary/catalog';
import type { Failure } from '@commissary/contract';
import { type EmployeeMatch, employeeMatcher, type Identity, identityKeys } from '@commissary/domain';
import type { EmployeeCase } from '../people/index.ts';
import { identityOf, type ReadRow } from './read-rows.ts';

/** The rows about one person; a file may have one for each job or location. */
export interface RowGroup {
  readonly rows: readonly ReadRow[];
  readonly match: EmployeeMatch<KnownEmployee>;
  /** The failures that the rows have together, by the index of the row. */
  readonly failures: ReadonlyMap<number, readonly Failure[]>;
}

export interface KnownEmployee extends Identity {
  readonly active: boolean;
  readonly found: EmployeeCase;
}

/** A stored person, as rows are compared with them. */
export const knownEmployee = (found: EmployeeCase): KnownEmployee => {
  return { ...identityOf(found.row), active: found.row.status === 'ACTIVE', found };
};

interface Gathered {
  readonly rows: ReadRow[];
  match: RowGroup['match'];
}

/** Groups the rows by the person that they are about: a stored one, or somebody new. */
export const groupRows = (rows: readonly ReadRow[], people: readonly KnownEmployee[]): RowGroup[] => {
  const matchOf = matcherOf(people);
  const groups: Gathered[] = [];
  const byKey = new Map<string, Gathered>();
  for (const row of rows) {
    let match = matchOf(row);
    let keys = keysOf(row, match);
    const sameId = row.employeeId === null ? undefined : byKey.get(idKey(row.employeeId));
    let group = sameId ?? keys.map(key => byKey.get(key)).find(one => one !== undefined);
    if (group !== undefined && row.personId === undefined && sameId === undefined && isSomebodyElse(group, row)) {
      // Two ids in the file are two people, whatever else is the same, unless somebody decided otherwise.
      if (match.is === 'known') match = { is: 'doubtful', candidates: [match.person], total: 1 };
      keys = keysOf(row, match);
      group = undefined;
    }
    group ??= { rows: [], match };
    if (group.rows.length === 0) groups.push(group);
    if (match.is === 'known') group.match = group.match.is === 'known' ? group.match : match;
    group.rows.push(row);
    for (const key of keys) if (!byKey.has(key)) byKey.set(key, group);
  }
  return onePerPerson(groups).map(({ rows: own, match }) => ({ rows: own, match, failures: failuresOf(own) }));
};

/** An id in the file may lead to somebody whom an earlier row without one is about. */
const onePerPerson = (groups: readonly Gathered[]): Gathered[] => {
  const found = new Map<string | Gathered, Gathered>();
  for (const group of groups) {
    const who = group.match.is === 'known' ? group.match.person.found.row.id : group;
    const before = found.get(who);
    if (before === undefined) found.set(who, group);
    else before.rows.push(...group.rows);
  }
  return [...found.values()];
};

/** Whether the rows have an id in the file, and this one another. */
const isSomebodyElse = ({ rows: [first] }: Gathered, { employeeId }: ReadRow): boolean =>
  employeeId !== null && first !== undefined && first.employeeId !== null && first.employeeId !== employeeId;

const idKey = (employeeId: string): string => `id ${employeeId}`;

/** Who a row is: as somebody decided, among those who share an address, a phone number or the name with it. */
const matcherOf = (people: readonly KnownEmployee[]): ((row: ReadRow) => RowGroup['match']) => {
  const matchOf = employeeMatcher(people);
  const byId = new Map(people.map(person => [person.found.row.id, person]));
  return row => {
    if (row.personId === null) return { is: 'unknown' };
    const identity = identityOf(row);
    const decided = row.personId === undefined ? undefined : byId.get(row.personId);
    if (decided !== undefined && resembles(decided, identity)) return { is: 'known', person: decided };
    const match = matchOf(identity);
    if (row.personId === undefined) return match;
    // Whom somebody chose is no longer among them.
    if (match.is === 'known') return { is: 'doubtful', candidates: [match.person], total: 1 };
    return match.is === 'doubtful' ? match : { is: 'doubtful', candidates: [], total: 0 };
  };
};

const resembles = (person: Identity, row: Identity): boolean =>
  (row.email !== null && person.email === row.email) ||
  (row.phone !== null && person.phone === row.phone) ||
  person.name === row.name;

/** What two rows about one person have in common. */
const keysOf = (row: ReadRow, match: RowGroup['match']): string[] => {
  const ofId = row.employeeId === null ? [] : [idKey(row.employeeId)];
  if (match.is === 'known') return [...ofId, `person ${match.person.found.row.id}`];
  if (ofId.length > 0) return ofId;
  return identityKeys(identityOf(row));
};

/** Rows about one person that say different things of them, or the same thing twice. */
const failuresOf = (rows: readonly ReadRow[]): ReadonlyMap<number, readonly Failure[]> => {
  const failures = new Map<number, Failure[]>();
  const [first, ...others] = rows;
  if (first === undefined) return failures;
  const said = new Set([workOf(first)]);
  for (const row of others) {
    const own: Failure[] = [];
    for (const field of recordKeys(employeeRecord))
      if (contradicts(identityOf(row)[field], identityOf(first)[field]))
        own.push({ code: 'CONTRADICTS_ROW', path: field, params: { row: first.index } });
    if (said.has(workOf(row))) own.push({ code: 'DUPLICATE_ROW', path: workField(row), params: { row: first.index } });
    said.add(workOf(row));
    if (own.length > 0) failures.set(row.index, own);
  }
  return failures;
};

const contradicts = (a: string | null, b: string | null): boolean => a !== null && b !== null && a !== b;

const workOf = ({ job, places }: ReadRow): string =>
  job === '' ? '' : `${job.toLowerCase()} ${places.map(({ id }) => id).join()}`;

const workField = ({ job }: ReadRow): ImportField => (job === '' ? 'name' : 'job');
