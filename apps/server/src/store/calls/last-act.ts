import { sql } from 'kysely';
import type { Db } from '../database/index.ts';

/** When a person did something last in another session than this one; null where that never happened. */
export const lastActElsewhere = async (
  db: Db,
  { companyId, personId, session }: { companyId: string; personId: string; session: string | null },
): Promise<Date | null> => {
  const found = await db
    .selectFrom('audit')
    .select('at')
    .where('company_id', '=', companyId)
    .where('person_id', '=', personId)
    .where(sql<boolean>`session is distinct from ${session}`)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.at ?? null;
};
