import type { Failure } from '@commissary/contract';
import { type EmployeeMatch, type Identity, type ImportField, matchEmployee } from '@commissary/domain';
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
  const { name, email, phone, hiredOn, status } = found.row;
  return { ...identityOf({ name, email, phone, hireDate: hiredOn }), active: status === 'ACTIVE', found };
};

/** Groups the rows by the person that they are about: a stored one, or somebody new. */
export const groupRows = (rows: readonly ReadRow[], people: readonly KnownEmployee[]): RowGroup[] => {
  const nearest = indexOf(people);
  const groups: { rows: ReadRow[]; match: RowGroup['match'] }[] = [];
  const byKey = new Map<string, (typeof groups)[number]>();
  for (const row of rows) {
    const match = matchOf(row, nearest);
    const keys = match.is === 'known' ? [`person ${match.person.found.row.id}`] : keysOf(identityOf(row));
    const group = keys.map(key => byKey.get(key)).find(one => one !== undefined) ?? { rows: [], match };
    if (group.rows.length === 0) groups.push(group);
    group.rows.push(row);
    for (const key of keys) if (!byKey.has(key)) byKey.set(key, group);
  }
  return groups.map(({ rows: own, match }) => ({ rows: own, match, failures: failuresOf(own) }));
};

const matchOf = (row: ReadRow, nearest: (row: Identity) => readonly KnownEmployee[]): RowGroup['match'] => {
  if (row.personId === null) return { is: 'unknown' };
  const identity = identityOf(row);
  const candidates = nearest(identity);
  if (row.personId === undefined) return matchEmployee(identity, candidates);
  const decided = candidates.find(({ found }) => found.row.id === row.personId);
  return decided === undefined ? { is: 'doubtful', candidates } : { is: 'known', person: decided };
};

/** Finds the people who share an address, a phone number or the name with a row. */
const indexOf = (people: readonly KnownEmployee[]): ((row: Identity) => KnownEmployee[]) => {
  const by = (of: (person: KnownEmployee) => string | null) => Map.groupBy(people, of);
  const [emails, phones, names] = [by(({ email }) => email), by(({ phone }) => phone), by(({ name }) => name)];
  const get = (index: ReadonlyMap<string | null, KnownEmployee[]>, key: string | null) =>
    key === null ? [] : (index.get(key) ?? []);
  return ({ email, phone, name }) => [...new Set([...get(emails, email), ...get(phones, phone), ...get(names, name)])];
};

/** What two rows about one new person have in common. */
const keysOf = ({ email, phone, name, hireDate }: Identity): string[] => [
  ...(email === null ? [] : [`email ${email}`]),
  ...(phone === null ? [] : [`phone ${phone} ${name}`]),
  ...(hireDate === null ? [] : [`hired ${hireDate} ${name}`]),
  ...(email === null && phone === null && hireDate === null ? [`name ${name}`] : []),
];

/** Rows about one person that say different things of them, or the same thing twice. */
const failuresOf = (rows: readonly ReadRow[]): ReadonlyMap<number, readonly Failure[]> => {
  const failures = new Map<number, Failure[]>();
  const [first, ...others] = rows;
  if (first === undefined) return failures;
  const said = new Set([workOf(first)]);
  for (const row of others) {
    const own: Failure[] = [];
    for (const field of ['name', 'email', 'phone', 'hireDate'] as const)
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
