import type { Db } from './tables.ts';

/** A sealed value, bound to the place whose reference names it. */
export interface EncryptedSecret {
  readonly id: string;
  readonly companyId: string;
  readonly documentId: string;
  readonly path: string;
  readonly ciphertext: Uint8Array;
  readonly keyId: string;
}

/** What people may know of it. */
export interface SecretFacts {
  readonly id: string;
  readonly last4: string;
  readonly by: string;
  readonly at: Date;
}

export const insertSecrets = async (db: Db, secrets: readonly (EncryptedSecret & SecretFacts)[]): Promise<void> => {
  if (secrets.length === 0) return;
  await db
    .insertInto('secret')
    .values(
      secrets.map(one => ({
        id: one.id,
        company_id: one.companyId,
        document_id: one.documentId,
        path: one.path,
        ciphertext: one.ciphertext,
        key_id: one.keyId,
        last4: one.last4,
        by_name: one.by,
        at: one.at,
      })),
    )
    .execute();
};

export const findSecretFacts = (db: Db, ids: readonly string[]): Promise<SecretFacts[]> =>
  db.selectFrom('secret').select(['id', 'last4', 'by_name as by', 'at']).where('id', 'in', ids).execute();

export const findSecret = (db: Db, id: string): Promise<EncryptedSecret | undefined> =>
  sealed(db).where('id', '=', id).executeTakeFirst();

/** Those that another key than this one opens, some at a time. */
export const secretsOfOtherKeys = (db: Db, keyId: string, limit: number): Promise<EncryptedSecret[]> =>
  sealed(db).where('key_id', '!=', keyId).orderBy('id').limit(limit).execute();

/** The same value under another key; nothing else of a secret ever changes. */
export const reencryptSecret = async (
  db: Db,
  { id, ciphertext, keyId }: Pick<EncryptedSecret, 'id' | 'ciphertext' | 'keyId'>,
): Promise<void> => {
  await db.updateTable('secret').set({ ciphertext, key_id: keyId }).where('id', '=', id).execute();
};

const sealed = (db: Db) =>
  db
    .selectFrom('secret')
    .select(['id', 'company_id as companyId', 'document_id as documentId', 'path', 'ciphertext', 'key_id as keyId']);
