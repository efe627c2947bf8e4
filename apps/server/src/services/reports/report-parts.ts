import {
  asksTickets,
  dayCount,
  isAnsweredByRollups,
  mostDaysOfTickets,
  type Period,
  type Question,
  type RollupKey,
  rollupFor,
  wholeMonths,
} from '@commissary/catalog';
import type { Dimension } from '@commissary/domain';
import { type AskedSpans, type KeptRollup, keptRollups } from '../../store/rollups/index.ts';
import type { TenantRecord } from '../../store/tenants/index.ts';
import { type CountedTicket, ticketsOfDay } from '../../store/tickets/index.ts';
import type { Context } from '../context/index.ts';
import { apiError } from '../errors/index.ts';
import { createTurns } from '../turns/index.ts';
import { partOfClickHouse } from './clickhouse-part.ts';
import { countTickets } from './count-tickets.ts';
import { partOfFiles, soldDays } from './file-parts.ts';
import type { ReportPart } from './report-part.ts';
import { areFew, readRollup, type StoredRollup } from './rollup-body.ts';
import { partsOfScopes } from './scope-parts.ts';
import { ticketsIn } from './tickets-in.ts';

type Locations = ReadonlyMap<string, TenantRecord>;
type PartsContext = Pick<Context, 'db' | 'soldFiles' | 'clickHouse' | 'log'>;

/** What is done where more days are only on tickets than these answer: the newest are enough to know what things are called. */
type OlderDays = 'REFUSED' | 'LEFT_OUT';

/**
 * The sums of so many days are read at once, of all locations or of some: the embedded database answers nothing else
 * meanwhile, and reads them for some 15 ms.
 */
const daysAtOnce = 250;

/**
 * What questions about one period are answered from: kept sums where all of them can be, else files and tickets. Several
 * parts at once where each is small: whoever adds them up goes through what is added up already every time. Named is what the
 * questions ask by, and what else is chosen from.
 */
export const reportParts = async function* (
  context: PartsContext,
  locations: Locations,
  questions: readonly Question[],
  named: readonly Dimension[] = [],
  older: OlderDays = 'REFUSED',
): AsyncGenerator<readonly ReportPart[]> {
  if (!questions.some(asksTickets)) return;
  let parts: ReportPart[] = [];
  let size = 0;
  for await (const part of eachPart(context, locations, questions, named, older)) {
    parts.push(part);
    size += part.size;
    if (size < sizeAtOnce) continue;
    yield parts;
    [parts, size] = [[], 0];
  }
  if (parts.length > 0) yield parts;
};

/** So much is added up without a break. */
const sizeAtOnce = 2_000;

const eachPart = (
  context: PartsContext,
  locations: Locations,
  questions: readonly Question[],
  named: readonly Dimension[],
  older: OlderDays,
): AsyncIterable<ReportPart> =>
  isAnsweredByRollups(questions)
    ? partsOfRollups(context, locations, questions, named)
    : partsOfFiles(context, locations, questions, older);

/**
 * Closed days are answered by ClickHouse where there is one that has them all, else from their files, and the others from their tickets: those that are open, have changed, or are in
 * no file yet. Where these are too many, there is no answer.
 */
const partsOfFiles = async function* (
  context: PartsContext,
  locations: Locations,
  questions: readonly Question[],
  older: OlderDays,
): AsyncGenerator<ReportPart> {
  const [first] = questions;
  if (first === undefined) return;
  const { db } = context;
  const ids = [...locations.keys()];
  const asked = await partOfClickHouse(context, ids, questions);
  const { filed, unfiled } =
    asked === null ? await soldDays(context, ids, first.period) : { filed: [], unfiled: asked.unsent };
  const days = [...new Set(unfiled.map(({ day }) => day))].sort();
  if (days.length > mostDaysOfTickets && older === 'REFUSED') throw apiError(400, 'TOO_MANY_DAYS', '/query/to');
  const from = days.at(-mostDaysOfTickets) ?? first.period.from;
  if (asked === null && filed.length === 0) {
    const period = { from: from > first.period.from ? from : first.period.from, to: first.period.to };
    for await (const page of ticketsIn(db, ids, period)) yield await partOf(page, locations);
    return;
  }
  yield asked?.part ?? (await partOfFiles(context, questions, filed));
  for (const { locationId, day } of unfiled)
    if (day >= from) yield await partOf(await ticketsOfDay(db, locationId, day), locations, day);
};

