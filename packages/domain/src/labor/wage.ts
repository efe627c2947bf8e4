import { toCents } from '../formats/index.ts';

/** For what time a wage is paid. */
export const payPeriods = ['HOUR', 'WEEK', 'YEAR'] as const;
export type PayPeriod = (typeof payPeriods)[number];

/** What a job pays from a date on. */
export interface Wage {
  /** The first date: 2026-11-30. */
  readonly from: string;
  readonly amount: string;
  readonly per: PayPeriod;
}

/** The wages of a job at one place: a location, its group or the company. */
export interface WagesAt<P = unknown> {
  readonly place: P;
  readonly wages: readonly Wage[];
}

/**
 * Returns the wage that counts on a date, with its place: the latest one of the most specific place that has begun. A
 * place whose wages all begin later leaves the wage to the next. `places` come in that order, the most specific first.
 */
export const wageOn = <P>(
  dateString: string,
  places: readonly WagesAt<P>[],
): { readonly wage: Wage; readonly place: P } | undefined => {
  for (const { place, wages } of places) {
    const latest = latestWage(dateString, wages);
    if (latest !== undefined) return { wage: latest, place };
  }
  return undefined;
};

/** The wage of one place that counts on a date. Of two that begin on one date, the later entry counts. */
export const latestWage = (dateString: string, wages: readonly Wage[]): Wage | undefined =>
  wages
    .filter(({ from }) => from <= dateString)
    .reduce<Wage | undefined>((last, wage) => (last && last.from > wage.from ? last : wage), undefined);

const weeksInYear = 52n;

/** A wage for a week or a year, as what a week of it pays: a fraction of cents. */
export const weeklySalary = ({ amount, per }: Wage): { readonly cents: bigint; readonly over: bigint } => ({
  cents: BigInt(toCents(amount)),
  over: per === 'YEAR' ? weeksInYear : 1n,
});
