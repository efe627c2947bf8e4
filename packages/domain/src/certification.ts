/** A requirement that somebody meets, until the end of a day (`YYYY-MM-DD`); null = for good. */
export interface Certification {
  readonly requirementId: string;
  readonly endsOn: string | null;
}

export type CertificationState = 'valid' | 'expiring' | 'expired';

/** The state on a day; `warnSeconds` before its end it is expiring. */
export const certificationState = (endsOn: string | null, day: string, warnSeconds: number): CertificationState => {
  if (endsOn === null) return 'valid';
  if (endsOn < day) return 'expired';
  return daysLeft(endsOn, day) * secondsPerDay <= warnSeconds ? 'expiring' : 'valid';
};

/** Whole days from a day until the other one; 0 on that day. */
export const daysLeft = (endsOn: string, day: string): number => (Date.parse(endsOn) - Date.parse(day)) / msPerDay;

const secondsPerDay = 86_400;
const msPerDay = secondsPerDay * 1000;
