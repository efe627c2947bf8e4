import { sql } from 'kysely';
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
