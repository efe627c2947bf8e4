import { sql } from 'kysely';
import type { Db } from '../database/index.ts';

/** What somebody has open at the console. */
interface OpenAccess {
  /** Sessions, also those in which somebody acts as this person. */
  readonly sessions: number;
  /** Links that may still be used. */
  readonly invitations: number;
  readonly resets: number;
}

/** Of each of these people, in one statement. */
export const readOpenAccess = async (
  db: Db,
  personIds: readonly string[],
  at: Date,
): Promise<ReadonlyMap<string, OpenAccess>> => {
  const links = (purpose: string) => sql`(select count(*)::int from link
    where person_id = asked.id and purpose = ${purpose} and used_at is null and expires_at > ${at}::timestamptz)`;
  const { rows } = await sql<OpenAccess & { id: string }>`
    select asked.id,
      (select count(*)::int from session where person_id = asked.id or acting_as = asked.id) as sessions,
      ${links('invite')} as invitations, ${links('reset')} as resets
    from unnest(${[...personIds]}::text[]) as asked (id)`.execute(db);
  return new Map(rows.map(({ id, ...open }) => [id, open]));
};
