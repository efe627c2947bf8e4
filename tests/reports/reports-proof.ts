import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answer, answerFrom, asksTickets, type Period, type Question, sumsFor } from '@commissary/catalog';
import type { Posting } from '@commissary/domain';
import { seeded } from '../../apps/server/src/sample/seeded.ts';
import { countTickets } from '../../apps/server/src/services/reports/count-tickets.ts';
import {
  closeDays,
  compareSent,
  fileClosedDays,
  makeRollups,
  sendClosedDays,
} from '../../apps/server/src/services/reports/index.ts';
import { reportParts } from '../../apps/server/src/services/reports/report-parts.ts';
import { ticketsIn } from '../../apps/server/src/services/reports/tickets-in.ts';
import { receiveTickets } from '../../apps/server/src/services/tickets/index.ts';
import { createSoldFiles } from '../../apps/server/src/store/sold-files/index.ts';
import { findTenants, insertTenants } from '../../apps/server/src/store/tenants/index.ts';
import { makeCompany } from '../../apps/server/src/testing/test-company.ts';
import { openTestServer, type TestServer } from '../../apps/server/src/testing/test-server.ts';
import { type Outcome, type Plan, type Proof, portion } from '../proofs/proof.ts';
import { startChdb } from './clickhouse/fetched-chdb.ts';
import { largeSums } from './clickhouse/large-sums.ts';
import { transport } from './clickhouse/transport.ts';
import { keepRows } from './postgresql-rows.ts';
import { randomQuestions } from './random-questions.ts';
import { randomSales } from './random-sales.ts';

const [ticketsSold, daysSold, memoryBytes] = [300, 40, 128 * 1024 * 1024];
const zones = ['America/Chicago', 'Europe/Dublin', 'Australia/Lord_Howe'];
/** So many questions of one period and the same locations are asked at once, as the tables of a report are. */
const atOnce = 8;
const goOn = () => false;

export const reportsProof: Proof = {
  name: 'reports',
  about:
    'Random questions have the same cents from rows of PostgreSQL, from files that DuckDB adds up and from a ClickHouse as from the tickets themselves.',
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
    const chdb = plan.mayInstall ? await startChdb() : { missing: 'not asked by the short form' };
    const server = await openTestServer({
      ...{ database: plan.postgresUrl === null ? 'pglite' : 'postgresql', soldFiles },
      config: { clickHouseUrl: 'url' in chdb ? chdb.url : null },
    });
    try {
      const { violations, figures } = await compare(server, plan, asked);
      const large = 'url' in chdb ? await largeSums(chdb.url) : [];
      const sent = plan.mayInstall ? await transport() : { violations: [], figures: [] };
      return {
        violations: [...violations, ...large, ...sent.violations],
        figures: [...figures, ['engine of ClickHouse', 'url' in chdb ? chdb.version : chdb.missing], ...sent.figures],
      };
    } finally {
      await server.close();
      if ('url' in chdb) await chdb.stop();
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
    await sendClosedDays(context, goOn);
    await compareSent(context);
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
  const askRows = await keepRows(context.db, sold);
  const violations: string[] = [];
  const counts = { questions: 0, rows: 0, sent: 0 };
  const engines = enginesOf(context, questions => {
    counts.sent += questions;
  });
  while (counts.questions < portion(plan, 10_000)) {
    const days = period();
    const reach = ids.filter(() => random() < 0.7);
    const questions = Array.from({ length: atOnce }, () => question(days)).filter(asksTickets);
    const places = new Map(found.flatMap(one => (reach.includes(one.id) ? [[one.id, one] as const] : [])));
    const got: (readonly [string, readonly unknown[]])[] = [];
    for (const [name, engine] of engines) got.push([name, await answersOf(engine, places, questions, days)]);
    got.push(['PostgreSQL', await Promise.all(questions.map(one => askRows(one, reach)))]);
    for (const [at, one] of questions.entries()) {
      const expected = answer(
        one,
        sold.filter(({ of }) => reach.includes(String(of.location))),
      );
      counts.questions++;
      counts.rows += expected.rows.length;
      for (const [name, answers] of got)
        if (JSON.stringify(answers[at]) !== JSON.stringify(expected))
          violations.push(`${name}, seed ${plan.seed}, of ${reach}: ${JSON.stringify(one)}`);
    }
  }
  if (asked.files < counts.questions / 2) violations.push(`Files were asked ${asked.files} questions alone.`);
  if (context.clickHouse !== null && counts.sent < counts.questions / 2)
    violations.push(`ClickHouse answered ${counts.sent} questions alone.`);
  return {
    violations,
    figures: [
      ['tickets, postings', `${ticketsSold}, ${sold.length}`],
      ['questions, answered by each', counts.questions],
      ['of files, with others of tickets', asked.files],
      ['of ClickHouse, with others of tickets', counts.sent],
      ['rows', counts.rows],
    ],
  };
};

/** The ways in which the product answers: without ClickHouse, and with it where there is one. */
const enginesOf = ({ ...context }: TestServer['context'], answered: (questions: number) => void) => {
  const { clickHouse } = context;
  const without = ['DuckDB', { ...context, clickHouse: null }] as const;
  if (clickHouse === null) return [without];
  const counting: typeof clickHouse = {
    ...clickHouse,
    ask: async (questions, ...of) => {
      const answer = await clickHouse.ask(questions, ...of);
      if (answer !== null) answered(questions.length - 1);
      return answer;
    },
  };
  return [without, ['ClickHouse', { ...context, clickHouse: counting }] as const];
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
