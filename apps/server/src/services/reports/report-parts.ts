import { isAnsweredByRollups, type Question, type RollupKey, wholeMonths } from '@commissary/catalog';
import { addNames, type Posting, postingsOf, type SoldNames } from '@commissary/domain';
import { keptRollups } from '../../store/rollups/index.ts';
import type { TenantRecord } from '../../store/tenants/index.ts';
import { type CountedTicket, ticketsOfDay } from '../../store/tickets/index.ts';
import type { Context } from '../context/index.ts';
import { placeOfTicket, unpackTicket } from '../tickets/index.ts';
import { createTurns } from '../turns/index.ts';
import { unpackRollup } from './rollup-body.ts';
import { ticketsIn } from './tickets-in.ts';

/** A part of what questions are answered from. */
export interface ReportPart {
  /** Of tickets, or of a rollup of them: the same to the cent. */
  readonly postings: (key: RollupKey | undefined) => readonly Posting[];
  readonly names: SoldNames;
}

type Locations = ReadonlyMap<string, TenantRecord>;

/** The sums of so many locations are in memory at once. */
const locationsAtOnce = 50;

/** What questions about one period are answered from: kept sums where all of them can be, else tickets. */
export const reportParts = (
  context: Pick<Context, 'db'>,
  locations: Locations,
  questions: readonly Question[],
): AsyncIterable<ReportPart> =>
  isAnsweredByRollups(questions)
    ? partsOfRollups(context, locations, questions)
    : partsOfTickets(context, locations, questions);

const partsOfTickets = async function* (
  { db }: Pick<Context, 'db'>,
  locations: Locations,
  [question]: readonly Question[],
): AsyncGenerator<ReportPart> {
  if (question === undefined) return;
  for await (const page of ticketsIn(db, [...locations.keys()], question.period)) yield await partOf(page, locations);
};

/** Days that have changed since their sums were made, and those that are open, are answered from their tickets. */
const partsOfRollups = async function* (
  { db }: Pick<Context, 'db'>,
  locations: Locations,
  questions: readonly Question[],
): AsyncGenerator<ReportPart> {
  const [first] = questions;
  if (first === undefined) return;
  const months = questions.map(wholeMonths).reduce((least, some) => (some.length < least.length ? some : least));
  const turn = createTurns();
  const ids = [...locations.keys()];
  for (let at = 0; at < ids.length; at += locationsAtOnce)
    for (const { locationId, span, body } of await keptRollups(db, ids.slice(at, at + locationsAtOnce), {
      ...first.period,
      months,
    })) {
      await turn();
      if (body === null) yield await partOf(await ticketsOfDay(db, locationId, span), locations, span);
      else {
        const { sums, names } = unpackRollup({ locationId, span }, body);
        yield { postings: key => (key === undefined ? [] : (sums.get(key) ?? [])), names };
      }
    }
};

/** `day`: what the tickets count for on it alone. */
const partOf = async (tickets: readonly CountedTicket[], locations: Locations, day?: string): Promise<ReportPart> => {
  const turn = createTurns();
  const postings: Posting[] = [];
  let names: SoldNames = new Map();
  for (const row of tickets) {
    await turn();
    const ticket = unpackTicket(row);
    const all = postingsOf(ticket, placeOfTicket(row, locations.get(row.locationId)?.timeZone));
    postings.push(...(day === undefined ? all : all.filter(({ of }) => of.day === day)));
    names = addNames(names, [ticket]);
  }
  return { postings: () => postings, names };
};
