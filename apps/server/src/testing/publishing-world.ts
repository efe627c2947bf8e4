import { afterAll, beforeAll, beforeEach } from 'vitest';
import { publishDue } from '../services/publishing/publish-due.ts';
import { makeCompany } from './test-company.ts';
import { giveMenu } from './test-documents.ts';
import { openTestServer, type TestServer, type TestServerOptions } from './test-server.ts';

/**
 * A server for the tests of a `describe`, and a company for each of them: a group West of Elm and Oak with a menu, and
 * Kim, who may publish. What an earlier test left to be published is done before the next one.
 */
export const publishingWorld = (database: NonNullable<TestServerOptions['database']>) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.clock.pass(120_000);
    await publishDue(server.context);
  });
  return async () => {
    const company = await makeCompany(server, { groups: { West: ['Elm', 'Oak'] } });
    await giveMenu(server, company);
    const { client } = await company.person({ name: 'Kim', permissions: ['accessConfigurationOptions', 'userAdmin'] });
    const [elm, oak, west] = [company.tenantId('Elm'), company.tenantId('Oak'), company.tenantId('West')];
    return { server, company, client, elm, oak, west };
  };
};
