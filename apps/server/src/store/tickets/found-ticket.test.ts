import { CompiledQuery, type KyselyPlugin, type RootOperationNode, sql } from 'kysely';
import { expect, it } from 'vitest';
import { makeCompany } from '../../testing/test-company.ts';
import { bothDatabases } from '../../testing/test-database.ts';
import { openTestServer } from '../../testing/test-server.ts';
import type { Db } from '../database/index.ts';
import { findTickets, serverNames, sumTickets } from './found-ticket.ts';
import { arrivedTickets } from './index-info.ts';

/** Of ten locations, of which one person asks about five: a hundred on each of a hundred days. */
const [names, perDay, days] = [[...'ABCDEFGHIJ'], 100, 100];
const asked = 5;

/** What a statement of a question reads: each scan of tickets, with the rows that it looked at. */
const scansOf = async (db: Db, ask: (db: Db) => Promise<unknown>) => {
  const nodes: [RootOperationNode, Parameters<KyselyPlugin['transformQuery']>[0]['queryId']][] = [];
  const noting: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      nodes.push([node, queryId]);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await ask(db.withPlugin(noting));
  const scans: { kind: string; rows: number }[] = [];
  for (const [node, queryId] of nodes) {
    const { sql: text, parameters } = db.getExecutor().compileQuery(node, queryId);
    const { rows } = await db.executeQuery<{ 'QUERY PLAN': readonly { Plan: Plan }[] }>(
      CompiledQuery.raw(`explain (analyze, format json) ${text}`, [...parameters]),
    );
    collect(rows[0]?.['QUERY PLAN'][0]?.Plan, scans);
  }
  return scans;
};

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Plan[];
}

const collect = (plan: Plan | undefined, into: { kind: string; rows: number }[]): void => {
  if (plan === undefined) return;
  if (plan['Relation Name'] === 'ticket')
    into.push({
      kind: plan['Node Type'],
      rows: (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'],
    });
  for (const inner of plan.Plans ?? []) collect(inner, into);
};

it.each(bothDatabases)(
  '[RULE.finder.10] no question reads all of a hundred thousand tickets, on %s',
  async database => {
    const server = await openTestServer({ database });
    try {
      const { db } = server.context;
      const company = await makeCompany(server, { locations: names });
      const locationIds = names.map(company.tenantId);
      await sql`
      insert into ticket (location_id, id, revision, hash, day, hour, counts_when_due, opened_at, closed_at, number, server_id,
        server_name, total, flags, last4, guest_terms, body, dictionary, received_at)
      select l.id, d || '-' || n, 1, '', to_char(date '2026-01-01' + d, 'YYYY-MM-DD'), 12, false,
        timestamptz '2026-01-01 12:00Z' + d * interval '1 day' + n * interval '1 minute', null, n, 'p' || n % 20,
        'Server ' || n % 20, 500 + (n * 37 + d * 11) % 9000, '{}', array[to_char((n * 7919 + d * 104729) % 10000, 'FM0000')],
        array['g' || (n * 31 + d * 17) % 5000, 'all'], '', 0, timestamptz '2026-01-01 13:00Z' + d * interval '1 day'
      from unnest(${locationIds}::text[]) as l (id), generate_series(0, ${days - 1}::int) d, generate_series(1, ${perDay}::int) n
    `.execute(db);
      await sql`analyze ticket`.execute(db);
      const mine = { locationIds: locationIds.slice(0, asked) };
      const filters = {
        all: {},
        day: { from: '2026-02-01', to: '2026-02-01' },
        number: { number: 7 },
        'number on a day': { number: 7, from: '2026-02-01', to: '2026-02-01' },
        amount: { total: 1296 },
        card: { last4: '7919' },
        guest: { guestTerms: ['g48'] },
        server: { serverNames: ['Server 3'] },
        'server in a month': { serverNames: ['Server 3'], from: '2026-02-01', to: '2026-02-28' },
      };
      const read: Record<string, number> = {};
      for (const [name, filter] of Object.entries(filters)) {
        const of = { ...mine, ...filter };
        expect((await findTickets(db, of, { after: null, limit: 51 })).length).toBeGreaterThan(0);
        const scans = [
          ...(await scansOf(db, noted => findTickets(noted, of, { after: null, limit: 51 }))),
          ...(await scansOf(db, noted => sumTickets(noted, of, 1001))),
        ];
        expect(scans.filter(({ kind }) => kind === 'Seq Scan')).toEqual([]);
        read[name] = scans.reduce((sum, { rows }) => sum + rows, 0);
      }
      const later = { ...mine, to: '2026-02-28', laterDays: ['2026-03-01', '2026-03-02'] };
      const scans = await scansOf(db, noted => findTickets(noted, later, { after: null, limit: 500 }));
      expect(scans.filter(({ kind }) => kind === 'Seq Scan')).toEqual([]);
      read['later days'] = scans.reduce((sum, { rows }) => sum + rows, 0);
      const most = Object.entries(read).filter(([, rows]) => rows > 2_000);
      expect(most).toEqual([]);
      const steps = await scansOf(db, noted => serverNames(noted, mine.locationIds));
      expect(steps.reduce((sum, { rows }) => sum + rows, 0)).toBeLessThanOrEqual(asked * 21);
      const index = await scansOf(db, noted => arrivedTickets(noted, mine.locationIds));
      expect(index.filter(({ kind }) => kind === 'Seq Scan')).toEqual([]);
      expect(await serverNames(db, mine.locationIds)).toHaveLength(20);
    } finally {
      await server.close();
    }
  },
);
