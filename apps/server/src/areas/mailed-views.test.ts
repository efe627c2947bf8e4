import type { ReportView } from '@commissary/contract';
import { addDays, businessDay, plainDateAt, plainDateTimeToInstant } from '@commissary/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queueDueViews, sendReportMails } from '../services/report-mails/index.ts';
import { soldTicket } from '../testing/sold-ticket.ts';
import { makeCompany } from '../testing/test-company.ts';
import { databases } from '../testing/test-database.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { startTestSmtpServer, type TestSmtpServer } from '../testing/test-smtp-server.ts';
import { openTills } from '../testing/tills.ts';

const address = 'http://console.example';
const zone = 'America/Chicago';
const dayMs = 86_400_000;

describe.each(databases)('kept reports that are mailed, on %s', database => {
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

  const view = (more: Partial<ReportView> = {}): ReportView => ({
    ...{ report: 'storeSummary', name: 'Yesterday', folder: 'Mornings', isShared: false },
    ...{ query: { period: 'YESTERDAY', compare: 'NONE' }, mail: { every: 'DAY', hour: 6, zone }, ...more },
  });
  const open = async () => {
    const company = await makeCompany(server, { locations: ['Elm', 'Oak'] });
    const reader = await company.person({ permissions: ['dashboard'] });
    const save = async (one: ReportView | null, id = 'v1') =>
      expect(
        await (await server.clientOf(reader.id)).reports.saveView({
          params: { companyId: company.id, id },
          body: { view: one },
        }),
      ).toMatchObject({ status: 204 });
    return { company, reader, save };
  };
  /** Passes to an hour of the next day, and sends what is due there; returns what has arrived. */
  const passTo = async (hour: number) => {
    const now = server.clock.now().getTime();
    const tomorrow = addDays(plainDateAt(now, zone), 1);
    server.clock.pass(plainDateTimeToInstant(`${tomorrow}T0${hour}:00`, zone) - now);
    return send();
  };
  const send = async () => {
    const before = office.emails.length;
    await queueDueViews(server.context);
    await sendReportMails(server.context, address);
    return office.emails.slice(before).map(({ to, subject, raw }) => ({ to, subject, text: readable(raw) }));
  };
  /** An e-mail as text, with its files decoded. */
  const readable = (raw: string) =>
    raw
      .replace(/: base64\r\n(?:[^\r\n]+\r\n)*\r\n([\w+/=\r\n]+)/g, (_, file: string) =>
        Buffer.from(file, 'base64').toString('utf8'),
      )
      .replace(/=\r?\n/g, '')
      .replace(/=3D/g, '=');

  it('[RULE.view.21] go to their owner with a link and the numbers as a file, once each day at their hour', async () => {
    const { company, reader, save } = await open();
    const till = await openTills(server)(company, 'Elm');
    const at = server.clock.now().getTime();
    await till.terminal.tickets({ body: { tickets: [soldTicket('a', at)] } });
    await save(view());
    const day = businessDay(at, zone);
    const [first, ...others] = await passTo(6);
    expect(others).toEqual([]);
    expect(first).toMatchObject({ to: reader.email, subject: 'Report: Yesterday' });
    for (const words of [
      `Store summary of ${company.name}, `,
      `${address}/storeSummary?companyId=${company.id}`,
      'period=YESTERDAY',
      `${address}/allReports?companyId=${company.id}`,
      `store-summary ${day}.csv`,
      'Where,Test Kitchen',
      'Time zone,Central Time',
      'Elm,12.00',
    ])
      expect(first?.text).toContain(words);
    // Neither again on that day, nor before the hour of the next.
    expect(await send()).toEqual([]);
    expect(await passTo(5)).toEqual([]);
    server.clock.pass(3_600_000);
    expect(await send()).toHaveLength(1);
    // What was missed is not made up for.
    server.clock.pass(5 * dayMs);
    expect(await send()).toHaveLength(1);
    expect(await send()).toEqual([]);
    await save(null);
  });

  it('[RULE.view.21] go to nobody who may not open them by now, to nobody else, and not once they are not asked for', async () => {
    const { company, reader, save } = await open();
    await company.person({ permissions: ['dashboard'] });
    await save(view({ isShared: true }));
    await save(view({ name: 'Elm alone', query: { locationId: company.tenantId('Elm') } }), 'v2');
    expect((await passTo(6)).map(({ to }) => to)).toEqual([reader.email, reader.email]);
    const { mail: _, ...silent } = view({ isShared: true });
    await save(silent);
    expect((await passTo(6)).map(({ subject }) => subject)).toEqual(['Report: Elm alone']);
    await save(null, 'v2');
    expect(await passTo(6)).toEqual([]);
    await save(view());
    // Between the time at which it is due and that at which it is sent.
    await passToQueue();
    await server.context.db.deleteFrom('granted_role').where('person_id', '=', reader.id).execute();
    expect(await send()).toEqual([]);
    expect(await queued()).toEqual([]);
  });

  it('[RULE.view.21] go to nobody once all their locations are removed', async () => {
    const { company, save } = await open();
    await save(view());
    await save(view({ name: 'Elm alone', query: { locationId: company.tenantId('Elm') } }), 'v2');
    await server.context.db
      .updateTable('tenant')
      .set({ removed_at: server.clock.now() })
      .where('company_id', '=', company.id)
      .execute();
    expect(await passTo(6)).toEqual([]);
    expect(await queued()).toEqual([]);
  });

  it('[RULE.view.21] go to nobody who has left, and to who takes them over once they ask for it', async () => {
    const { company, reader, save } = await open();
    const boss = await company.person({ permissions: ['dashboard', 'userAdmin'] });
    await save(view({ isShared: true }));
    await server.context.db.updateTable('person').set({ status: 'DELETED' }).where('id', '=', reader.id).execute();
    expect(await passTo(6)).toEqual([]);
    expect(await queued()).toEqual([]);
    const take = async (one: ReportView) =>
      expect(
        await (await server.clientOf(boss.id)).reports.saveView({
          params: { companyId: company.id, id: 'v1' },
          body: { view: one },
        }),
      ).toMatchObject({ status: 204 });
    const { mail: _, ...silent } = view({ isShared: true });
    await take(silent);
    expect(await passTo(6)).toEqual([]);
    await take(view({ isShared: true }));
    expect((await passTo(6)).map(({ to }) => to)).toEqual([boss.email]);
    await take(silent);
  });

  const queued = () =>
    server.context.db.selectFrom('outbox').select(['id', 'payload']).where('topic', '=', 'report.mail').execute();

  const passToQueue = async () => {
    server.clock.pass(dayMs);
    await queueDueViews(server.context);
  };

  it('[RULE.view.21] wait for the mail server, and say where a report cannot be made', async () => {
    const { save } = await open();
    await save(view({ query: { period: 'OWN', from: '2015-01-01', to: '2026-01-01' } }));
    office.refuse(true);
    expect(await passTo(6)).toEqual([]);
    office.refuse(false);
    server.clock.pass(60_000);
    const [sent] = await send();
    expect(sent?.text).toContain('could not be made');
    expect(sent?.text).not.toContain('.csv');
    await save(null);
  });

  it('[RULE.view.21] two processes queue each once', async () => {
    const { company, save } = await open();
    await save(view());
    server.clock.pass(dayMs);
    await Promise.all([queueDueViews(server.context), queueDueViews(server.context)]);
    const { rows } = {
      rows: await server.context.db.selectFrom('outbox').select('payload').where('topic', '=', 'report.mail').execute(),
    };
    expect(rows.filter(({ payload }) => (payload as { companyId: string }).companyId === company.id)).toHaveLength(1);
    await sendReportMails(server.context, address);
    await save(null);
  });

  it('[RULE.view.23] how often one is mailed is told to its owner alone, and a zone or an hour that cannot be is refused', async () => {
    const { company, reader, save } = await open();
    await save(view({ isShared: true }));
    const list = async (id: string) => {
      const { body } = await (await server.clientOf(id)).reports.views({ params: { companyId: company.id } });
      return body as readonly { readonly mail?: unknown }[];
    };
    const other = await company.person({ permissions: ['dashboard'] });
    expect([await list(reader.id), await list(other.id)].map(([one]) => one?.mail)).toEqual([
      { every: 'DAY', hour: 6, zone },
      undefined,
    ]);
    for (const mail of [
      { every: 'DAY', hour: 24, zone: 'UTC' },
      { every: 'DAY', hour: 6, zone: 'Mars/Olympus' },
      { every: 'HOUR', hour: 6, zone: 'UTC' },
    ])
      expect(
        await (await server.clientOf(reader.id)).reports.saveView({
          params: { companyId: company.id, id: 'v1' },
          body: { view: { ...view(), mail: mail as NonNullable<ReportView['mail']> } },
        }),
      ).toMatchObject({ status: 400 });
  });
});
