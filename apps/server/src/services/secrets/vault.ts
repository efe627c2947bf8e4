import { type LookUpSecret, lastFour } from '@commissary/schema';
import type { SecretKeys } from '../../adapters/index.ts';
import type { SecretKey } from '../../config/index.ts';
import type { Db } from '../../store/database/index.ts';
import { type EncryptedSecret, findSecret, findSecretFacts, type SecretFacts } from '../../store/documents/index.ts';
import { apiError } from '../errors/index.ts';
import { decrypt, encrypt, type SecretBinding } from './encrypt.ts';

export type NewSecret = EncryptedSecret & SecretFacts;

/** Values that are written and never read back by a person. Documents contain only their ids. */
export interface Vault {
  /** Encrypts a value for one path; the row is written with the save. Throws when no key is set. */
  seal(binding: SecretBinding, value: string, author: { readonly by: string; readonly at: Date }): NewSecret;
  /** What a response may contain about some secrets: one statement for those that are not cached. */
  facts(db: Db, ids: readonly string[]): Promise<LookUpSecret>;
  /** The value of the secret at a path; null when there is none. Only returned to terminals. */
  open(db: Db, binding: SecretBinding): Promise<string | null>;
}

export const createVault = (keys: SecretKeys): Vault => {
  // A secret never changes, so what is cached of it stays valid.
  const known = new Map<string, SecretFacts>();
  return {
    seal: (binding, value, author) => {
      const key = keys.current();
      if (key === null) throw apiError(400, 'NO_SECRET_KEY', binding.path);
      return { ...binding, ...author, ciphertext: encrypt(key, binding, value), keyId: key.id, last4: lastFour(value) };
    },
    facts: async (db, ids) => {
      const missing = ids.filter(id => !known.has(id));
      if (known.size > most) known.clear();
      const found = new Map<string, SecretFacts>();
      for (const one of missing.length === 0 ? [] : await findSecretFacts(db, missing)) found.set(one.id, one);
      for (const [id, one] of found) known.set(id, one);
      const facts = new Map(ids.map(id => [id, found.get(id) ?? known.get(id)]));
      return id => {
        const one = facts.get(id);
        return one && { last4: one.last4, changedAt: one.at.getTime(), changedBy: one.by };
      };
    },
    open: async (db, binding) => {
      const row = await findSecret(db, binding.id);
      return row === undefined ? null : decrypt(keyOf(keys, row), binding, row.ciphertext);
    },
  };
};

export const keyOf = (keys: SecretKeys, { keyId }: Pick<EncryptedSecret, 'keyId'>): SecretKey => {
  const key = keys.find(keyId);
  if (key === null) throw new Error(`The key ${keyId} of a secret is not one of the keys of this installation.`);
  return key;
};

/** This many entries take about 10 MB. */
const most = 50_000;
