import { issueSampleLink } from '../services/accounts/sample-link.ts';
import { setupPath } from '../services/companies/setup-link.ts';
import { sendEmails } from '../services/mail/send-emails.ts';
import { newBrowser, testClient } from './test-client.ts';
import type { TestCompany, TestPerson } from './test-company.ts';
import type { TestServer } from './test-server.ts';

export interface SecretPlacement {
  readonly server: TestServer;
  readonly company: TestCompany;
  /** Every permission on everything. */
  readonly boss: TestPerson;
}

/**
 * Everything that accepts or creates a secret and never shows it again. Each entry writes one and returns what no
 * response, log line or row may contain from then on. Tokens of `newToken` need no entry here: they are recorded by
 * themselves.
 */
export const secretLocations: Readonly<Record<string, (planting: SecretPlacement) => Promise<readonly string[]>>> = {
  'a password that opens an account, and one that does not': async ({ server, company }) => {
    const [right, wrong] = ['canary-right 1', 'canary-wrong 1'];
    const { email } = await company.person({ password: right });
    await server.anonymous.session.login({ body: { email, password: right } });
    await server.anonymous.session.login({ body: { email, password: wrong } });
    // The password typed into the field for the address.
    await server.anonymous.session.login({ body: { email: wrong, password: email } });
    return [right, wrong];
  },
  'a password that is changed': async ({ company }) => {
    const [before, after, weak] = ['canary-before 1', 'canary-after 1', 'cnry1'];
    const { client } = await company.person({ password: before });
    await client.users.changePassword({ body: { currentPassword: before, newPassword: weak } });
    await client.users.changePassword({ body: { currentPassword: before, newPassword: after } });
    return [before, after, weak];
  },
  'a password that is judged': async ({ server, boss }) => {
    const judged = 'canary-judged 1';
    await server.anonymous.users.isValidNewPassword({ body: { userId: boss.id, password: judged } });
    return [judged];
  },
  'links of a reset and an invitation': async ({ server, company, boss }) => {
    const { id, email } = await company.person();
    await server.anonymous.users.sendPasswordReset({ body: { emailAddress: email } });
    await boss.client.users.sendInvite({ params: { id } });
    await sendEmails(server.context, 'https://console.example');
    const made = await boss.client.users.inviteLink({ params: { id } });
    const token = made.status === 200 ? (made.body.link.split('/').at(-1) ?? '') : '';
    const chosen = 'canary-chosen 1';
    await server.anonymous.users.setPasswordWithToken({
      body: { userId: id, inviteToken: token, newPassword: chosen },
    });
    return [token, chosen];
  },
  'the secret of a terminal': async ({ company, boss }) => {
    const params = { companyId: company.id, locationId: company.tenantId('Elm') };
    const create = () =>
      boss.client.tenants.createCredential({ params, body: { name: 'Bar' } }, { idempotencyKey: 'canary-key' });
    const answers = [await create(), await create()];
    return answers.flatMap(answer => (answer.status === 200 ? [answer.body.secret] : []));
  },
  'the credentials of a processor, in a save that holds and in one that is refused': async ({ company, boss }) => {
    const { client } = boss;
    const [good, refused] = ['canary-of-a-processor', 'canary-of-no-processor'];
    const loaded = await client.settings.base({ params: { id: company.id }, query: {} });
    if (loaded.status !== 200) throw new Error(`${loaded.status}`);
    const { id, ver, settingsBlob } = loaded.body;
    const settings = settingsBlob.creditAndGiftSettings as { readonly credit: object };
    for (const [value, processor] of [
      [refused, 'NO_SUCH'],
      [good, 'OPEN_EDGE'],
    ] as const) {
      const credit = { ...settings.credit, processor, openEdge: { accountToken: { value } } };
      const creditAndGiftSettings = { ...settings, credit };
      const body = { id, ver, settingsBlob: { ...settingsBlob, creditAndGiftSettings } };
      await client.settings.saveBase({ params: { id: company.id }, body });
    }
    return [good, refused];
  },
  'the PIN of a person, and one that is taken': async ({ company, boss }) => {
    const [pin, other] = ['73914682', '73914683'];
    const add = (sent: string) =>
      boss.client.users.create({
        params: { id: company.id },
        body: { name: 'Nia', email: null, roles: [], jobs: [jobAt(company)], pin: sent, invite: false },
      });
    const made = await add(pin);
    await add(pin);
    if (made.status !== 200) throw new Error(`${made.status}`);
    const { id, ver } = made.body;
    const body = { id, ver, name: 'Nia', email: null, roles: [], pin: other, status: 'ACTIVE' as const };
    await boss.client.users.update({ params: { id: company.id }, body });
    return [pin, other];
  },
  'the password and the link of a set-up that is refused': async ({ server }) => {
    const [token = '', password] = [setupPath(server.context).split('=')[1], 'canary-set-up 1'];
    const owner = { name: 'First', email: 'first@example.com', password };
    const location = { name: 'Elm', timeZone: 'America/Chicago', address: null, hours: [] };
    await server.anonymous.setup.create({ body: { token, company: { name: 'First' }, location, owner } });
    return [token, password];
  },
  'the link of the sample company': async ({ server }) => {
    const token = await issueSampleLink(server.context);
    if (token === null) return [];
    await testClient(server.server, newBrowser()).sample.open({ body: { token } });
    return [token];
  },
};

const jobAt = (company: TestCompany) => ({
  jobTypeId: '4',
  grantObject: { type: 'COMPANY' as const, id: company.id },
});

/** Plants all secrets, and returns them with every token that was created meanwhile. */
export const plantSecrets = async (planting: SecretPlacement): Promise<readonly string[]> => {
  const { context } = planting.server;
  const secrets: string[] = [];
  const newToken = context.newToken;
  // A request's context is created from this one, so it records tokens that are created in calls as well.
  Object.assign(context, {
    newToken: () => {
      const token = newToken();
      secrets.push(token);
      return token;
    },
  });
  for (const plant of Object.values(secretLocations)) secrets.push(...(await plant(planting)));
  return [...new Set(secrets)];
};
