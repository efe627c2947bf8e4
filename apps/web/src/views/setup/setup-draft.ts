import { addressTexts, setupTexts } from '@commissary/catalog';
import type { FirstCompany } from '@commissary/contract';
import { emailPattern, endOf, endOffsetOf, type OpenTime, usStates, weekDays } from '@commissary/domain';
import { type PostalAddress, wrongAddressParts } from '@commissary/schema';

/** The usual times of one day as they are typed, `HH:MM`. */
export interface DayDraft {
  readonly open: boolean;
  readonly opens: string;
  readonly closes: string;
}

/** The fields of the first location; the rest is entered later. */
export interface FirstLocation {
  readonly name: string;
  readonly timeZone: string;
  readonly address: PostalAddress | null;
}

/** What is typed in the set-up, without the password. */
export interface SetupDraft {
  readonly companyName: string;
  readonly location: FirstLocation;
  /** From Sunday on. */
  readonly days: readonly DayDraft[];
  readonly ownerName: string;
  readonly email: string;
}

export const emptySetupDraft = (timeZone: string): SetupDraft => ({
  companyName: '',
  location: { name: '', timeZone, address: null },
  days: weekDays.map(() => ({ open: true, opens: '11:00', closes: '22:00' })),
  ownerName: '',
  email: '',
});

export const setupSteps = ['company', 'location', 'owner'] as const;
export type SetupStep = (typeof setupSteps)[number];

/** What prevents the next step, by field. */
export type SetupProblems = Readonly<Partial<Record<string, string>>>;

export const problemsIn = (step: SetupStep, draft: SetupDraft): SetupProblems => {
  const blank = (text: string) => text.trim() === '';
  if (step === 'company') return blank(draft.companyName) ? { companyName: setupTexts.companyNameRequired } : {};
  if (step === 'location') {
    const hasTimes = draft.days.every(({ open, opens, closes }) => !open || (opens !== '' && closes !== ''));
    return { ...problemsOfLocation(draft.location), ...(!hasTimes && { days: setupTexts.timeRequired }) };
  }
  return {
    ...(blank(draft.ownerName) && { ownerName: setupTexts.ownerNameRequired }),
    ...(!emailPattern.test(draft.email.trim()) && { email: setupTexts.emailRequired }),
  };
};

const problemsOfLocation = ({ name, timeZone, address }: FirstLocation): SetupProblems => ({
  ...(name.trim() === '' && { name: setupTexts.locationNameRequired }),
  ...(timeZone === '' && { timeZone: setupTexts.timeZoneRequired }),
  ...(address !== null &&
    Object.fromEntries(wrongAddressParts(address, usStates).map(part => [part, addressTexts.problems[part]]))),
});

export const firstCompanyOf = (draft: SetupDraft, token: string, password: string): FirstCompany => {
  const { name, timeZone, address } = draft.location;
  const hours = draft.days.flatMap((day, dayOfWeek) => {
    const time = openTimeOf(day);
    return time === null ? [] : { dayOfWeek, ...time };
  });
  return {
    token,
    company: { name: draft.companyName.trim() },
    location: { name: name.trim(), timeZone, address, hours },
    owner: { name: draft.ownerName.trim(), email: draft.email.trim(), password },
  };
};

/** When a day is open; null: it is closed, or a time is not typed yet. */
export const openTimeOf = ({ open, opens, closes }: DayDraft): OpenTime | null => {
  if (!open || opens === '' || closes === '') return null;
  const startTime = secondsOf(opens);
  return { startTime, endOffset: endOffsetOf(startTime, secondsOf(closes)) };
};

/** The same as it is typed. */
export const timesOf = (time: OpenTime): Pick<DayDraft, 'opens' | 'closes'> => ({
  opens: clockOf(time.startTime),
  closes: clockOf(endOf(time).endTime),
});

const clockOf = (seconds: number): string =>
  [Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60].map(part => String(part).padStart(2, '0')).join(':');

/** Whether the day ends after midnight. */
export const endsNextDay = ({ opens, closes }: DayDraft): boolean => opens !== '' && closes !== '' && closes <= opens;

const secondsOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 3600 + minutes * 60;
};
