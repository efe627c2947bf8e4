import { type LookUpSecret } from '@commissary/schema';
import type { SecretKey } from '../../adapters/secret-key.ts';
import type { SecretKeys } from '../../adapters/secret-keys.ts';
import { type SealedSecret, type SecretFacts } from '../../store/secret.ts';
import type { Db } from '../../store/tables.ts';
import { type SecretPlace } from './seal.ts';
export type NewSecret = SealedSecret & SecretFacts;
/** Values that are written and never read back by a person. Documents hold their ids only. */
export interface Vault {
  /** Seals a value for one place; the row is written with the save. Refused where no key was set up. */
  seal(
    place: SecretPlace,
    value: string,
    author: {
      readonly by: string;
      readonly at: Date;
    },
  ): NewSecret;
  /** What an answer may say of some secrets: one statement for those that are not in memory. */
  facts(db: Db, ids: readonly string[]): Promise<LookUpSecret>;
  /** The value of a secret that stands at a place; null when there is none. Only a terminal is ever given it. */
  open(db: Db, place: SecretPlace): Promise<string | null>;
}
export declare const createVault: (keys: SecretKeys) => Vault;
export declare const keyOf: (keys: SecretKeys, { keyId }: Pick<SealedSecret, 'keyId'>) => SecretKey;
