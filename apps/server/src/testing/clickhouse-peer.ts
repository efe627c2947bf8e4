import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';

type Row = Readonly<Record<string, string | number>>;

/** What a peer is asked for: `create`, `insert` with its table, `months`, `position` or `question`. */
interface PeerRequest {
  readonly kind: 'create' | 'insert' | 'months' | 'position' | 'question';
  readonly table: string;
  readonly authorization: string;
}

/** The part of a ClickHouse that keeps what it is sent, and knows which days it has. What was sold on them it is told. */
export interface ClickHousePeer {
  readonly url: string;
  readonly requests: PeerRequest[];
  /** Rows of a table, the newest of each place alone. */
  rows(table: string): readonly Row[];
  /** What it finds when it is asked a question; nothing at first. */
  find(rows: readonly (readonly (string | number)[])[]): void;
  /** As a server that was replaced. */
  empty(): void;
  /** How it answers: it refuses or never answers what this says. */
  behave(how: (request: PeerRequest) => 'ANSWERS' | 'REFUSES' | 'HANGS'): void;
  close(): Promise<void>;
}

export const openClickHousePeer = async (): Promise<ClickHousePeer> => {
  const tables = new Map<string, Map<string, Row>>();
  const requests: PeerRequest[] = [];
  let found: readonly (readonly (string | number)[])[] = [];
  let behaviour: (request: PeerRequest) => 'ANSWERS' | 'REFUSES' | 'HANGS' = () => 'ANSWERS';
  const keep = (table: string, row: Row): void => {
    const kept = tables.get(table) ?? new Map<string, Row>();
    const key = `${row.location} ${row.day} ${row.place}`;
    if (Number(row.version) >= Number(kept.get(key)?.version ?? 0)) kept.set(key, row);
    tables.set(table, kept);
  };
  const days = (): readonly Row[] => [...(tables.get('commissary_sold_day_1')?.values() ?? [])];
  const position = (rows: readonly Row[]) => [
    String(rows.length),
    String(rows.reduce((sum, { version }) => sum + BigInt(version ?? 0), 0n)),
  ];
  const answer = (kind: PeerRequest['kind'], asked: URLSearchParams): typeof found => {
    if (kind === 'months')
      return [...Map.groupBy(days(), ({ day }) => String(day).slice(0, 7))].map(([month, of]) => [
        month,
        ...position(of),
      ]);
    const [from, to] = [asked.get('param_from') ?? '', asked.get('param_to') ?? ''];
    const isOf = ({ location, day }: Row): boolean =>
      String(asked.get('param_places')).includes(`'${location}'`) &&
      String(day) >= from &&
      String(day) <= to &&
      !String(asked.get('param_changed')).includes(`'${location} ${day}'`);
    return kind === 'position' ? [position(days().filter(isOf))] : found;
  };
  const server = createServer(async (request, response) => {
    const asked = new URL(request.url ?? '', 'http://peer').searchParams;
    const body = await bodyOf(request);
    const sql = asked.get('query') ?? body;
    const got: PeerRequest = {
      ...{ kind: kindOf(sql), table: /commissary_\w+/.exec(sql)?.[0] ?? '' },
      authorization: request.headers.authorization ?? '',
    };
    requests.push(got);
    const how = behaviour(got);
    if (how === 'HANGS') return;
    if (how === 'REFUSES') return response.writeHead(500).end('Code: 252. DB::Exception: Too many parts.');
    if (got.kind === 'insert') for (const line of body.split('\n')) if (line !== '') keep(got.table, JSON.parse(line));
    const data = got.kind === 'create' || got.kind === 'insert' ? '' : { data: answer(got.kind, asked) };
    response.writeHead(200, { 'content-type': 'application/json' }).end(data === '' ? '' : JSON.stringify(data));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://reports:s%3Acret@127.0.0.1:${port}/sold`,
    requests,
    rows: table => [...(tables.get(table)?.values() ?? [])],
    find: rows => {
      found = rows;
    },
    empty: () => tables.clear(),
    behave: how => {
      behaviour = how;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
};

const bodyOf = (request: IncomingMessage): Promise<string> =>
  text(request.headers['content-encoding'] === 'gzip' ? request.pipe(createGunzip()) : request);

const kindOf = (sql: string): PeerRequest['kind'] => {
  if (/^\s*create/i.test(sql)) return 'create';
  if (/^\s*insert/i.test(sql)) return 'insert';
  if (!/select .*count\(\)/.test(sql)) return 'question';
  return sql.includes('group by') ? 'months' : 'position';
};
