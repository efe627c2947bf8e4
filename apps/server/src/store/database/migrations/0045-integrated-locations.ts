import { type Kysely, sql } from 'kysely';

/** Whether any location of a company is integrated with the scheduling service is asked with each page of employees. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index tenant_integrated on tenant (company_id) where labor_integrated`.execute(db);
};
