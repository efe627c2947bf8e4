import type { SupportAccess } from '@commissary/domain';
import { sql } from 'kysely';
import type { Db } from '../database/index.ts';

export interface PersonRow {
  readonly id: string;
  readonly companyId: string;
  readonly companyName: string;
  /** The person's own company is the provider. */
  readonly provider: boolean;
  readonly supportAccess: SupportAccess;
  readonly supportUntil: string | null;
  readonly name: string;
  readonly email: string;
  readonly status: 'ACTIVE' | 'DELETED';
  readonly version: number;
  readonly passwordHash: string | null;
  readonly passwordPolicy: 'standard' | 'strong';
  readonly passwordStrong: boolean;
  /** Until when the password still signs in though it breaks the policy. */
  readonly passwordDueAt: Date | null;
  /** The session lengths of the company. */
  readonly sessionIdleMinutes: number;
  readonly sessionLongestMinutes: number;
  readonly about: string | null;
}

export interface NewPerson {
  readonly id: string;
  readonly companyId: string;
  readonly name: string;
  readonly email: string;
  readonly passwordHash: string | null;
  readonly about?: string | null;
  readonly status?: 'ACTIVE' | 'DELETED';
  readonly createdAt: Date;
}

/** An e-mail address in the form that comparisons use. */
export const emailKey = (email: string): string => email.trim().toLowerCase();

export const findPerson = async (db: Db, id: string): Promise<PersonRow | null> =>
  (await people(db).where('person.id', '=', id).executeTakeFirst()) ?? null;

export const findPersonByEmail = async (db: Db, email: string): Promise<PersonRow | null> =>
  (await people(db).where('person.email_key', '=', emailKey(email)).executeTakeFirst()) ?? null;

/** People of the sample companies, in the order of their creation. */
export const listSamplePeople = (db: Db): Promise<PersonRow[]> =>
  people(db)
    .where('person.about', 'is not', null)
    .where('person.status', '=', 'ACTIVE')
    .orderBy('person.created_at')
    .orderBy('person.name')
    .execute();

export const insertPeople = async (db: Db, list: readonly NewPerson[]): Promise<void> => {
  if (list.length === 0) return;
  await db
    .insertInto('person')
    .values(
      list.map(person => ({
        id: person.id,
        company_id: person.companyId,
        name: person.name,
        email: person.email,
        email_key: emailKey(person.email),
        password_hash: person.passwordHash,
        status: person.status ?? 'ACTIVE',
        about: person.about ?? null,
        created_at: person.createdAt,
      })),
    )
    .execute();
};

/** All people of a company, by name. */
export const listPeople = (db: Db, companyId: string): Promise<PersonRow[]> =>
  people(db).where('person.company_id', '=', companyId).orderBy('person.name').orderBy('person.id').execute();

/** False: the person was changed since that version. */
export const updatePerson = async (
  db: Db,
  { id, name, email, status, version }: Pick<PersonRow, 'id' | 'name' | 'email' | 'status' | 'version'>,
): Promise<boolean> => {
  const changed = await db
    .updateTable('person')
    .set({ name, email, email_key: emailKey(email), status, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
};

const people = (db: Db) =>
  db
    .selectFrom('person')
    .innerJoin('company', 'company.id', 'person.company_id')
    .select([
      'person.id',
      'person.company_id as companyId',
      'company.name as companyName',
      'company.provider',
      'company.support_access as supportAccess',
      'company.support_until as supportUntil',
      'person.name',
      'person.email',
      'person.version',
      'person.password_hash as passwordHash',
      'company.password_policy as passwordPolicy',
      'person.password_strong as passwordStrong',
      'person.password_due_at as passwordDueAt',
      'company.session_idle_minutes as sessionIdleMinutes',
      'company.session_longest_minutes as sessionLongestMinutes',
      'person.about',
    ])
    // Nobody of a closed company signs in.
    .select(
      sql<PersonRow['status']>`case when company.closed_at is null then person.status else 'DELETED' end`.as('status'),
    );
