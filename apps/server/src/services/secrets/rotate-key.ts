import type { SecretKeys } from '../../adapters/index.ts';
import type { SecretKey } from '../../config/index.ts';
import { type Db, inTransaction } from '../../store/database/index.ts';
import { reencryptSecret, secretsOfOtherKeys } from '../../store/documents/index.ts';
import { pinsOfOtherKeys, replacePinKey } from '../../store/people/index.ts';
import { guestsOfOtherKeys, replaceGuest } from '../../store/tickets/index.ts';
import { decrypt, encrypt } from './encrypt.ts';
import { createGuestSafe, sealGuest } from './guest-safe.ts';
import { createPinSafe, resealPin } from './pin-safe.ts';
import { keyOf } from './vault.ts';

const atATime = 200;

/**
 * Encrypts every secret, every PIN and every guest of a ticket again with the current key and returns their number. If it is interrupted, the
 * next run continues.
 */
export const reencryptAll = async (db: Db, keys: SecretKeys): Promise<number> => {
  const current = keys.current();
  if (current === null) throw new Error('There is no key for secrets.');
  return (
    (await reencryptSecrets(db, keys, current)) +
    (await reencryptPins(db, keys, current)) +
    (await reencryptGuests(db, keys, current))
  );
};

const reencryptSecrets = (db: Db, keys: SecretKeys, current: SecretKey): Promise<number> =>
  inBatches(
    db,
    () => secretsOfOtherKeys(db, current.id, atATime),
    (transaction, row) => {
      const ciphertext = encrypt(current, row, decrypt(keyOf(keys, row), row, row.ciphertext));
      return reencryptSecret(transaction, { id: row.id, ciphertext, keyId: current.id });
    },
  );

const reencryptPins = (db: Db, keys: SecretKeys, current: SecretKey): Promise<number> => {
  const safe = createPinSafe(keys);
  return inBatches(
    db,
    () => pinsOfOtherKeys(db, current.id, atATime),
    (transaction, row) => replacePinKey(transaction, row, resealPin(current, safe, row)),
  );
};

const reencryptGuests = (db: Db, keys: SecretKeys, current: SecretKey): Promise<number> => {
  const safe = createGuestSafe(keys);
  return inBatches(
    db,
    () => guestsOfOtherKeys(db, current.id, atATime),
    (transaction, row) => replaceGuest(transaction, row, sealGuest(current, row, safe.open(row, row))),
  );
};

const inBatches = async <Row>(
  db: Db,
  next: () => Promise<readonly Row[]>,
  replace: (transaction: Db, row: Row) => Promise<void>,
): Promise<number> => {
  let count = 0;
  for (;;) {
    const rows = await next();
    if (rows.length === 0) return count;
    await inTransaction(db, async transaction => {
      for (const row of rows) await replace(transaction, row);
    });
    count += rows.length;
  }
};