/** The sums of all these locations together where a company or a group has them, else those of each. */
const partsOfRollups = async function* (
  context: PartsContext,
  locations: Locations,
  questions: readonly Question[],
  alsoNamed: readonly Dimension[],
): AsyncGenerator<ReportPart> {
  const named = new Set<Dimension>([...questions.flatMap(({ dimensions }) => dimensions), ...alsoNamed]);
  const left = yield* partsOfScopes(context, locations, questions, named);
  for (const period of left) yield* partsOfLocations(context, locations, questions, named, period);
};

/**
 * Days that have changed since their sums were made, and those that are open, are answered from their tickets. A question is
 * answered from whole months where these have what it asks for, the others from the days of these.
 */
const partsOfLocations = async function* (
  { db }: PartsContext,
  locations: Locations,
  questions: readonly Question[],
  named: ReadonlySet<Dimension>,
  period: Period,
): AsyncGenerator<ReportPart> {
  const answers = new Map(
    questions.map(question => [
      question,
      {
        whole: new Set(wholeMonths({ ...question, period })),
        ...{ day: rollupFor(question), month: rollupFor(question, 'month') },
      },
    ]),
  );
  const months = [...new Set([...answers.values()].flatMap(({ whole }) => [...whole]))];
  const withDays = [...answers.values()].some(({ whole }) => whole.size < months.length);
  const keys = new Set([...answers.values()].flatMap(({ day, month }) => [day ?? [], month ?? []].flat()));
  const asked = { ...period, months, withDays, isShort: areFew(keys) };
  const turn = createTurns();
  const ids = [...locations.keys()];
  const locationsAtOnce = Math.max(1, Math.floor(daysAtOnce / dayCount(period)));
  for (let at = 0; at < ids.length; at += locationsAtOnce) {
    // Months come before their days.
    const whole = new Map<string, StoredRollup>();
    for (const { locationId, span, body } of await readKept(db, ids.slice(at, at + locationsAtOnce), asked, keys)) {
      await turn();
      if (body === null) {
        yield await partOf(await ticketsOfDay(db, locationId, span), locations, span);
        continue;
      }
      const month = span.slice(0, 'YYYY-MM'.length);
      const isMonth = span === month;
      const stored = readRollup({ locationId, span }, body);
      if (isMonth) whole.set(`${locationId} ${month}`, stored);
      const ofMonth = whole.get(`${locationId} ${month}`);
      yield {
        postings: question => {
          const answer = answers.get(question);
          const key = answer?.[isMonth ? 'month' : 'day'];
          const asksMonth =
            answer?.whole.has(month) === true && answer.month !== undefined && ofMonth?.has(answer.month);
          return key === undefined || (asksMonth === true) !== isMonth ? [] : stored.sumsOf(key);
        },
        names: isMonth || ofMonth === undefined ? stored.namesOf(named) : new Map(),
        size: Math.max(...[...keys].map(stored.sizeOf)),
      };
    }
  }
};

/** Months that an earlier version has made have no sums of their days: they are read with these. */
const readKept = async (
  db: PartsContext['db'],
  ids: readonly string[],
  asked: AskedSpans,
  keys: ReadonlySet<RollupKey>,
): Promise<readonly KeptRollup[]> => {
  const rows = await keptRollups(db, ids, asked);
  const isOld = ({ locationId, span, body }: KeptRollup) =>
    asked.months.includes(span) && body !== null && !readRollup({ locationId, span }, body).has('days');
  return asked.withDays || !keys.has('days') || !rows.some(isOld)
    ? rows
    : keptRollups(db, ids, { ...asked, withDays: true });
};

const partOf = async (tickets: readonly CountedTicket[], locations: Locations, day?: string): Promise<ReportPart> => {
  const { postings, names } = await countTickets(tickets, id => locations.get(id), day);
  return { postings: () => postings, names, size: postings.length };
};
