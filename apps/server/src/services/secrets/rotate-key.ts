import type { SecretKeys } from '../../adapters/index.ts';
import { type Db, inTransaction } from '../../store/database/index.ts';
import { reencryptSecret, secretsOfOtherKeys } from '../../store/documents/index.ts';
import { decrypt, encrypt } from './encrypt.ts';
import { keyOf } from './vault.ts';

const atATime = 200;

/**
 * Encrypts every secret again with the current key and returns their number. If it is interrupted, the next run
 * continues.
 */
export const reencryptAll = async (db: Db, keys: SecretKeys): Promise<number> => {
  const current = keys.current();
  if (current === null) throw new Error('There is no key for secrets.');
  let count = 0;
  for (;;) {
    const rows = await secretsOfOtherKeys(db, current.id, atATime);
    if (rows.length === 0) return count;
    await inTransaction(db, async transaction => {
      for (const row of rows) {
        const ciphertext = encrypt(current, row, decrypt(keyOf(keys, row), row, row.ciphertext));
        await reencryptSecret(transaction, { id: row.id, ciphertext, keyId: current.id });
      }
    });
    count += rows.length;
  }
};
