import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCompany } from '../../testing/test-company.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { startTestSmtpServer, type TestSmtpServer } from '../../testing/test-smtp-server.ts';
import { sendEmails } from './send-emails.ts';

let server: TestServer;
let office: TestSmtpServer;
beforeAll(async () => {
  office = await startTestSmtpServer();
  server = await openTestServer({ database: 'pglite', config: { smtpUrl: office.url } });
});
afterAll(async () => {
  await server.close();
  await office.close();
});

it('the person as whom somebody acts gets an e-mail with name, company, reason and duration, and nothing that becomes a link', async () => {
  const company = await makeCompany(server, { name: 'Kitchen' });
  const provider = await makeCompany(server, { name: 'Provider', provider: true });
  const ana = await company.person({ name: 'Ana', permissions: ['companyAdmin'] });
  const dana = await provider.person({ name: 'Dana', permissions: ['engineering'], on: 'everywhere' });
  const reason = 'See https://evil.example/login';
  expect((await dana.client.session.actAs({ body: { userId: ana.id, reason } })).status).toBe(200);
  await sendEmails(server.context, 'http://console.example');
  expect(office.emails).toHaveLength(1);
  expect(office.emails[0]).toMatchObject({ to: ana.email, subject: 'Dana is acting as you', link: null });
  const text = office.emails[0]?.raw.replaceAll(/=\r?\n/g, '') ?? '';
  for (const words of ['Dana of Provider', 'at most 60 minutes', 'See https evil example/login'])
    expect(text).toContain(words);
  expect(text).not.toContain('https://evil');
});
