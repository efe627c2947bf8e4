import type { Db } from '../database/index.ts';

/** An encrypted value, bound to the document and path that reference it. */
export interface EncryptedSecret {
  readonly id: string;
  readonly companyId: string;
  readonly documentId: string;
  readonly path: string;
  readonly ciphertext: Uint8Array;
  readonly keyId: string;
}

/** What people may read about it. */
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

/** Those encrypted with another key than this one, in batches. */
export const secretsOfOtherKeys = (db: Db, keyId: string, limit: number): Promise<EncryptedSecret[]> =>
  sealed(db).where('key_id', '!=', keyId).orderBy('id').limit(limit).execute();

/** Replaces the encryption of the same value by that with another key; nothing else of a secret ever changes. */
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
