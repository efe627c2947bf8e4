import { plainDateAt, plainDateTimeAt, plainDateTimeToInstant } from '../hours/index.ts';

/** What a push notification may be: phones cut what is longer. */
export const pushRules = {
  titleLength: 50,
  textLength: 178,
  /** Groups and locations that one notification names. */
  mostPlaces: 500,
  /** By how many percent more phones it may reach than the person who sends it was told. */
  mostGrowthPercent: 10,
  /** On the clock of each location: from this hour to that one nothing is sent, unless somebody says so. */
  nightFrom: 21,
  nightTo: 9,
  /** What could not be sent so long after its time is not sent any more. */
  latestMs: 3_600_000,
} as const;

/** `SENDING`: the service may have it, and has not answered. */
export const pushStates = ['SCHEDULED', 'SENDING', 'SENT', 'FAILED', 'TAKEN_BACK'] as const;
export type PushState = (typeof pushStates)[number];

/** Why a message was not sent: the service refused it, or did not answer until it was too late. */
export const pushProblems = ['REFUSED', 'TOO_LATE'] as const;
export type PushProblem = (typeof pushProblems)[number];

/** The phones that a message was sent to, those that showed it, and those where somebody opened it. */
export interface PushCounts {
  readonly sent: number;
  readonly delivered: number;
  readonly opened: number;
}

/** Whether clocks in the zone show a time of the night. */
export const isNight = (instant: number, zone: string): boolean => {
  const { hour } = plainDateTimeAt(instant, zone);
  return hour >= pushRules.nightFrom || hour < pushRules.nightTo;
};

/**
 * Returns the last instant at which a message may be sent that is due at another: an hour later, or when the first night
 * begins at its locations.
 */
export const latestPush = (dueAt: number, zones: readonly string[], atNight: boolean): number => {
  const late = dueAt + pushRules.latestMs;
  return atNight ? late : Math.min(late, ...zones.map(zone => nightAfter(dueAt, zone)));
};

/** When the night of that day begins. */
const nightAfter = (instant: number, zone: string): number =>
  plainDateTimeToInstant(`${plainDateAt(instant, zone)}T${pushRules.nightFrom}:00`, zone) - 1;

/** Whether a notification reaches too many more phones than the person who sends it was told. */
export const grewTooMuch = (seen: number, counted: number): boolean =>
  counted * 100 > seen * (100 + pushRules.mostGrowthPercent);
