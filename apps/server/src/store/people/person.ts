import type { EmployeeFields } from '@commissary/catalog';
import type { LanguageTag, SupportAccess } from '@commissary/domain';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../database/index.ts';
import { isVisible, type Visible } from './visible-people.ts';

export interface PersonRow extends EmployeeFields {
  readonly id: string;
  readonly companyId: string;
  readonly companyName: string;
  /** The person's own company is the provider. */
  readonly provider: boolean;
  readonly supportAccess: SupportAccess;
  readonly supportUntil: string | null;
  readonly status: 'ACTIVE' | 'DELETED';
  /** Null of the active, and where it is not known. */
  readonly deactivatedAt: Date | null;
  readonly deactivatedBy: string | null;
  readonly version: number;
  /** The person has a PIN for terminals. */
  readonly hasPin: boolean;
  readonly passwordHash: string | null;
  readonly passwordPolicy: 'standard' | 'strong';
  readonly passwordStrong: boolean;
  /** Until when the password still signs in though it breaks the policy. */
  readonly passwordDueAt: Date | null;
  /** The session lengths of the company. */
  readonly sessionIdleMinutes: number;
  readonly sessionLongestMinutes: number;
  readonly language: LanguageTag | null;
  readonly about: string | null;
}

/** A person with an e-mail address: only they sign in and receive e-mails. */
export type AccountRow = PersonRow & { readonly email: string };

export interface NewPerson extends Partial<EmployeeFields> {
  readonly name: string;
  readonly email: string | null;
  readonly id: string;
  readonly companyId: string;
  readonly passwordHash: string | null;
  readonly about?: string | null;
  readonly status?: 'ACTIVE' | 'DELETED';
  readonly createdAt: Date;
}

/** What an edit changes about a person, beside roles, jobs and certifications. */
export type PersonFields = EmployeeFields & Pick<PersonRow, 'status'>;

/** An e-mail address in the form that comparisons use. */
export const emailKey = (email: string): string => email.trim().toLowerCase();

const keyOf = (email: string | null): string | null => (email === null ? null : emailKey(email));

export const findPerson = async (db: Db, id: string): Promise<PersonRow | null> =>
  (await people(db).where('person.id', '=', id).executeTakeFirst()) ?? null;

/** Null also for a person who has no e-mail address. */
export const findAccount = async (db: Db, id: string): Promise<AccountRow | null> =>
  accountOf((await findPerson(db, id)) ?? undefined);

export const findAccountByEmail = async (db: Db, email: string): Promise<AccountRow | null> =>
  accountOf(await people(db).where('person.email_key', '=', emailKey(email)).executeTakeFirst());

const accountOf = (row: PersonRow | undefined): AccountRow | null =>
  row === undefined || row.email === null ? null : { ...row, email: row.email };

/** People of the sample companies, in the order of their creation. */
export const listSamplePeople = async (db: Db): Promise<AccountRow[]> => {
  const rows = await people(db)
    .where('person.about', 'is not', null)
    .where('person.status', '=', 'ACTIVE')
    .orderBy('person.created_at')
    .orderBy('person.name')
    .execute();
  return rows.flatMap(row => accountOf(row) ?? []);
};

export const insertPeople = async (db: Db, list: readonly NewPerson[]): Promise<void> => {
  if (list.length === 0) return;
  const rows = list.map(({ phone = null, hireDate = null, status = 'ACTIVE', about = null, ...person }) => ({
    ...person,
    emailKey: keyOf(person.email),
    phone,
    hireDate,
    status,
    about,
  }));
  await sql`insert into person (id, company_id, name, email, email_key, phone, hired_on, password_hash, status, about,
      created_at)
    select n.id, n."companyId", n.name, n.email, n."emailKey", n.phone, n."hireDate", n."passwordHash", n.status, n.about,
      n."createdAt"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (id text, "companyId" text, name text, email text,
      "emailKey" text, phone text, "hireDate" text, "passwordHash" text, status text, about text,
      "createdAt" timestamptz)`.execute(db);
};

/** People of a company by their ids. */
export const findPeople = (db: Db, companyId: string, ids: readonly string[]): Promise<PersonRow[]> =>
  people(db)
    .where('person.company_id', '=', companyId)
    .where(sql<SqlBool>`person.id = any(${[...ids]}::text[])`)
    .execute();

