import { type IncomingMessage, request as passOn, type ServerResponse } from 'node:http';
import { sampleCompanyId } from '../../apps/server/src/sample/company.ts';
import { createSample } from '../../apps/server/src/sample/create-sample.ts';
import { sampleGroups, sampleLocations } from '../../apps/server/src/sample/locations.ts';
import { startSession } from '../../apps/server/src/services/accounts/sessions.ts';
import { createMenu } from '../../apps/server/src/testing/create-menu.ts';
import { existingCompany, makeCompany, type TestCompany } from '../../apps/server/src/testing/test-company.ts';
import { databases } from '../../apps/server/src/testing/test-database.ts';
import { openTestServer, type TestServer } from '../../apps/server/src/testing/test-server.ts';
import type { Answer, CompanyName, Visitor } from '../../apps/web/src/testing/component-commands.ts';

export interface ComponentServer {
  /** Starts a session for a test of that file and returns its cookie. */
  signIn(visitor: NonNullable<Visitor>, file: string): Promise<string>;
  /** Replaces the answers, and forgets the calls so far. */
  answerWith(answers: readonly Answer[]): void;
  calls(): readonly string[];
  /** What the calls so far that begin so have sent. */
  bodiesOf(call: string): readonly unknown[];
  handle(request: IncomingMessage, response: ServerResponse): void;
  close(): Promise<void>;
}

/**
 * A whole server with the sample company, and for each file of tests the other companies that it asks for: none depends
 * on what another file left in them.
 */
export const startComponentServer = async (): Promise<ComponentServer> => {
  const [database = 'pglite'] = databases;
  const server = await openTestServer({
    database,
    config: { environment: 'Staging', samplePassword: 'a-password-for-tests-only' },
  });
  await createSample(server.context);
  await server.context.db
    .updateTable('company')
    .set({ batch_size: 2, batch_spacing_ms: 45_000 })
    .where('id', '=', sampleCompanyId.id)
    .execute();
  const companies = new Map<string, Promise<TestCompany>>();
  const companyFor = (file: string, name: CompanyName): Promise<TestCompany> => {
    const key = name === sampleCompanyId.name ? name : `${file} ${name}`;
    const company = companies.get(key) ?? makers[name](server);
    companies.set(key, company);
    return company;
  };
  const { port } = new URL(await server.listen());
  let people = 0;
  let calls: { readonly call: string; readonly body: Buffer[] }[] = [];
  let answers: { readonly answer: Answer; left: number }[] = [];
  const answerTo = (call: string): Answer | undefined => {
    const found = answers.find(({ answer, left }) => left > 0 && isCall(call, answer.call));
    if (found !== undefined) found.left -= 1;
    return found?.answer;
  };
  return {
    signIn: async (visitor, file) => {
      if (typeof visitor === 'string') return startSession(server.context, visitor);
      people += 1;
      const company = await companyFor(file, visitor.company ?? 'Kitchen');
      const { id } = await company.person({ name: `Pat Tester ${people}`, ...visitor });
      return startSession(server.context, id);
    },
    calls: () => calls.map(({ call }) => call),
    bodiesOf: start =>
      calls.flatMap(({ call, body }) => (isCall(call, start) ? [JSON.parse(Buffer.concat(body).toString())] : [])),
    answerWith: next => {
      calls = [];
      answers = next.map(answer => ({ answer, left: answer.times ?? Number.POSITIVE_INFINITY }));
    },
    handle: (request, response) => {
      const call = `${request.method} ${request.url}`;
      const body: Buffer[] = [];
      calls.push({ call, body });
      request.on('data', (part: Buffer) => body.push(part));
      const answer = answerTo(call);
      if (answer !== undefined) {
        response.writeHead(answer.status, { 'content-type': 'application/json' });
        response.end(answer.body === undefined ? '' : JSON.stringify(answer.body));
        return;
      }
      const { method, headers, url: path } = request;
      const sent = passOn({ port, method, headers, path }, received => {
        response.writeHead(received.statusCode ?? 502, received.headers);
        received.pipe(response);
      });
      sent.on('error', () => response.destroy());
      response.on('close', () => sent.destroy());
      request.pipe(sent);
    },
    close: server.close,
  };
};

/** Whether a call begins so; with a `$` at its end the text is the whole call. */
const isCall = (call: string, start: string): boolean => {
  if (start.endsWith('$')) return call === start.slice(0, -1);
  const words = start.split('*').map(word => word.replaceAll(/[.?+^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${words.join('[^/]+')}`).test(call);
};

const sampleCompany = (server: TestServer): TestCompany =>
  existingCompany(server, sampleCompanyId, [
    ...sampleGroups.map(group => ({ ...group, type: 'GROUP' as const })),
    ...sampleLocations.map(location => ({ ...location, type: 'LOCATION' as const })),
  ]);

const emptyCompany = async (
  server: TestServer,
  name: 'Kitchen' | 'Bakery' | 'Internal' | 'Provider',
): Promise<TestCompany> => {
  const company = await makeCompany(server, {
    name,
    provider: name === 'Provider',
    groups: { West: ['Elm', 'Oak'] },
    locations: ['Pier'],
  });
  const { db } = server.context;
  await db
    .updateTable('tenant')
    .set({ kiosk_active: true, products: JSON.stringify(['online']) })
    .where('id', '=', company.tenantId('Elm'))
    .execute();
  await db
    .updateTable('company')
    .set({ internal: name === 'Internal' })
    .where('id', '=', company.id)
    .execute();
  return company;
};

const makers: Readonly<Record<CompanyName, (server: TestServer) => Promise<TestCompany>>> = {
  'Sorrel & Salt': async server => sampleCompany(server),
  Kitchen: server => emptyCompany(server, 'Kitchen'),
  Bakery: server => emptyCompany(server, 'Bakery'),
  Internal: async server => {
    const company = await emptyCompany(server, 'Internal');
    await createMenu(server.context, { companyId: company.id, name: 'Staff' });
    return company;
  },
  Provider: server => emptyCompany(server, 'Provider'),
  Beginner: server => makeCompany(server, { name: 'Beginner', groups: {}, locations: [] }),
  Chain: server =>
    makeCompany(server, { name: 'Chain', groups: { East: Array.from({ length: 230 }, (_, n) => `Place ${n + 1}`) } }),
};
