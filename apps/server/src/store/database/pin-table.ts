import type { ColumnType, Generated } from 'kysely';

type Fixed<T> = ColumnType<T, T, never>;

/** The PIN of a person; nothing of it can be read without a key. */
export interface PersonPinTable {
  person_id: Fixed<string>;
  company_id: Fixed<string>;
  key_id: string;
  /** Equal for equal PINs of a company under one key. */
  digest: string;
  pin: Uint8Array;
  /** The hash with the salt of the company, for terminals of an earlier version. */
  verifier: Uint8Array;
  /** The hash with a salt of the person; null: it is computed for the next list. */
  own_verifier: Generated<Uint8Array | null>;
}
