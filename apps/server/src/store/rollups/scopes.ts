import { sql } from 'kysely';
import type { Db } from '../database/index.ts';
import { rowHash } from './scope-sums.ts';

/** A day or a month of a company or a group, its scope, whose sums have to be made. */
export interface DueScope {
  readonly companyId: string;
  readonly scopeId: string;
  readonly span: string;
  readonly mark: string;
}

/** So many locations at least: the sums of one are its own. */
const fewestMembers = 2;

const isMember = sql`tenant.type = 'LOCATION' and tenant.removed_at is null`;

/** The companies of which locations have moved, or of which no sums were ever made. */
export const movedCompanies = async (db: Db) =>
  db.selectFrom('scope_rollup_due').select(['company_id as companyId', 'mark']).where('span', '=', '').execute();

/** Marks the sums of a month and its days that are not made of the locations as they are now. */
export const markScopes = async (db: Db, companyId: string, month: string): Promise<void> => {
  await sql`
    insert into scope_rollup_due (company_id, span, scope_id)
    select ${companyId}, span, scope_id from (
      select span, scope_id, count(*) as members, sum(${rowHash}) as position
      from tenant join rollup on location_id = tenant.id, unnest(array[company_id, group_id]) scope_id
      where company_id = ${companyId} and ${isMember} and span between ${month} and ${`${month}-31`} and scope_id is not null
      group by 1, 2 having count(*) >= ${fewestMembers}
    ) wanted
    where not exists (select from scope_rollup made where made.company_id = ${companyId} and made.span = wanted.span
      and made.scope_id = wanted.scope_id and made.members = wanted.members and made.position = wanted.position)
    order by span, scope_id on conflict do nothing`.execute(db);
};

/** All that a move has left is marked: removes its mark, unless there was another one since, and the sums of too few locations. */
export const endMoves = async (
  db: Db,
  { companyId, mark }: { readonly companyId: string; readonly mark: string },
): Promise<void> => {
  await sql`
    delete from scope_rollup where company_id = ${companyId} and scope_id not in (
      select scope_id from tenant, unnest(array[company_id, group_id]) scope_id
      where company_id = ${companyId} and ${isMember} and scope_id is not null
      group by scope_id having count(*) >= ${fewestMembers})`.execute(db);
  await db
    .deleteFrom('scope_rollup_due')
    .where('company_id', '=', companyId)
    .where('span', '=', '')
    .where('mark', '=', mark)
    .execute();
};

/** The sums of scopes that are to be made and nobody has claimed, once those of all locations of the company are made; newest first. */
export const dueScopes = async (
  db: Db,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<readonly DueScope[]> => {
  const { rows } = await sql<DueScope>`
    with awaited as materialized (
      select distinct company_id, unnest(array[span, left(span, 7)]) as span
      from rollup_due join tenant on tenant.id = location_id
    )
    select company_id as "companyId", scope_id as "scopeId", span, mark::text as mark from scope_rollup_due due
    where span <> '' and (claimed_until is null or claimed_until <= ${now})
      and not exists (select from awaited where awaited.company_id = due.company_id and awaited.span = due.span)
    order by span desc, company_id, scope_id limit ${limit}`.execute(db);
  return rows;
};

/** Claims sums of a scope for the only process that makes them until then. False: another one was first, or they are made. */
export const claimScope = async (
  db: Db,
  { companyId, scopeId, span, mark }: DueScope,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<boolean> => {
  const claimed = await db
    .updateTable('scope_rollup_due')
    .set({ claimed_until: until })
    .where('company_id', '=', companyId)
    .where('span', '=', span)
    .where('scope_id', '=', scopeId)
    .where('mark', '=', mark)
    .where(({ or, eb }) => or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now)]))
    .executeTakeFirst();
  return claimed.numUpdatedRows > 0n;
};

/** What the sums of a scope are made of, in order of locations, the next ones after one; each with its hash. */
export const membersOfScope = async (
  db: Db,
  { companyId, scopeId, span }: DueScope,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<readonly { readonly locationId: string; readonly body: Uint8Array; readonly hash: string }[]> => {
  const { rows } = await sql<{ locationId: string; body: Uint8Array; hash: string }>`
    select location_id as "locationId", body, ${rowHash}::text as hash
    from tenant join rollup on location_id = tenant.id
    where company_id = ${companyId} and ${isMember} and ${scopeId} in (company_id, group_id)
      and span = ${span} and location_id > ${after}
    order by location_id limit ${limit}`.execute(db);
  return rows;
};

/** Stores the sums of a scope in place of a mark; of one location alone none. A mark that has come meanwhile stays, and nothing is stored. */
export const storeScope = async (
  db: Db,
  { companyId, scopeId, span, mark }: DueScope,
  { hashes, body }: { readonly hashes: readonly bigint[]; readonly body: Buffer },
): Promise<void> => {
  const scope = sql`company_id = ${companyId} and span = ${span} and scope_id = ${scopeId}`;
  const gone = await sql`delete from scope_rollup_due where ${scope} and mark = ${mark}`.execute(db);
  if (gone.numAffectedRows === 0n) return;
  if (hashes.length < fewestMembers) {
    await sql`delete from scope_rollup where ${scope}`.execute(db);
    return;
  }
  const position = hashes.reduce((sum, hash) => sum + hash, 0n).toString();
  await sql`
    insert into scope_rollup (company_id, span, scope_id, members, position, body)
    values (${companyId}, ${span}, ${scopeId}, ${hashes.length}, ${position}::numeric, ${body}::bytea)
    on conflict (company_id, span, scope_id) do update
      set members = excluded.members, position = excluded.position, body = excluded.body`.execute(db);
};
