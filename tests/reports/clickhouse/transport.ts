import { createClickHouse, type SentDay } from '../../../apps/server/src/store/clickhouse/index.ts';
import type { Outcome } from '../../proofs/proof.ts';
import { startDebianServer } from './debian-server.ts';

const day = (name: string, version: number, sold: number): SentDay => ({
  ...{ locationId: 'elm', day: name, version },
  postings: Array.from({ length: sold }, (_, hour) => ({
    of: { location: 'elm', day: name, month: name.slice(0, 7), hour, server: hour % 2 ? `It's "${hour}"\n\\` : null },
    amounts: { gross: hour * 100 },
  })),
  names: new Map(),
});

/**
 * The product's client and a real server: it signs in, makes its tables, sends days, one of them twice and one anew, and the
 * server has each once, in its newest version. An answer that a server cannot give is none, and it is asked again later.
 */
export const transport = async (): Promise<Outcome> => {
  const server = await startDebianServer();
  if ('missing' in server) return { violations: [], figures: [['transport', server.missing]] };
  const told: string[] = [];
  const client = createClickHouse({ url: server.url, told: state => told.push(state) });
  const wrong = createClickHouse({ url: server.url.replace(':a', ':b'), told: () => undefined });
  const violations: string[] = [];
  const expect = (what: string, got: unknown, expected: unknown): void => {
    if (JSON.stringify(got) !== JSON.stringify(expected)) violations.push(`${what}: ${JSON.stringify(got)}`);
  };
  try {
    const first = [day('2026-10-31', 100, 3), day('2026-11-01', 100, 5)];
    await client.send(first);
    await client.send(first);
    await client.send([day('2026-11-01', 200, 2)]);
    expect('months', [...(await client.months())].toSorted(), [
      ['2026-10', { days: 1, versions: '100' }],
      ['2026-11', { days: 1, versions: '200' }],
    ]);
    const period = { from: '2026-10-01', to: '2026-11-30' };
    const question = { measures: ['net' as const], dimensions: [], filters: [], period };
    const days = { ...period, locationIds: ['elm'], changed: [] };
    const isNew = Number(server.version.split('.')[0]) >= 20;
    const answer = await client.ask([question], days, { days: 2, versions: '300' }, []);
    expect('answer', answer?.sums ?? null, isNew ? [[{ of: {}, amounts: { gross: 400 } }]] : null);
    expect('told', told, isNew ? [] : ['GONE']);
    const refused = await wrong.months().then(
      () => false,
      () => true,
    );
    expect('another password', refused, true);
  } finally {
    await client.close();
    await wrong.close();
    await server.stop();
  }
  return { violations, figures: [['transport', `clickhouse-server ${server.version}`]] };
};
