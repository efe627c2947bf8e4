import { asksTickets, dayCount, isAnsweredByRollups, type Question, rollupFor, wholeMonths } from '@commissary/catalog';
import type { Dimension, Posting, SoldNames } from '@commissary/domain';
import { keptRollups } from '../../store/rollups/index.ts';
import type { TenantRecord } from '../../store/tenants/index.ts';
import { type CountedTicket, ticketsOfDay } from '../../store/tickets/index.ts';
import type { Context } from '../context/index.ts';
import { createTurns } from '../turns/index.ts';
import { countTickets } from './count-tickets.ts';
import { areFew, readRollup } from './rollup-body.ts';
import { ticketsIn } from './tickets-in.ts';

/** A part of what questions are answered from. */
export interface ReportPart {
  /** Of tickets, or of a rollup of them: the same to the cent. None where another part answers the question. */
  readonly postings: (question: Question) => readonly Posting[];
  readonly names: SoldNames;
  /** How much it is. */
  readonly size: number;
}

type Locations = ReadonlyMap<string, TenantRecord>;

/**
 * The sums of so many days are read at once, of all locations or of some: the embedded database answers nothing else
 * meanwhile, and reads a thousand of them for a tenth of a second.
 */
const daysAtOnce = 250;

/**
 * What questions about one period are answered from: kept sums where all of them can be, else tickets. Several parts at once
 * where each is small: whoever adds them up goes through what is added up already every time. Named is what the questions ask
 * by, and what else is chosen from.
 */
export const reportParts = async function* (
  context: Pick<Context, 'db'>,
  locations: Locations,
  questions: readonly Question[],
  named: readonly Dimension[] = [],
): AsyncGenerator<readonly ReportPart[]> {
  if (!questions.some(asksTickets)) return;
  let parts: ReportPart[] = [];
  let size = 0;
  for await (const part of eachPart(context, locations, questions, named)) {
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
  context: Pick<Context, 'db'>,
  locations: Locations,
  questions: readonly Question[],
  named: readonly Dimension[],
): AsyncIterable<ReportPart> =>
  isAnsweredByRollups(questions)
    ? partsOfRollups(context, locations, questions, named)
    : partsOfTickets(context, locations, questions);

const partsOfTickets = async function* (
  { db }: Pick<Context, 'db'>,
  locations: Locations,
  [question]: readonly Question[],
): AsyncGenerator<ReportPart> {
  if (question === undefined) return;
  for await (const page of ticketsIn(db, [...locations.keys()], question.period)) yield await partOf(page, locations);
};

/**
 * Days that have changed since their sums were made, and those that are open, are answered from their tickets. A question
 * that asks for no days is answered from whole months, the others from the days of these.
 */
const partsOfRollups = async function* (
  { db }: Pick<Context, 'db'>,
  locations: Locations,
  questions: readonly Question[],
  alsoNamed: readonly Dimension[],
): AsyncGenerator<ReportPart> {
  const [first] = questions;
  if (first === undefined) return;
  const wholeOf = new Map(questions.map(question => [question, new Set(wholeMonths(question))]));
  const months = [...new Set(questions.flatMap(wholeMonths))];
  const withDays = [...wholeOf.values()].some(({ size }) => size < months.length);
  const keys = new Set(questions.flatMap(question => rollupFor(question) ?? []));
  const named = new Set<Dimension>([...questions.flatMap(({ dimensions }) => dimensions), ...alsoNamed]);
  const turn = createTurns();
  const ids = [...locations.keys()];
  const locationsAtOnce = Math.max(1, Math.floor(daysAtOnce / dayCount(first.period)));
  for (let at = 0; at < ids.length; at += locationsAtOnce) {
    // Months come before their days.
    const whole = new Set<string>();
    for (const { locationId, span, body } of await keptRollups(db, ids.slice(at, at + locationsAtOnce), {
      ...first.period,
      ...{ months, withDays, isShort: areFew(keys) },
    })) {
      await turn();
      if (body === null) {
        yield await partOf(await ticketsOfDay(db, locationId, span), locations, span);
        continue;
      }
      const month = span.slice(0, 'YYYY-MM'.length);
      const isMonth = span === month;
      if (isMonth) whole.add(`${locationId} ${month}`);
      const isOfMonth = whole.has(`${locationId} ${month}`);
      const { sumsOf, namesOf, sizeOf } = readRollup({ locationId, span }, body);
      yield {
        postings: question => {
          const key = rollupFor(question);
          const asksMonth = isOfMonth && wholeOf.get(question)?.has(month) === true;
          return key === undefined || asksMonth !== isMonth ? [] : sumsOf(key);
        },
        names: isMonth || !isOfMonth ? namesOf(named) : new Map(),
        size: Math.max(...[...keys].map(sizeOf)),
      };
    }
  }
};

const partOf = async (tickets: readonly CountedTicket[], locations: Locations, day?: string): Promise<ReportPart> => {
  const { postings, names } = await countTickets(tickets, id => locations.get(id), day);
  return { postings: () => postings, names, size: postings.length };
};
