import { sql } from 'kysely';
import type { Db } from '../database/index.ts';

/** `reset` and `invite` belong to a person, who may set a password with them. */
export type PersonLinkPurpose = 'reset' | 'invite';
export type LinkPurpose = 'sample' | 'sample-pass' | PersonLinkPurpose;

export const insertLink = async (
  db: Db,
  link: {
    readonly tokenHash: string;
    readonly purpose: LinkPurpose;
    readonly companyId: string;
    readonly personId?: string;
    readonly at: Date;
    readonly expiresAt: Date;
  },
): Promise<void> => {
  await db
    .insertInto('link')
    .values({
      token_hash: link.tokenHash,
      purpose: link.purpose,
      company_id: link.companyId,
      person_id: link.personId ?? null,
      created_at: link.at,
      expires_at: link.expiresAt,
    })
    .execute();
};

/** Replaces the token of the link, unless the first one has been used. */
export const replaceLinkToken = async (db: Db, before: string, tokenHash: string): Promise<void> => {
  const query = db.updateTable('link').set({ token_hash: tokenHash }).where('token_hash', '=', before);
  await query.where('used_at', 'is', null).execute();
};

/** Uses up a link. Of two browsers with the same link, one gets the company. */
export const consumeLink = async (
  db: Db,
  tokenHash: string,
  purpose: LinkPurpose,
  at: Date,
): Promise<string | null> => {
  const used = await db
    .updateTable('link')
    .set({ used_at: at })
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .returning('company_id')
    .executeTakeFirst();
  return used?.company_id ?? null;
};

/** The company of a link that can be used repeatedly until it expires. */
export const findLink = async (db: Db, tokenHash: string, purpose: LinkPurpose, at: Date): Promise<string | null> => {
  const row = await db
    .selectFrom('link')
    .select('company_id')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  return row?.company_id ?? null;
};

/** A new link invalidates the older ones of its purpose. */
export const deleteLinks = async (db: Db, purpose: LinkPurpose): Promise<void> => {
  await db.deleteFrom('link').where('purpose', '=', purpose).execute();
};

/** The person and purpose of a link, while it is valid. */
export const findPersonLink = async (
  db: Db,
  tokenHash: string,
  at: Date,
): Promise<{ readonly personId: string; readonly purpose: PersonLinkPurpose } | null> => {
  const row = await db
    .selectFrom('link')
    .select(['person_id', 'purpose'])
    .where('token_hash', '=', tokenHash)
    .where('purpose', 'in', personLinks)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  if (!row || row.person_id === null || row.purpose === 'sample' || row.purpose === 'sample-pass') return null;
  return { personId: row.person_id, purpose: row.purpose };
};

/** Uses up a person's link; of two concurrent calls, one gets true. */
export const consumePersonLink = async (db: Db, tokenHash: string, personId: string, at: Date): Promise<boolean> => {
  const used = await db
    .updateTable('link')
    .set({ used_at: at })
    .where('token_hash', '=', tokenHash)
    .where('person_id', '=', personId)
    .where('purpose', 'in', personLinks)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .returning('token_hash')
    .executeTakeFirst();
  return used !== undefined;
};

/** Whether one of these people has a password, or a link with which to choose one. */
export const canAnySignIn = async (db: Db, personIds: readonly string[], at: Date): Promise<boolean> => {
  const { rows } = await sql`
    select id from person
    where id = any(${[...personIds]}::text[]) and status = 'ACTIVE' and (password_hash is not null or exists (
      select 1 from link where person_id = person.id and used_at is null and expires_at > ${at}::timestamptz))
    limit 1`.execute(db);
  return rows.length > 0;
};

/** Links of a purpose that were sent to a person since then. */
export const countPersonLinks = async (
  db: Db,
  personId: string,
  purpose: PersonLinkPurpose,
  since: Date,
): Promise<number> => {
  const { count } = await db
    .selectFrom('link')
    .select(select => select.fn.countAll<number>().as('count'))
    .where('person_id', '=', personId)
    .where('purpose', '=', purpose)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
};

/** Invalidates all remaining links of a person. */
export const deletePersonLinks = async (db: Db, personId: string): Promise<void> => {
  await db.deleteFrom('link').where('person_id', '=', personId).execute();
};

const personLinks: readonly PersonLinkPurpose[] = ['reset', 'invite'];
