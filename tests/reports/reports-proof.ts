import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answer, answerFrom, asksTickets, type Period, type Question, sumsFor } from '@commissary/catalog';
import type { Posting } from '@commissary/domain';
import { seeded } from '../../apps/server/src/sample/seeded.ts';
import { countTickets } from '../../apps/server/src/services/reports/count-tickets.ts';
import { closeDays, fileClosedDays, makeRollups } from '../../apps/server/src/services/reports/index.ts';
import { reportParts } from '../../apps/server/src/services/reports/report-parts.ts';
import { ticketsIn } from '../../apps/server/src/services/reports/tickets-in.ts';
import { receiveTickets } from '../../apps/server/src/services/tickets/index.ts';
import { createSoldFiles } from '../../apps/server/src/store/sold-files/index.ts';
import { findTenants, insertTenants } from '../../apps/server/src/store/tenants/index.ts';
import { makeCompany } from '../../apps/server/src/testing/test-company.ts';
import { openTestServer, type TestServer } from '../../apps/server/src/testing/test-server.ts';
import { type Outcome, type Plan, type Proof, portion } from '../proofs/proof.ts';
import { randomQuestions } from './random-questions.ts';
import { randomSales } from './random-sales.ts';

const [ticketsSold, daysSold, memoryBytes] = [300, 40, 128 * 1024 * 1024];
const zones = ['America/Chicago', 'Europe/Dublin', 'Australia/Lord_Howe'];
/** So many questions of one period and the same locations are asked at once, as the tables of a report are. */
const atOnce = 8;
const goOn = () => false;

export const reportsProof: Proof = {
  name: 'reports',
  about: 'Random questions have the same cents from files that DuckDB adds up as from the tickets themselves.',
  run: async plan => {
    const folder = mkdtempSync(join(tmpdir(), 'sold-'));
    const asked = { files: 0 };
    const files = createSoldFiles({ folder, memoryBytes });
    const soldFiles: typeof files = {
      ...files,
      ask: (questions, ...of) => {
        asked.files += questions.length;
        return files.ask(questions, ...of);
      },
    };
    const server = await openTestServer({ database: plan.postgresUrl === null ? 'pglite' : 'postgresql', soldFiles });
    try {
      return await compare(server, plan, asked);
    } finally {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

const compare = async (server: TestServer, plan: Plan, asked: { readonly files: number }): Promise<Outcome> => {
  const { context, clock } = server;
  const random = seeded(String(plan.seed));
  const company = await makeCompany(server, { locations: [] });
  const places = zones.map((timeZone, n) => ({
    ...{ id: `place-${n}`, companyId: company.id, name: `Place ${n}`, type: 'LOCATION' as const, timeZone },
  }));
  await insertTenants(context.db, places, clock.now());
  const found = await findTenants(
    context.db,
    places.map(({ id }) => id),
  );
  const ticketOf = randomSales(random, clock.now().getTime(), daysSold);
  const sell = async (ids: readonly number[], revision: number): Promise<void> => {
    for (const [n, place] of found.entries()) {
      const tickets = ids.filter(id => id % places.length === n).map(id => ticketOf(`t${id}`, revision));
      const { refused } = await receiveTickets(context, place, { tickets });
      if (refused.length > 0) throw new Error(JSON.stringify(refused[0]));
    }
  };
  const all = Array.from({ length: ticketsSold }, (_, n) => n);
  const make = async (): Promise<void> => {
    await makeRollups(context, goOn);
    await closeDays(context, goOn);
    await fileClosedDays(context, goOn);
  };
  await sell(all, 1);
  await make();
  // Corrections take days out of their files; some are in others then, and some in none.
  await sell(
    all.filter(() => random() < 0.05),
    2,
  );
  await make();
  await sell(all.slice(0, 9), 3);

  const [ids, year] = [found.map(({ id }) => id), { from: '2026-01-01', to: '2026-12-31' }];
  const sold: Posting[] = [];
  const clockOf = (id: string) => found.find(place => place.id === id);
  for await (const page of ticketsIn(context.db, ids, year)) sold.push(...(await countTickets(page, clockOf)).postings);
  const { period, question } = randomQuestions(random, sold);
  const violations: string[] = [];
  const counts = { questions: 0, rows: 0 };
  while (counts.questions < portion(plan, 10_000)) {
    const days = period();
    const reach = ids.filter(() => random() < 0.7);
    const questions = Array.from({ length: atOnce }, () => question(days)).filter(asksTickets);
    const got = await answersOf(
      context,
      new Map(found.flatMap(one => (reach.includes(one.id) ? [[one.id, one] as const] : []))),
      questions,
      days,
    );
    for (const [at, one] of questions.entries()) {
      const expected = answer(
        one,
        sold.filter(({ of }) => reach.includes(String(of.location))),
      );
      counts.questions++;
      counts.rows += expected.rows.length;
      const isEqual = JSON.stringify(got[at]) === JSON.stringify(expected);
      if (!isEqual) violations.push(`seed ${plan.seed}, of ${reach}: ${JSON.stringify(one)}`);
    }
  }
  if (asked.files < counts.questions / 2) violations.push(`Files were asked ${asked.files} questions alone.`);
  return {
    violations,
    figures: [
      ['tickets, postings', `${ticketsSold}, ${sold.length}`],
      ['questions, answered twice', counts.questions],
      ['of files, with others of tickets', asked.files],
      ['rows', counts.rows],
    ],
  };
};

/** Answers as a report is answered, from files and the tickets of the days that are in none. */
const answersOf = async (
  context: TestServer['context'],
  locations: Parameters<typeof reportParts>[1],
  questions: readonly Question[],
  period: Period,
) => {
  const sums: (readonly Posting[])[] = questions.map(() => []);
  // Of sizes no sums are kept: all are asked of files with it.
  const sizes: Question = { measures: ['net'], dimensions: ['size'], filters: [], period };
  for await (const parts of reportParts(context, locations, [...questions, sizes]))
    for (const [at, question] of questions.entries())
      sums[at] = sumsFor(
        question,
        parts.flatMap(part => part.postings(question)),
        [...(sums[at] ?? []), ...parts.flatMap(part => part.sums?.(question) ?? [])],
      );
  return questions.map((question, at) => answerFrom(question, sums[at] ?? []));
};
