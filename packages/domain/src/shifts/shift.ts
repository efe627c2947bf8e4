import type { BreakKind, Deliveries } from '../labor/index.ts';
import type { SoldName } from '../tickets/index.ts';

/** A break of a shift. What of it is paid, the rules of its time clock say. */
export interface ShiftBreak {
  readonly kind: BreakKind;
  readonly from: number;
  /** Null while it lasts. */
  readonly to: number | null;
}

/** What somebody was given out of a drawer or paid in, by an account that is reported on payroll (`reportOnPayroll`). */
export interface ShiftPayment {
  readonly account: SoldName;
  readonly payrollCode: string;
  /** Negative: paid in. */
  readonly cents: number;
}

/**
 * Work of an employee in one job, as a terminal sends it. Times are in epoch milliseconds, amounts in cents. It has no wage:
 * terminals know none. [ENT.Shift]
 */
export interface Shift {
  /** Made by the terminal; unique at its location. */
  readonly id: string;
  /** From 1; the newest revision of a shift is the shift. */
  readonly revision: number;
  readonly deviceId: string;
  readonly employee: SoldName;
  readonly job: SoldName;
  readonly clockIn: number;
  /** Null while the employee is clocked in. */
  readonly clockOut: number | null;
  readonly breaks: readonly ShiftBreak[];
  /** All tips that were declared at clock-out. */
  readonly declaredTips: number;
  /** Tips that the place holds: not those of a tender whose tips the server keeps (`serverKeepsTips`). */
  readonly heldTips: number;
  /** What a minimum of tips is a percentage of. */
  readonly sales: number;
  /** Null: nothing was delivered. */
  readonly deliveries: Deliveries | null;
  readonly payments: readonly ShiftPayment[];
  /** Who changed it after the clock-out, or entered it by hand. */
  readonly edited: { readonly at: number; readonly by: SoldName | null; readonly reason: string | null } | null;
}
