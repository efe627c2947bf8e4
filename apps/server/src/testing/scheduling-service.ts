import type { ServerResponse } from 'node:http';
import { openTestService, type TestService } from './test-service.ts';

/** How the service fails at its next call. */
export type ServiceFault =
  | 'limits calls'
  | 'fails'
  | 'hangs'
  | 'ends the connection'
  | 'stores and ends the connection'
  | 'stores and hangs'
  | 'answers without an id'
  | 'redirects';

type Body = Readonly<Record<string, unknown>>;

/** A row as the service has it. */
export interface ServiceRow {
  readonly kind: string;
  readonly id: string;
  /** The company or the tenant that it was created for. */
  readonly of: string;
  /** What was sent of it last. */
  readonly sent: Body;
}

export interface SchedulingService extends Pick<TestService, 'outgoing' | 'port' | 'close'> {
  /** Its calls, in order: path and body. */
  readonly calls: { readonly path: string; readonly body: Body }[];
  /** What it has now. */
  rows(): readonly ServiceRow[];
  /** What no call may contain: fields that it did not ask for, a cookie, credentials. */
  readonly violations: string[];
  /** Resolves when so many more calls have arrived; what is answered at all is answered by then. */
  called(times: number): Promise<void>;
  /** The next calls fail like this, one after the other; null: one does not. */
  failNext(...faults: readonly (ServiceFault | null)[]): void;
  /** Every call fails like this; null: none does. */
  failAlways(fault: ServiceFault | null): void;
  /** Removes a row, as somebody at the service would. */
  forget(id: string): void;
}

/** The fields of each call, beside `companyId` or `tenantId`. */
const fields: Readonly<Record<string, readonly string[]>> = {
  'department/create': ['isDefault', 'name'],
  'department/update': ['departmentId', 'isDefault', 'name'],
  'department/delete': ['departmentId'],
  'role/create': ['departmentId', 'name'],
  'role/update': ['departmentId', 'name', 'roleId'],
  'role/delete': ['departmentId', 'roleId'],
  'user/create': ['tccUserId'],
  'user/update': ['tccUserId'],
  'user/deactivate': ['tccUserId'],
  'location/clearCache': [],
};

/**
 * A scheduling service over TLS, with rows of its own: it gives ids, refuses what it does not know, and creates whatever
 * it is asked to create, also twice.
 */
export const openSchedulingService = async (): Promise<SchedulingService> => {
  const rows = new Map<string, ServiceRow>();
  const calls: { path: string; body: Body }[] = [];
  const violations: string[] = [];
  let faults: (ServiceFault | null)[] = [];
  let always: ServiceFault | null = null;
  let created = 0;
  let watchers: { left: number; tell(): void }[] = [];
  // Nobody waits for an answer that never comes, and everybody for one that a busy machine delays.
  const service = await openTestService({
    get patienceMs() {
      return (faults[0] ?? always)?.endsWith('hangs') ? 1_500 : 30_000;
    },
  });
  const find = (kind: string, of: string, body: Body): ServiceRow | undefined =>
    kind === 'user'
      ? [...rows.values()].find(row => row.kind === kind && row.of === of && row.sent.tccUserId === body.tccUserId)
      : rows.get(String(body[`${kind}Id`]));
  const serve = (kind: string, verb: string, of: string, body: Body): Body | null => {
    if (kind === 'location') return { locationId: `service-${of}` };
    if (kind === 'role' && verb !== 'delete' && !rows.has(String(body.departmentId))) return null;
    const known = verb === 'create' ? { kind, id: `${kind[0]}${++created}`, of, sent: body } : find(kind, of, body);
    if (known === undefined) return null;
    if (verb === 'delete' || verb === 'deactivate') rows.delete(known.id);
    else rows.set(known.id, { ...known, sent: body });
    return { [`${kind}Id`]: known.id };
  };
  service.behaves((request, response, text) => {
    const path = (request.url ?? '').replace('/api/', '');
    const body: Body = JSON.parse(text);
    calls.push({ path, body });
    const { tenantId, companyId, ...rest } = body;
    const of = [tenantId, companyId].filter(one => typeof one === 'string');
    if (of.length !== 1 || Object.keys(rest).sort().join() !== fields[path]?.join()) violations.push(`${path} ${text}`);
    for (const header of ['cookie', 'authorization'])
      if (request.headers[header] !== undefined) violations.push(`${path} with ${header}`);
    const [kind = '', verb = ''] = path.split('/');
    const fault = faults.shift() ?? always;
    const stores = fault === null || fault.startsWith('stores') || fault === 'answers without an id';
    const result = stores ? serve(kind, verb, String(of[0]), body) : null;
    if (fault === null)
      response.writeHead(result === null ? 404 : 200).end(JSON.stringify(result ?? { error: 'unknown id' }));
    else fail(fault, response);
    for (const watcher of watchers) if (--watcher.left === 0) watcher.tell();
    watchers = watchers.filter(({ left }) => left > 0);
  });
  return {
    ...{ outgoing: service.outgoing, port: service.port, close: service.close, calls, violations },
    rows: () => [...rows.values()],
    called: times => new Promise(tell => watchers.push({ left: times, tell })),
    failNext: (...next) => {
      faults = [...next];
    },
    failAlways: fault => {
      always = fault;
    },
    forget: id => {
      rows.delete(id);
    },
  };
};

const fail = (fault: ServiceFault, response: ServerResponse): void => {
  if (fault === 'limits calls') response.writeHead(429, { 'retry-after': '1' }).end();
  else if (fault === 'fails') response.writeHead(500).end();
  else if (fault === 'answers without an id') response.end('{}');
  else if (fault === 'redirects') response.writeHead(302, { location: 'https://labor.example/other' }).end();
  else if (fault.endsWith('ends the connection')) response.destroy();
};
