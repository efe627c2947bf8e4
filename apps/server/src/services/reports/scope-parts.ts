import { isAnsweredByScopes, type Period, type Question, rollupOfScope, wholeMonths } from '@commissary/catalog';
import { addDays, type Dimension } from '@commissary/domain';
import { scopeSums } from '../../store/rollups/index.ts';
import type { TenantRecord } from '../../store/tenants/index.ts';
import type { Context } from '../context/index.ts';
import { createTurns } from '../turns/index.ts';
import type { ReportPart } from './report-part.ts';
import { readRollup } from './rollup-body.ts';

/**
 * So many rows of locations are compared at once with what the sums were made of: the embedded database answers nothing else
 * meanwhile.
 */
const rowsAtOnce = 8_000;

/**
 * What the sums of a company or a group answer, where its locations are those that are asked for; returns the periods that
 * are left. Sums of other locations, or made before something changed, answer nothing. [RULE.sold.36]
 */
export const partsOfScopes = async function* (
  { db }: Pick<Context, 'db'>,
  locations: ReadonlyMap<string, TenantRecord>,
  questions: readonly Question[],
  named: ReadonlySet<Dimension>,
): AsyncGenerator<ReportPart, readonly Period[]> {
  const [[first], [location]] = [questions, [...locations.values()]];
  if (first === undefined || location === undefined) return [];
  if (locations.size === 1 || !isAnsweredByScopes(questions)) return [first.period];
  const asked: Asked = { db, companyId: location.companyId, locationIds: [...locations.keys()], named };
  const months = questions.some(one => wholeMonths(one).length === 0) ? [] : wholeMonths(first);
  const whole = yield* partsOfSpans(asked, months);
  const isWhole = (day: string): boolean => whole.answered.has(day.slice(0, 'YYYY-MM'.length));
  const days = daysOf(first.period);
  const others = days.filter(day => !isWhole(day));
  const single = whole.isLost ? { answered: new Set<string>(), left: others } : yield* partsOfSpans(asked, others);
  const left = new Set(single.left);
  const stateOf = (day: string): DayState =>
    isWhole(day) || single.answered.has(day) ? 'ANSWERED' : left.has(day) ? 'LEFT' : 'EMPTY';
  return gapsOf(days, stateOf);
};

interface Asked extends Pick<Context, 'db'> {
  readonly companyId: string;
  readonly locationIds: readonly string[];
  readonly named: ReadonlySet<Dimension>;
}

/** What became of some spans. */
interface Answered {
  readonly answered: ReadonlySet<string>;
  /** Those on which something was sold, and that have to be read of each location. */
  readonly left: readonly string[];
  /** Nobody keeps sums of just these locations, it seems: no other span was asked for. */
  readonly isLost: boolean;
}

const partsOfSpans = async function* (
  { db, companyId, locationIds, named }: Asked,
  spans: readonly string[],
): AsyncGenerator<ReportPart, Answered> {
  const turn = createTurns();
  const answered = new Set<string>();
  const left: string[] = [];
  const atOnce = Math.max(1, Math.floor(rowsAtOnce / locationIds.length));
  for (let at = 0; at < spans.length; at += atOnce) {
    const found = await scopeSums(db, companyId, locationIds, spans.slice(at, at + atOnce));
    if (found.length > 0 && found.every(({ body }) => body === null))
      return { answered, left: [...left, ...spans.slice(at)], isLost: true };
    for (const { span, body } of found) {
      if (body === null) {
        left.push(span);
        continue;
      }
      await turn();
      answered.add(span);
      const { sumsOf, namesOf, sizeOf } = readRollup({ locationId: null, span }, body);
      yield { postings: () => sumsOf(rollupOfScope), names: namesOf(named), size: sizeOf(rollupOfScope) };
    }
  }
  return { answered, left, isLost: false };
};

/** On an empty day nothing was sold. */
type DayState = 'ANSWERED' | 'LEFT' | 'EMPTY';

/** The days between those that are answered, where any of them is left: as long as possible, so that they have whole months. */
const gapsOf = (days: readonly string[], stateOf: (day: string) => DayState): readonly Period[] => {
  const gaps: (Period & { isLeft: boolean })[] = [];
  let isAnswered = true;
  for (const day of days) {
    const [state, gap] = [stateOf(day), gaps.at(-1)];
    if (state !== 'ANSWERED')
      if (isAnswered || gap === undefined) gaps.push({ from: day, to: day, isLeft: state === 'LEFT' });
      else gaps.splice(-1, 1, { from: gap.from, to: day, isLeft: gap.isLeft || state === 'LEFT' });
    isAnswered = state === 'ANSWERED';
  }
  return gaps.filter(({ isLeft }) => isLeft);
};

const daysOf = ({ from, to }: Period): readonly string[] => {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
};
