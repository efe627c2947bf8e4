import type { Edit } from '@commissary/document';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertGrants } from '../../store/people/index.ts';
import { makeCompany } from '../../testing/test-company.ts';
import { bothDatabases } from '../../testing/test-database.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { startTestSmtpServer, type TestSmtpServer } from '../../testing/test-smtp-server.ts';
import { sendEmails } from './send-emails.ts';

const bank = '/tableSettings/issueServerBankOfAmount';
const settling = '/tableSettings/tableAlertTimesInMins/afterSettling';

describe.each(bothDatabases)('a value that is overridden below, on %s', database => {
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

  const world = async () => {
    const company = await makeCompany(server, { groups: { West: ['Elm', 'Oak'] }, locations: ['Pine'] });
    const settings = ['accessConfigurationOptions'] as const;
    const owner = await company.person({ name: 'Kim', permissions: settings });
    const [elm, oak, pine, west] = ['Elm', 'Oak', 'Pine', 'West'].map(company.tenantId);
    const at = { company: company.id, elm, oak, pine, west } as Record<string, string>;
    const versions = new Map<string, number>();
    const save = async (place: string, ...edits: Edit[]) => {
      const ver = versions.get(place) ?? 0;
      versions.set(place, ver + 1);
      const places = [{ tenantId: at[place] ?? '', ver, edits }];
      const answer = await owner.client.overrides.set({
        params: { id: company.id },
        body: { kind: 'settings', places },
      });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    };
    const told = async () => {
      const before = office.emails.length;
      await sendEmails(server.context, 'http://console.example');
      const plain = (raw: string) => raw.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
      return office.emails.slice(before).map(one => ({ ...one, raw: plain(one.raw) }));
    };
    const manager = (on: string) => company.person({ permissions: settings, on });
    return { company, owner, at, save, told, manager };
  };
  const set = (path: string, value: unknown): Edit => ({ op: 'set', path, value });

  it('[RULE.kept.01] is told once to who manages that place, when somebody changes it above: from, to, what stays, and where to look', async () => {
    const { at, save, told, manager } = await world();
    const [ofElm, ofWest] = [await manager('Elm'), await manager('West')];
    await manager('Oak');
    await manager('Pine');
    await save('company', set(bank, '200.00'));
    await save('elm', set(bank, '310.00'));
    await save('west', set(settling, 20));
    expect(await told()).toEqual([]);
    await save('company', set(bank, '250.00'), set(settling, 30));
    const emails = await told();
    expect(emails.map(({ to }) => to).toSorted()).toEqual([ofElm.email, ofWest.email].toSorted());
    const toElm = emails.find(({ to }) => to === ofElm.email);
    expect(toElm?.subject).toBe('What Elm overrides was changed above');
    expect(toElm?.raw).toContain('Kim changed values in the console of');
    expect(toElm?.raw).toMatch(/\$200\.00 became \$250\.00\. Elm keeps \$310\.00\./);
    expect(toElm?.raw).toMatch(new RegExp(`/locationSettings/tableAndBar\\?.*locationId=${at.elm}.*field=`));
    expect(await told()).toEqual([]);
    // Reset: nothing is kept there any more.
    await save('elm', { op: 'reset', path: bank });
    await save('company', set(bank, '260.00'));
    expect(await told()).toEqual([]);
  });

  it('[RULE.kept.01] is told of a save of the group too, and not to who saved or may not manage there', async () => {
    const { company, owner, at, save, told, manager } = await world();
    const ofElm = await manager('Elm');
    await manager('Pine');
    // Who saves manages Oak too.
    const { context } = server;
    const [roleId, id] = [await company.role('accessConfigurationOptions'), context.newId()];
    const grant = { id, personId: owner.id, roleId, onType: 'LOCATION' as const, onId: at.oak ?? '' };
    await insertGrants(context.db, [grant]);
    await company.person({ permissions: ['payroll'], on: 'Elm' });
    await save('elm', set(bank, '310.00'));
    await save('oak', set(bank, '320.00'));
    await save('pine', set(bank, '330.00'));
    await save('west', set(bank, '250.00'));
    expect((await told()).map(({ to }) => to)).toEqual([ofElm.email]);
    const body = {
      kind: 'settings' as const,
      places: [{ tenantId: at.west ?? '', ver: 1, edits: [set(bank, '251.00')] }],
    };
    const all = await company.person({ permissions: ['accessConfigurationOptions'] });
    expect((await all.client.overrides.set({ params: { id: company.id }, body })).status).toBe(200);
    expect((await told()).map(({ to }) => to).toSorted()).toEqual([ofElm.email, owner.email].toSorted());
  });

  it('[RULE.kept.04] is not told to who turned it off, also where the save was before, and to them again once it is on; the others are', async () => {
    const { save, told, manager } = await world();
    const [ofElm, other] = [await manager('Elm'), await manager('Elm')];
    const choose = async (keptOverrides: boolean) => {
      const answer = await ofElm.client.session.setEmails({ body: { keptOverrides } });
      expect(answer).toEqual({ status: 200, body: { keptOverrides } });
      expect(await ofElm.client.session.emails()).toEqual(answer);
    };
    await save('elm', set(bank, '310.00'));
    expect(await ofElm.client.session.emails()).toEqual({ status: 200, body: { keptOverrides: true } });
    await save('company', set(bank, '250.00'));
    await choose(false);
    expect((await told()).map(({ to }) => to)).toEqual([other.email]);
    await save('company', set(bank, '251.00'));
    expect((await told()).map(({ to }) => to)).toEqual([other.email]);
    await choose(true);
    await save('company', set(bank, '252.00'));
    const emails = await told();
    expect(emails.map(({ to }) => to).toSorted()).toEqual([ofElm.email, other.email].toSorted());
    expect(emails[0]?.raw).toMatch(
      /Turn these emails off, or on again:\s+http:\/\/console\.example\/security\?companyId=/,
    );
    const entries = await server.context.db
      .selectFrom('audit')
      .select(['person_name', 'details'])
      .where('action', '=', 'person-emails')
      .where('target', '=', ofElm.id)
      .orderBy('id')
      .execute();
    expect(entries).toMatchObject(
      ['Off', 'On'].map(now => ({ person_name: ofElm.name, details: { changes: [{ now }] } })),
    );
  });
});
