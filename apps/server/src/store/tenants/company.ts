import { guestMonths, publishing } from '@commissary/domain';
import type { Db } from '../database/index.ts';
import { type CompanyFields, columnsOf } from './company-record.ts';

export interface Company {
  readonly id: string;
  readonly name: string;
  readonly provider: boolean;
  readonly internal: boolean;
  /** Whether support may change something while it acts as one of the company's people. */
  /** A publish is split into batches of so many locations, each so long after the one before. */
  readonly batchSize: number;
  readonly batchSpacingMs: number;
}

export const findCompany = async (db: Db, id: string): Promise<Company | null> =>
  (await companies(db).where('id', '=', id).executeTakeFirst()) ?? null;

export const listCompanies = (db: Db): Promise<Company[]> => companies(db).orderBy('name').orderBy('id').execute();

export const findCompanies = (db: Db, ids: readonly string[]): Promise<Company[]> =>
  ids.length === 0 ? Promise.resolve([]) : companies(db).where('id', 'in', ids).orderBy('name').orderBy('id').execute();

/** The sample company is the one whose people have a sentence about themselves. */
export const findSampleCompany = async (db: Db): Promise<Company | null> =>
  (await companies(db)
    .where('id', 'in', db.selectFrom('person').select('company_id').where('about', 'is not', null))
    .orderBy('created_at')
    .executeTakeFirst()) ?? null;

export const hasCompany = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('company').select('id').limit(1).executeTakeFirst()) !== undefined;

/** The company that provides the service to the others. */
export const findProvider = async (db: Db): Promise<Company | null> =>
  (await companies(db).where('provider', '=', true).executeTakeFirst()) ?? null;

/** A new company; what is not named has its initial value. */
export interface NewCompanyRow extends Partial<CompanyFields> {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly provider?: boolean;
}

export const insertCompany = async (
  db: Db,
  { id, createdAt, provider = false, ...fields }: NewCompanyRow,
): Promise<void> => {
  await db
    .insertInto('company')
    .values({ ...columnsOf({ ...initialFields, ...fields }), id, provider, created_at: createdAt })
    .execute();
};

const initialFields = {
  brand: null,
  contactName: null,
  contactEmail: null,
  contactPhone: null,
  batchSize: publishing.batchSize,
  batchSpacingMs: publishing.batchSpacingMs,
  internal: false,
  dayStarts: [],
  guestMonths: guestMonths.usual,
};

/** A closed company exists for nobody but those who may open it again. */
const companies = (db: Db) =>
  db
    .selectFrom('company')
    .where('closed_at', 'is', null)
    .select(['id', 'name', 'provider', 'internal', 'batch_size as batchSize', 'batch_spacing_ms as batchSpacingMs']);

/** How a publish of this company is split into batches. */
export const findBatching = async (
  db: Db,
  id: string,
): Promise<{ readonly size: number; readonly spacingMs: number }> =>
  db
    .selectFrom('company')
    .select(['batch_size as size', 'batch_spacing_ms as spacingMs'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
