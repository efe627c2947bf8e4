import { type SqlBool, sql } from 'kysely';
import type { Db } from '../database/index.ts';

export interface StoredPart {
  readonly hash: string;
  readonly body: Uint8Array;
  /** Bytes of the canonical JSON before compression. */
  readonly size: number;
}

/** Rows of one statement: three values each, far below the limit of 65,535 values. */
const CHUNK = 5_000;

/** Stores every part once. What is stored under its hash already stays unchanged. */
export const putParts = async (db: Db, parts: readonly StoredPart[]): Promise<void> => {
  // In a fixed order, so that two saves of the same parts cause no deadlock.
  const ordered = [...parts].sort((a, b) => (a.hash < b.hash ? -1 : 1));
  for (let i = 0; i < ordered.length; i += CHUNK)
    await db
      .insertInto('part')
      .values(ordered.slice(i, i + CHUNK).map(({ hash, body, size }) => ({ hash, body, size })))
      .onConflict(conflict => conflict.column('hash').doNothing())
      .execute();
};

/** Every stored part, in batches. */
export async function* allParts(db: Db, atATime: number): AsyncIterable<StoredPart> {
  for (let last = ''; ; ) {
    const some = await db
      .selectFrom('part')
      .select(['hash', 'body', 'size'])
      .where('hash', '>', last)
      .orderBy('hash')
      .limit(atATime)
      .execute();
    yield* some;
    const end = some.at(-1);
    if (end === undefined) return;
    last = end.hash;
  }
}

/** Which of these parts are not stored. */
export const missingParts = async (db: Db, hashes: readonly string[]): Promise<readonly string[]> => {
  const missing: string[] = [];
  for (let i = 0; i < hashes.length; i += CHUNK) {
    const some = [...hashes.slice(i, i + CHUNK)];
    const { rows } = await sql<{ readonly hash: string }>`
      select wanted.hash from unnest(${some}::text[]) as wanted (hash)
      where not exists (select from part where part.hash = wanted.hash)`.execute(db);
    missing.push(...rows.map(({ hash }) => hash));
  }
  return missing;
};

export const getParts = async (db: Db, hashes: readonly string[]): Promise<StoredPart[]> => {
  const found: StoredPart[] = [];
  for (let i = 0; i < hashes.length; i += CHUNK)
    found.push(
      ...(await db
        .selectFrom('part')
        .select(['hash', 'body', 'size'])
        .where(sql<SqlBool>`hash = any(${hashes.slice(i, i + CHUNK)}::text[])`)
        .execute()),
    );
  return found;
};
