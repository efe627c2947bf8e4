import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { containing, type Db } from '../database/index.ts';
import { type PersonRow, people } from './person.ts';
import { isVisible, type Visible } from './visible-people.ts';

export type PeopleOrder = 'name' | 'hireDate';

/** What somebody can sign in with: a password, an invitation, or nothing without an address. */
export type SignIn = 'active' | 'invited' | 'terminal';

export interface PeopleFilter extends Visible {
  readonly status: PersonRow['status'];
  readonly signIn?: SignIn | undefined;
  /** Parts of the name, the address or the phone; without case and accents. */
  readonly search: string;
  /** Roles and job types whose names match the search too. */
  readonly found: { readonly roleIds: readonly string[]; readonly jobTypeIds: readonly string[] };
  /** Where a role or a job has to be; absent: anywhere. */
  readonly placeIds?: readonly string[] | undefined;
  readonly roleId?: string | undefined;
  readonly jobTypeId?: string | undefined;
  /** Which ends of certifications are looked for; absent: any, also none. */
  readonly endings?: readonly Ending[] | undefined;
  /** Only these people. */
  readonly ids?: readonly string[] | undefined;
}

/** The ends of certifications of a requirement that are looked for: not before `from`, not after `until`. */
export interface Ending {
  readonly requirementId: string;
  readonly from: string;
  readonly until: string;
}

/** A person's place in an order: the name or the hire date as the order compares it. */
export interface PersonMark {
  readonly id: string;
  readonly value: string;
}

/** The people who match, behind a mark. */
export const listPeoplePage = async (
  db: Db,
  filter: PeopleFilter,
  order: PeopleOrder,
  { after, limit }: { readonly after: PersonMark | null; readonly limit: number },
): Promise<{ readonly row: PersonRow; readonly mark: PersonMark }[]> => {
  const { by, direction } = orders[order];
  const behind = sql.raw(direction === 'asc' ? '>' : '<');
  const rows = await people(db)
    .select(by.as('mark'))
    .where(isListed(filter))
    .where(matches(filter))
    .where(after === null ? isAny : sql<SqlBool>`(${by}, person.id) ${behind} (${after.value}::text, ${after.id})`)
    .orderBy(by, direction)
    .orderBy('person.id', direction)
    .limit(limit)
    .execute();
  return rows.map(({ mark, ...row }) => ({ row, mark: { id: row.id, value: mark } }));
};

/** How many people match. */
export const countPeople = async (db: Db, filter: PeopleFilter): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from person where ${isListed(filter)} and ${matches(filter)}`.execute(db);
  return rows[0]?.count ?? 0;
};

/** By name; or by hire date, the newest first and those without one last. */
const orders: Readonly<Record<PeopleOrder, { readonly by: RawBuilder<string>; readonly direction: 'asc' | 'desc' }>> = {
  name: { by: sql`person.sort_name`, direction: 'asc' },
  hireDate: { by: sql`coalesce(person.hired_on, '') collate "C"`, direction: 'desc' },
};

const isAny = sql<SqlBool>`true`;

const isListed = (filter: PeopleFilter): RawBuilder<SqlBool> =>
  sql`${isVisible(filter)} and person.status = ${filter.status}`;

const matches = (filter: PeopleFilter): RawBuilder<SqlBool> =>
  sql`${hasWords(filter)} and ${hasSignIn(filter)} and ${hasPlace(filter)} and ${hasEnding(filter)} and ${isOneOf(filter)}`;

const hasWords = ({ search, found: { roleIds, jobTypeIds } }: PeopleFilter): RawBuilder<SqlBool> => {
  if (search === '') return isAny;
  const digits = search.replaceAll(/\D/g, '');
  return sql`(${hasAll(search.split(/\s+/))}
    ${digits.length < shortestPhonePart ? sql`` : sql`or person.search_text like ${containing(digits)}`}
    ${roleIds.length === 0 ? sql`` : sql`or ${hasRole(sql`granted_role.role_id = any(${[...roleIds]}::text[])`)}`}
    ${jobTypeIds.length === 0 ? sql`` : sql`or ${hasJob(sql`person_job.job_type_id = any(${[...jobTypeIds]}::text[])`)}`})`;
};

const hasAll = (words: readonly string[]): RawBuilder<SqlBool> =>
  sql`(${sql.join(
    words.map(word => sql`person.search_text like ${containing(word)}`),
    sql` and `,
  )})`;

/** Fewer digits are part of most numbers. */
const shortestPhonePart = 4;

const hasRole = (which: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql`exists (select from granted_role where granted_role.person_id = person.id and ${which})`;

const hasJob = (which: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql`exists (select from person_job where person_job.person_id = person.id and ${which})`;

const hasPlace = ({ placeIds, roleId, jobTypeId }: PeopleFilter): RawBuilder<SqlBool> => {
  const at = placeIds === undefined ? isAny : sql`on_id = any(${[...placeIds]}::text[])`;
  const role = hasRole(sql`${roleId === undefined ? isAny : sql`granted_role.role_id = ${roleId}`} and ${at}`);
  const job = hasJob(sql`${jobTypeId === undefined ? isAny : sql`person_job.job_type_id = ${jobTypeId}`} and ${at}`);
  if (roleId !== undefined) return jobTypeId === undefined ? role : sql`${role} and ${job}`;
  if (jobTypeId !== undefined) return job;
  // Found by the place: with `or`, the database would look at every person of the company.
  return placeIds === undefined
    ? isAny
    : sql`person.id in (select person_id from granted_role where ${at} union select person_id from person_job where ${at})`;
};

const hasSignIn = ({ signIn }: PeopleFilter): RawBuilder<SqlBool> => {
  switch (signIn) {
    case 'active':
      return sql`person.email is not null and person.password_hash is not null`;
    case 'invited':
      return sql`person.email is not null and person.password_hash is null`;
    case 'terminal':
      return sql`person.email is null`;
    default:
      return isAny;
  }
};

const hasEnding = ({ endings }: PeopleFilter): RawBuilder<SqlBool> =>
  endings === undefined
    ? isAny
    : sql`exists (
        select from person_certification c
        join unnest(${endings.map(({ requirementId }) => requirementId)}::text[],
          ${endings.map(({ from }) => from)}::text[], ${endings.map(({ until }) => until)}::text[])
          as ending (requirement_id, first_day, last_day) on ending.requirement_id = c.requirement_id
        where c.person_id = person.id and c.ends_on between ending.first_day and ending.last_day)`;

const isOneOf = ({ ids }: PeopleFilter): RawBuilder<SqlBool> =>
  ids === undefined ? isAny : sql`person.id = any(${[...ids]}::text[])`;
