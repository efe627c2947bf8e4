import type { DayStartSettings } from '@commissary/domain';
import { sql } from 'kysely';
import type { Db } from '../database/index.ts';

/** What a person edits of a company. */
export interface CompanyFields {
  readonly name: string;
  readonly brand: string | null;
  readonly contactName: string | null;
  readonly contactEmail: string | null;
  readonly contactPhone: string | null;
  readonly batchSize: number;
  readonly batchSpacingMs: number;
  readonly internal: boolean;
  /** So many months after its business day the guest of a ticket is kept. */
  readonly guestMonths: number;
  /** When business days begin, each from a day on. */
  readonly dayStarts: DayStartSettings;
}

export interface CompanyRecord extends CompanyFields {
  readonly id: string;
  readonly number: number;
  readonly version: number;
  readonly provider: boolean;
  readonly locations: number;
  readonly closedAt: Date | null;
}

/** These companies, or all of them, closed ones included, by name. */
export const listCompanyRecords = (db: Db, ids: readonly string[] | null): Promise<CompanyRecord[]> => {
  const rows = records(db).orderBy('company.name').orderBy('company.id');
  return (ids === null ? rows : rows.where('company.id', '=', sql<string>`any(${[...ids]}::text[])`)).execute();
};

export const findCompanyRecord = async (db: Db, id: string): Promise<CompanyRecord | null> =>
  (await records(db).where('company.id', '=', id).executeTakeFirst()) ?? null;

/** False: it is not, or no longer, at that version, or it was closed meanwhile. */
export const updateCompany = async (db: Db, id: string, version: number, fields: CompanyFields): Promise<boolean> => {
  const query = db
    .updateTable('company')
    .set({ ...columnsOf(fields), version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('closed_at', 'is', null);
  return (await query.returning('id').executeTakeFirst()) !== undefined;
};

/** Closes a company; ends the sessions and links of its people. False: it is closed already. */
export const closeCompany = async (db: Db, id: string, at: Date): Promise<boolean> => {
  const query = db.updateTable('company').set({ closed_at: at }).where('id', '=', id).where('closed_at', 'is', null);
  if ((await query.returning('id').executeTakeFirst()) === undefined) return false;
  for (const table of ['session', 'link'] as const) {
    const people = db.selectFrom('person').select('id').where('company_id', '=', id);
    await db.deleteFrom(table).where('person_id', 'in', people).execute();
  }
  return true;
};

/** Opens a company again that was closed after `since`. */
export const reopenCompany = async (db: Db, id: string, since: Date): Promise<boolean> => {
  const query = db.updateTable('company').set({ closed_at: null }).where('id', '=', id).where('closed_at', '>', since);
  return (await query.returning('id').executeTakeFirst()) !== undefined;
};

const records = (db: Db) =>
  db
    .selectFrom('company')
    .select(['id', 'number', 'version', 'name', 'brand', 'provider', 'internal', 'closed_at as closedAt'])
    .select(['contact_name as contactName', 'contact_email as contactEmail', 'contact_phone as contactPhone'])
    .select(['batch_size as batchSize', 'batch_spacing_ms as batchSpacingMs', 'day_starts as dayStarts'])
    .select('guest_months as guestMonths')
    .select(
      sql<number>`(
      select count(*)::integer from tenant
      where company_id = company.id and type = 'LOCATION' and removed_at is null)`.as('locations'),
    );

/** The columns of the fields. */
export const columnsOf = (fields: CompanyFields) => ({
  name: fields.name,
  brand: fields.brand,
  contact_name: fields.contactName,
  contact_email: fields.contactEmail,
  contact_phone: fields.contactPhone,
  batch_size: fields.batchSize,
  batch_spacing_ms: fields.batchSpacingMs,
  internal: fields.internal,
  guest_months: fields.guestMonths,
  day_starts: JSON.stringify(fields.dayStarts),
});
