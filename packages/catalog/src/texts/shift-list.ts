import { formatCount, formatList } from '@commissary/domain';
import { reportScreenTexts } from './report-screens.ts';

/** Texts of the shifts below a report of payroll. */
export const shiftListTexts = {
  title: 'Shifts',
  titleDoubtful: 'Shifts with a doubt',
  show: 'Show these shifts',
  about: (where: string, days: string, of: readonly string[]) => `${[where, ...of].join(', ')}: ${days}.`,
  close: 'Close',
  loadFailed: 'The shifts could not be loaded.',
  none: 'No shift of these days is one of them. Terminals send shifts at clock-out.',
  more: 'Show more',
  job: (employee: string, job: string) => `${employee}, ${job}`,
  times: (from: string, to: string) => `${from} to ${to}`,
  clockedIn: (from: string) => `since ${from}, clocked in`,
  length: (time: string) => `${time} on the clock`,
  breaks: (count: number, time: string) => `${formatCount(count, 'break')}, ${time}`,
  tips: (amount: string) => `${amount} tips`,
  wage: (amount: string, per: keyof typeof periods) => `${amount} ${periods[per]}`,
  noWage: 'No wage',
  doubtful: (reasons: readonly (keyof typeof reportScreenTexts.reasonsOfDoubt)[]) =>
    `Counted with a doubt: ${formatList(reasons.map(reason => reportScreenTexts.reasonsOfDoubt[reason]))}.`,
  edited: (when: string, by: string | null, reason: string | null) =>
    `Changed ${when}${by === null ? '' : ` by ${by}`}${reason === null || reason === '' ? '' : `: ${reason}`}.`,
};

const periods = { HOUR: 'an hour', WEEK: 'a week', YEAR: 'a year' };
