import { plainDateTimeText } from '@commissary/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { okBody } from '../../testing/ok-body.ts';
import { spanishPageOf } from '../../testing/spanish-page.ts';
import { newBrowser, type TestClient, testClient } from '../../testing/test-client.ts';
import { makeCompany, type TestPerson } from '../../testing/test-company.ts';
import { databases } from '../../testing/test-database.ts';
import { giveMenu } from '../../testing/test-documents.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { startTestSmtpServer, type TestSmtpServer } from '../../testing/test-smtp-server.ts';
import { publishDue } from '../publishing/index.ts';
import { queueDueViews, sendReportMails } from '../report-mails/index.ts';
import { runDueTimed } from '../timed-edits/index.ts';
import { sendEmails } from './send-emails.ts';

const address = 'https://console.example';
const bank = '/tableSettings/issueServerBankOfAmount';
const chicago = 'America/Chicago';
const minute = 60_000;

describe.each(databases)('the language of an e-mail, on %s', database => {
  let server: TestServer;
  let office: TestSmtpServer;
  beforeAll(async () => {
    office = await startTestSmtpServer();
    server = await openTestServer({ database, config: { smtpUrl: office.url } });
  });
  afterAll(async () => {
    await server.close();
    await office.close();
  });

  /** What arrived since the last look, by address. */
  const arrived = async () => {
    const before = office.emails.length;
    await sendEmails(server.context, address);
    return new Map(office.emails.slice(before).map(({ to, said }) => [to, said]));
  };
  const chooses = async ({ client }: TestPerson, language: 'en' | 'es') =>
    expect(await client.session.setLanguage({ body: { language } })).toMatchObject({ status: 204 });
  const grant = ['accessConfigurationOptions', 'userAdmin', 'editLocation', 'dashboard'] as const;

  const world = async () => {
    const company = await makeCompany(server, { name: 'Kitchen', groups: { West: ['Elm', 'Oak'] } });
    const kim = await company.person({ name: 'Kim', permissions: grant });
    const [elm, oak] = [company.tenantId('Elm'), company.tenantId('Oak')];
    const versions = new Map<string, number>();
    const save = async (tenantId: string, value: string) => {
      const ver = versions.get(tenantId) ?? 0;
      versions.set(tenantId, ver + 1);
      const places = [{ tenantId, ver, edits: [{ op: 'set' as const, path: bank, value }] }];
      okBody(await kim.client.overrides.set({ params: { id: company.id }, body: { kind: 'settings', places } }));
    };
    return { company, kim, elm, oak, save, params: { companyId: company.id } };
  };

  it('[RULE.language.07] what is told to several people is in the language of each, with names of fields and values in it', async () => {
    const { company, kim, elm, oak, save } = await world();
    const [ana, bob] = [
      await company.person({ permissions: grant, on: 'Elm' }),
      await company.person({ permissions: grant, on: 'Oak' }),
    ];
    await chooses(ana, 'es');
    await save(elm, '310.00');
    await save(oak, '320.00');
    await arrived();
    await save(company.id, '250.00');
    const told = await arrived();
    expect(told.get(ana.email)).toContain('Hola, Pat Tester:');
    expect(told.get(ana.email)).toMatch(
      /Servicio a la mesa › Fondo del mesero: \$[\d.]+ pasó a \$250\.00\. Elm conserva \$310\.00\./,
    );
    expect(told.get(bob.email)).toMatch(
      /Table service › Server bank: \$[\d.]+ became \$250\.00\. Oak keeps \$320\.00\./,
    );
    // In another language from the next e-mail on.
    await chooses(ana, 'en');
    await save(company.id, '260.00');
    expect((await arrived()).get(ana.email)).toContain('Elm keeps $310.00.');
    expect(told.has(kim.email)).toBe(false);
  });

  it('[RULE.language.07] an invitation and a password link are in the language that was chosen, else in that of the page where they were asked for', async () => {
    const { company, kim } = await world();
    const [nia, pia, ana] = [await company.person(), await company.person(), await company.person()];
    await chooses(ana, 'es');
    const inSpanish = await spanishPageOf(server, kim.id);
    for (const [by, { id }] of [
      [kim.client, nia],
      [inSpanish, pia],
      [kim.client, ana],
    ] as const)
      expect(await by.users.sendInvite({ params: { id } })).toMatchObject({ status: 204 });
    const invited = await arrived();
    expect(invited.get(nia.email)).toContain('Kim has given you access to the console of Kitchen.');
    expect(invited.get(pia.email)).toContain('Kim le dio acceso a la consola de Kitchen.');
    expect(invited.get(ana.email)).toContain('Kim le dio acceso a la consola de Kitchen.');
    const stranger = testClient(server.server, newBrowser({ 'accept-language': 'es' }));
    for (const [by, { email: emailAddress }] of [
      [server.anonymous, nia],
      [stranger, pia],
      [server.anonymous, ana],
    ] as const)
      expect(await by.users.sendPasswordReset({ body: { emailAddress } })).toMatchObject({ status: 204 });
    const asked = await arrived();
    expect(asked.get(nia.email)).toContain('Open this link within 60 minutes to set a new password:');
    for (const { email } of [pia, ana])
      expect(asked.get(email)).toContain(
        'Abra este enlace en los próximos 60 minutos para definir una contraseña nueva:',
      );
  });

  it('[RULE.language.07] a mailed report names its report and its days in the language of its owner', async () => {
    const { company, params } = await world();
    const ana = await company.person({ permissions: grant });
    await chooses(ana, 'es');
    const view = {
      ...{ report: 'storeSummary' as const, name: 'Mornings', folder: 'Daily', isShared: false },
      ...{ query: { period: 'YESTERDAY', compare: 'NONE' }, mail: { every: 'DAY' as const, hour: 6, zone: chicago } },
    };
    expect(await ana.client.reports.saveView({ params: { ...params, id: 'v1' }, body: { view } })).toMatchObject({
      status: 204,
    });
    server.clock.pass(24 * 60 * minute);
    const before = office.emails.length;
    await queueDueViews(server.context);
    await sendReportMails(server.context, address);
    const [email] = office.emails.slice(before);
    expect(email).toMatchObject({ to: ana.email, subject: 'Informe: Mornings' });
    expect(email?.said ?? '').toMatch(
      /Resumen de ventas de Kitchen, (?:lun|mar|mié|jue|vie|sáb|dom), \d+ [a-z]{3} \d{4}\. Sus números/,
    );
  });

  it('[RULE.language.08] a timed edit is listed and told in the words of each reader, whoever set it', async () => {
    const { company, kim, elm, save, params } = await world();
    await giveMenu(server, company);
    okBody(await kim.client.syncLocations.start({ body: { action: 'PUBLISH', locationIds: [elm] } }));
    await publishDue(server.context);
    const body = {
      ...{ kind: 'settings' as const, edits: [{ op: 'set' as const, path: bank, value: '20.00' }], locationIds: [elm] },
      ...{ starts: plainDateTimeText(server.clock.now().getTime() + 5 * minute, chicago), ends: null },
    };
    okBody(await kim.client.timed.create({ params, body }));
    const listed = async (by: TestClient) =>
      okBody(await by.timed.list({ params, query: {} })).edits.flatMap(({ changes }) =>
        changes.map(({ sentence }) => sentence),
      );
    expect(await listed(kim.client)).toEqual(['Table service › Server bank set to $20.00.']);
    expect(await listed(await spanishPageOf(server, kim.id))).toEqual([
      'Servicio a la mesa › Fondo del mesero se definió como $20.00.',
    ]);
    await chooses(kim, 'es');
    await save(elm, '30.00');
    await arrived();
    server.clock.pass(5 * minute);
    await publishDue(server.context);
    await runDueTimed(server.context);
    const told = (await arrived()).get(kim.email);
    expect(told).toContain('Fondo del mesero.');
    expect(told).not.toContain('Server bank');
  });
});
