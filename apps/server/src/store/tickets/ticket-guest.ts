import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/index.ts';

/** The guest of a ticket as it is stored: nothing of it can be read without the key. */
export interface GuestRow {
  readonly companyId: string;
  readonly locationId: string;
  readonly ticketId: string;
  readonly guest: Uint8Array;
  readonly guestTerms: readonly string[];
  readonly keyId: string;
}

/** Those encrypted with another key than this one, in batches. */
export const guestsOfOtherKeys = async (db: Db, keyId: string, limit: number): Promise<GuestRow[]> => {
  const { rows } = await sql<GuestRow>`
    select tenant.company_id as "companyId", ticket.location_id as "locationId", ticket.id as "ticketId", guest,
      guest_terms as "guestTerms", key_id as "keyId"
    from ticket join tenant on tenant.id = ticket.location_id
    where key_id is not null and (key_id < ${keyId} or key_id > ${keyId})
    order by location_id, ticket.id limit ${limit}`.execute(db);
  return rows;
};

/** Stores a guest under another key, unless a newer revision has come since it was read. */
export const replaceGuest = async (
  db: Db,
  was: Pick<GuestRow, 'locationId' | 'ticketId' | 'keyId'>,
  { guest, terms, keyId }: { readonly guest: Buffer; readonly terms: readonly string[]; readonly keyId: string },
): Promise<void> => {
  await sql`
    update ticket set guest = ${guest}::bytea, guest_terms = ${[...terms]}::text[], key_id = ${keyId}
    where location_id = ${was.locationId} and id = ${was.ticketId} and key_id = ${was.keyId}`.execute(db);
};

/** Forgets the guests with these terms at locations: with all of them, or with exactly them. Returns on how many tickets. */
export const forgetGuests = (
  db: Db,
  locationIds: readonly string[],
  { terms, isWhole }: { readonly terms: readonly string[]; readonly isWhole: boolean },
): Promise<number> => {
  const asked = sql`${[...terms]}::text[]`;
  return forget(
    db,
    sql`location_id = any(${[...locationIds]}::text[]) and guest_terms @> ${asked}
      ${isWhole ? sql`and guest_terms <@ ${asked}` : sql``} ${inOrder}`,
  );
};

export const forgetGuestOf = (db: Db, locationId: string, id: string): Promise<number> =>
  forget(db, sql`location_id = ${locationId} and id = ${id} for update`);

/** How many months companies keep guests, each number once. */
export const keptGuestMonths = async (db: Db): Promise<number[]> =>
  (await db.selectFrom('company').select('guest_months as months').distinct().orderBy('months').execute()).map(
    ({ months }) => months,
  );

/**
 * Forgets the guests of so many tickets of before a day, of the companies that keep them for so many months;
 * without those that another process has taken.
 */
export const forgetOldGuests = (
  db: Db,
  { before, months }: { readonly before: string; readonly months: number },
  limit: number,
): Promise<number> =>
  forget(
    db,
    sql`day < ${before} and location_id in (
        select tenant.id from tenant join company on company.id = tenant.company_id where guest_months = ${months})
      limit ${limit} for update skip locked`,
  );

/** As batches take them that arrive: neither waits for the other for ever. */
const inOrder = sql`order by location_id, id collate "C" for update`;

const forget = async (db: Db, those: RawBuilder<unknown>): Promise<number> => {
  const { numAffectedRows } = await sql`
    update ticket set guest = null, key_id = null, guest_terms = '{}', guest_is_forgotten = true
    where (location_id, id) in (select location_id, id from ticket where guest is not null and ${those})`.execute(db);
  return Number(numAffectedRows ?? 0);
};
