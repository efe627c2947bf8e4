import { sql } from 'kysely';
import type { Db } from '../database/index.ts';

/** The PIN of a person as it is stored: nothing of it can be read without the key. */
export interface PinRow {
  readonly personId: string;
  readonly companyId: string;
  readonly keyId: string;
  /** Equal for equal PINs of a company under one key. */
  readonly digest: string;
  readonly pin: Uint8Array;
  readonly verifier: Uint8Array;
  /** The hash with a salt of the person; null: not computed since the PIN or the key changed. */
  readonly ownVerifier: Uint8Array | null;
}

/** Sets the PINs of people, or replaces them. */
export const putPins = async (db: Db, rows: readonly PinRow[]): Promise<void> => {
  if (rows.length === 0) return;
  await db
    .insertInto('person_pin')
    .values(
      rows.map(({ personId, companyId, keyId, digest, pin, verifier, ownVerifier }) => ({
        person_id: personId,
        company_id: companyId,
        key_id: keyId,
        digest,
        pin,
        verifier,
        own_verifier: ownVerifier,
      })),
    )
    .onConflict(conflict =>
      conflict.column('person_id').doUpdateSet(({ ref }) => ({
        key_id: ref('excluded.key_id'),
        digest: ref('excluded.digest'),
        pin: ref('excluded.pin'),
        verifier: ref('excluded.verifier'),
        own_verifier: ref('excluded.own_verifier'),
      })),
    )
    .execute();
};

/** Stores a PIN under another key, unless it was changed since it was read. */
export const replacePinKey = async (
  db: Db,
  was: PinRow,
  { keyId, digest, pin, verifier, ownVerifier }: PinRow,
): Promise<void> => {
  await db
    .updateTable('person_pin')
    .set({ key_id: keyId, digest, pin, verifier, own_verifier: ownVerifier })
    .where('person_id', '=', was.personId)
    .where('key_id', '=', was.keyId)
    .where('digest', '=', was.digest)
    .execute();
};

/** Stores the hash with the person's own salt, unless the PIN was changed since it was read. */
export const putOwnVerifier = async (db: Db, was: PinRow, ownVerifier: Uint8Array): Promise<void> => {
  await db
    .updateTable('person_pin')
    .set({ own_verifier: ownVerifier })
    .where('person_id', '=', was.personId)
    .where('key_id', '=', was.keyId)
    .where('digest', '=', was.digest)
    .execute();
};

export const deletePins = async (db: Db, personIds: readonly string[]): Promise<void> => {
  if (personIds.length > 0) await db.deleteFrom('person_pin').where('person_id', 'in', personIds).execute();
};

export const findPins = (db: Db, personIds: readonly string[]): Promise<PinRow[]> =>
  personIds.length === 0 ? Promise.resolve([]) : pins(db).where('person_pin.person_id', 'in', personIds).execute();

/** The PINs of the active people of a company. */
export const listPins = (db: Db, companyId: string): Promise<PinRow[]> => active(db, companyId).execute();

/** Those of them with the digest of another one; of all digests, or of those that some people have. */
export const listEqualPins = async (
  db: Db,
  companyId: string,
  ids?: readonly string[],
): Promise<Pick<PinRow, 'personId' | 'digest'>[]> => {
  const digests =
    ids === undefined
      ? sql`select digest from person_pin where company_id = ${companyId} group by digest having count(*) > 1`
      : sql`select digest from person_pin where person_id = any(${[...ids]}::text[])`;
  const { rows } = await sql<Pick<PinRow, 'personId' | 'digest'>>`
    select person_id as "personId", digest from person_pin join person on person.id = person_pin.person_id
    where person_pin.company_id = ${companyId} and digest in (${digests}) and person.status = 'ACTIVE'`.execute(db);
  return rows;
};

/** Active people with fewer bytes of a PIN than these and a role that has one of these permissions; of all, or of some. */
export const listShortPins = async (
  db: Db,
  companyId: string,
  {
    bytes,
    permissions,
    ids,
  }: { readonly bytes: number; readonly permissions: readonly string[]; readonly ids?: readonly string[] | undefined },
): Promise<string[]> => {
  const isOneOf = ids === undefined ? sql`true` : sql`person_pin.person_id = any(${[...ids]}::text[])`;
  const { rows } = await sql<{ id: string }>`
    select person.id from person_pin join person on person.id = person_pin.person_id
    where person_pin.company_id = ${companyId} and ${isOneOf} and length(person_pin.pin) < ${bytes}::int
      and person.status = 'ACTIVE'
      and person.id in (select person_id from granted_role where role_id = any(array(
        select id from role where permissions::jsonb ?| ${[...permissions]}::text[])))`.execute(db);
  return rows.map(({ id }) => id);
};

const active = (db: Db, companyId: string) =>
  pins(db)
    .innerJoin('person', 'person.id', 'person_pin.person_id')
    .where('person_pin.company_id', '=', companyId)
    .where('person.status', '=', 'ACTIVE')
    .orderBy('person_pin.person_id');

/** The active people of a company whose PIN has one of these digests. */
export const findPinHolders = (
  db: Db,
  companyId: string,
  digests: readonly string[],
): Promise<Pick<PinRow, 'personId' | 'digest'>[]> =>
  digests.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('person_pin')
        .innerJoin('person', 'person.id', 'person_pin.person_id')
        .select(['person_pin.person_id as personId', 'person_pin.digest'])
        .where('person_pin.company_id', '=', companyId)
        .where('person_pin.digest', 'in', digests)
        .where('person.status', '=', 'ACTIVE')
        .execute();

/**
 * Whether one of these people may have the PIN of another one of the company, before it is asked where both of them
 * work. Under different keys, equal PINs differ.
 */
export const haveEqualPins = async (db: Db, companyId: string, personIds: readonly string[]): Promise<boolean> => {
  const { rows } = await sql<{ equal: boolean }>`
    with own as (select person_id, key_id, digest from person_pin where person_id = any(${[...personIds]}::text[]))
    select (select count(distinct key_id) from own) > 1 or exists (
      select from own join person_pin other on other.company_id = ${companyId} and other.digest = own.digest
        join person on person.id = other.person_id and person.status = 'ACTIVE'
      where other.person_id <> own.person_id) as equal`.execute(db);
  return rows[0]?.equal === true;
};

/** The keys under which PINs of a company are stored: several only while a rotation is unfinished. */
export const pinKeysOf = async (db: Db, companyId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('person_pin')
    .select('key_id')
    .distinct()
    .where('company_id', '=', companyId)
    .execute();
  return rows.map(row => row.key_id);
};

/** Those encrypted with another key than this one, in batches. */
export const pinsOfOtherKeys = (db: Db, keyId: string, limit: number): Promise<PinRow[]> =>
  pins(db).where('person_pin.key_id', '!=', keyId).orderBy('person_pin.person_id').limit(limit).execute();

/** What the PINs of a company are hashed with for its terminals. */
export const findPinSalt = async (db: Db, companyId: string): Promise<string> => {
  const row = await db.selectFrom('company').select('pin_salt').where('id', '=', companyId).executeTakeFirstOrThrow();
  return row.pin_salt;
};

const pins = (db: Db) =>
  db
    .selectFrom('person_pin')
    .select([
      'person_pin.person_id as personId',
      'person_pin.company_id as companyId',
      'person_pin.key_id as keyId',
      'person_pin.digest',
      'person_pin.pin',
      'person_pin.verifier',
      'person_pin.own_verifier as ownVerifier',
    ]);
