import type { DayStart } from '../hours/index.ts';

/** The id of a job: a number or a text. */
export type Id = string | number;

/** The two kinds of breaks that a time clock knows, by their keys in the settings. */
export type BreakKind = 'breaks' | 'lunch';

/** A break, from and to an instant in epoch milliseconds. */
export interface PunchBreak {
  readonly kind: BreakKind;
  readonly from: number;
  readonly to: number;
}

/** Work in one job between two entries of the time clock. */
export interface Punch {
  readonly jobId: Id;
  /** Epoch milliseconds. */
  readonly from: number;
  /** `null` while the employee is clocked in. */
  readonly to: number | null;
  readonly breaks: readonly PunchBreak[];
  /** Tips declared at clock-out, and the sales that a minimum of them is a percentage of, in cents. */
  readonly declaredTips: number;
  readonly sales: number;
  /** Of the tips those that the place holds, and can pay on payroll; without it all of them. */
  readonly heldTips?: number;
  readonly deliveries: Deliveries;
}

/** What was delivered during a punch. */
export interface Deliveries {
  readonly orders: number;
  readonly dispatches: number;
  /** In cents. */
  readonly orderTotal: number;
  /** In hundredths of a mile. */
  readonly miles: number;
  readonly byZone: readonly { readonly zoneId: Id; readonly orders: number }[];
}

/** What the labor rules read of the break settings. */
export interface BreakRules {
  readonly enabled: boolean;
  /** Seconds. */
  readonly defaultLength: number;
  readonly isPaid: boolean;
  readonly excessIsNotPaid: boolean;
}

export interface TimeClockRules {
  /** Seconds; 0 ends no punch. */
  readonly autoClockOffAfterTime: number;
  readonly breaks: BreakRules;
  readonly lunch: BreakRules;
}

export interface OvertimeRules {
  readonly after8HoursPerDay: boolean;
  readonly after40HoursPerWeek: boolean;
  readonly californiaOvertime: boolean;
}

/** A percentage for each day of the week, 0 is Sunday. */
export type PercentByDay = Readonly<Record<number, string>>;

/** The payroll settings of a place. */
export interface PayrollRules {
  readonly minimumWage: { readonly enabled: boolean; readonly amount: string };
  readonly overTimePay: OvertimeRules;
  readonly additionalEmployerLaborCostPercentage: string;
  readonly laborBudgetTargetPercentage: PercentByDay;
  readonly salaryAllocationsPercentage: PercentByDay;
}

/** What the labor rules read of a job type. */
export interface JobRules {
  readonly id: Id;
  readonly excludeFromLaborCalculations: boolean;
  readonly declareTipsAtClockOff: boolean;
  readonly minimumTipPercentage: string;
  readonly payTipsOnPayroll: boolean;
  readonly driverSettings: DriverPayRules;
}

export interface DriverPayRules {
  readonly mode: 'NOT_DRIVER' | 'DRIVER' | 'SERVER';
  readonly feeMethod: 'NONE' | 'PER_ORDER' | 'PER_DISPATCH' | 'PERCENTAGE' | 'MILEAGE' | 'PER_ZONE';
  readonly feePerOrder: string;
  readonly feePerDispatch: string;
  readonly orderPercentage: string;
  readonly mileage: string;
  readonly payFeeOnPayroll: boolean;
  readonly zones: readonly { readonly zoneId: Id; readonly feePerZone: string }[];
}

/** A week of a place, in which overtime is counted. */
export interface LaborWeek {
  /** The date of its first day. */
  readonly firstDate: string;
  /** An IANA zone. */
  readonly zone: string;
  /** When business days begin. A shift past midnight belongs to the day before. */
  readonly dayStarts: readonly DayStart[];
}
