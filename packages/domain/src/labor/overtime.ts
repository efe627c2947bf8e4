import { hourMs } from './cents.ts';
import type { OvertimeRules } from './labor.ts';
import type { WorkedTime } from './worked-time.ts';

/** The rules that pay an hour more, and by how many halves of the regular rate. */
export const premiumHalves = {
  'over-8-a-day': 1,
  'over-40-a-week': 1,
  'seventh-day': 1,
  'over-12-a-day': 2,
  'over-8-on-seventh-day': 2,
} as const;

export type PremiumRule = keyof typeof premiumHalves;
export const premiumRules = Object.keys(premiumHalves) as readonly PremiumRule[];

/** Worked time, with the one rule that pays it more. */
export type RatedTime = WorkedTime & { readonly premium: PremiumRule | null };

/** From that many hours of a day on, a rule counts. */
type Threshold = readonly [hours: number, rule: PremiumRule];

/**
 * Finds the rule of every hour of a week. An hour has one rule at most: what a rule of the day pays more does not count
 * towards the 40 hours of the week. Of a day, the last hours are those above a limit.
 */
export const rateTimes = (worked: readonly WorkedTime[], rules: OvertimeRules): readonly RatedTime[] => {
  const isSeventhWorked = new Set(worked.map(({ day }) => day)).size === 7;
  const ofDay = new Map<number, number>();
  let ofWeek = 0;
  return worked.flatMap(time => {
    const thresholds = thresholdsOf(rules, isSeventhWorked && time.day === 6);
    return cutAt(
      time,
      ofDay.get(time.day) ?? 0,
      thresholds.map(([hours]) => hours * hourMs),
    ).flatMap(part => {
      const before = ofDay.get(time.day) ?? 0;
      const ms = part.to - part.from;
      ofDay.set(time.day, before + ms);
      const premium = thresholds.findLast(([hours]) => before >= hours * hourMs)?.[1] ?? null;
      if (premium !== null || !paysOverWeek(rules)) return [{ ...part, premium }];
      const parts = cutAt(part, ofWeek, [40 * hourMs]).map(piece => {
        const isOver = ofWeek >= 40 * hourMs;
        ofWeek += piece.to - piece.from;
        return { ...piece, premium: isOver ? ('over-40-a-week' as const) : null };
      });
      return parts;
    });
  });
};

/** California's rule includes the hours over 40 a week: the switch for them changes nothing beside it. */
const paysOverWeek = ({ after40HoursPerWeek, californiaOvertime }: OvertimeRules): boolean =>
  after40HoursPerWeek || californiaOvertime;

const thresholdsOf = (
  { after8HoursPerDay, californiaOvertime }: OvertimeRules,
  seventh: boolean,
): readonly Threshold[] => {
  if (!californiaOvertime) return after8HoursPerDay ? [[8, 'over-8-a-day']] : [];
  return seventh
    ? [
        [0, 'seventh-day'],
        [8, 'over-8-on-seventh-day'],
      ]
    : [
        [8, 'over-8-a-day'],
        [12, 'over-12-a-day'],
      ];
};

/** Cuts a time where the sum of what was before it passes one of these limits. */
const cutAt = (time: WorkedTime, before: number, limits: readonly number[]): readonly WorkedTime[] => {
  const cuts = limits.map(limit => time.from + limit - before).filter(cut => cut > time.from && cut < time.to);
  const bounds = [time.from, ...cuts, time.to];
  return bounds.slice(1).map((to, index) => ({ ...time, from: bounds[index] ?? to, to }));
};
