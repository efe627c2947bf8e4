import { publishing } from '@commissary/domain';
import type { Db } from '../database/index.ts';

export interface Company {
  readonly id: string;
  readonly name: string;
  readonly provider: boolean;
  readonly internal: boolean;
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

export const insertCompany = async (
  db: Db,
  company: { readonly id: string; readonly name: string; readonly createdAt: Date; readonly provider?: boolean },
): Promise<void> => {
  await db
    .insertInto('company')
    .values({
      id: company.id,
      name: company.name,
      provider: company.provider ?? false,
      batch_size: publishing.batchSize,
      batch_spacing_ms: publishing.batchSpacingMs,
      created_at: company.createdAt,
    })
    .execute();
};

const companies = (db: Db) =>
  db
    .selectFrom('company')
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