/** The people of a company who have one of these addresses, phone numbers or names, or ids. */
export const listPeopleLike = (
  db: Db,
  companyId: string,
  like: Readonly<Record<'ids' | 'emails' | 'phones' | 'names', readonly string[]>>,
): Promise<PersonRow[]> =>
  people(db)
    .where('person.company_id', '=', companyId)
    .where(
      sql<SqlBool>`(person.id = any(${[...like.ids]}::text[])
        or person.email_key = any(${like.emails.map(emailKey)}::text[])
        or person.phone = any(${[...like.phones]}::text[])
        or lower(person.name) = any(array(select lower(name) from unnest(${[...like.names]}::text[]) as name)))`,
    )
    .orderBy('person.name')
    .orderBy('person.id')
    .execute();

/** The owner of each of these addresses that is taken, in whichever company. */
export const listEmailOwners = async (db: Db, emails: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await sql<{ key: string; id: string }>`
    select email_key as key, id from person where email_key = any(${emails.map(emailKey)}::text[])`.execute(db);
  return new Map(rows.map(({ key, id }) => [key, id]));
};

/** Removes people who never signed in, with their jobs, wages, certifications and links. */
export const deletePeople = async (db: Db, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  await sql`delete from link where person_id = any(${[...ids]}::text[])`.execute(db);
  await sql`delete from person where id = any(${[...ids]}::text[])`.execute(db);
};

/** All people of a company, by name. */
export const listPeople = (db: Db, companyId: string): Promise<PersonRow[]> =>
  people(db).where('person.company_id', '=', companyId).orderBy('person.name').orderBy('person.id').execute();

/** Returns the ids of those that were changed: the others were changed by somebody else since that version. */
export const updatePeople = async (
  db: Db,
  list: readonly (PersonFields & Pick<PersonRow, 'id' | 'version'>)[],
  { by, at }: { readonly by: string; readonly at: Date },
): Promise<string[]> => {
  if (list.length === 0) return [];
  const rows = list.map(person => ({ ...person, emailKey: keyOf(person.email) }));
  const { rows: changed } = await sql<{ id: string }>`update person as p
    set name = n.name, email = n.email, email_key = n."emailKey", phone = n.phone, hired_on = n."hireDate",
      status = n.status, version = p.version + 1,
      deactivated_at = case when n.status = 'ACTIVE' then null when p.status = 'ACTIVE' then ${at}::timestamptz else p.deactivated_at end,
      deactivated_by = case when n.status = 'ACTIVE' then null when p.status = 'ACTIVE' then ${by}::text else p.deactivated_by end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (id text, name text, email text, "emailKey" text,
      phone text, "hireDate" text, status text, version integer)
    where p.id = n.id and p.version = n.version returning p.id`.execute(db);
  return changed.map(({ id }) => id);
};

/** The same as far as somebody may see them. */
export const listVisiblePeople = (db: Db, visible: Visible): Promise<PersonRow[]> =>
  people(db).where(isVisible(visible)).orderBy('person.name').orderBy('person.id').execute();

/** Every person as a row, with what counts of the company. */
export const people = (db: Db) =>
  db
    .selectFrom('person')
    .innerJoin('company', 'company.id', 'person.company_id')
    .leftJoin('person_pin', 'person_pin.person_id', 'person.id')
    .select([
      'person.id',
      'person.company_id as companyId',
      'company.name as companyName',
      'company.provider',
      'company.support_access as supportAccess',
      'company.support_until as supportUntil',
      'person.name',
      'person.email',
      'person.phone',
      'person.hired_on as hireDate',
      'person.version',
      'person.deactivated_at as deactivatedAt',
      'person.deactivated_by as deactivatedBy',
      'person.password_hash as passwordHash',
      'company.password_policy as passwordPolicy',
      'person.password_strong as passwordStrong',
      'person.password_due_at as passwordDueAt',
      'company.session_idle_minutes as sessionIdleMinutes',
      'company.session_longest_minutes as sessionLongestMinutes',
      'person.language',
      'person.about',
    ])
    .select(sql<boolean>`person_pin.person_id is not null`.as('hasPin'))
    // Nobody of a closed company signs in.
    .select(
      sql<PersonRow['status']>`case when company.closed_at is null then person.status else 'DELETED' end`.as('status'),
    );

/** Stores the language that a person chose. */
export const setLanguage = async (db: Db, personId: string, language: LanguageTag): Promise<void> => {
  await db.updateTable('person').set({ language }).where('id', '=', personId).execute();
};
