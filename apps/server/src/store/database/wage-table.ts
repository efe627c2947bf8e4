import type { PayPeriod } from '@commissary/domain';
import type { ColumnType } from 'kysely';

type Fixed<T> = ColumnType<T, T, never>;

/** A wage of a job: what it pays from a day on. */
export interface PersonWageTable {
  job_id: Fixed<string>;
  starts_on: Fixed<string>;
  cents: Fixed<number>;
  per: Fixed<PayPeriod>;
  /** Who set it, by name at that time, and when; null = from before that was stored. */
  set_by: Fixed<string | null>;
  set_at: Fixed<Date | null>;
}
