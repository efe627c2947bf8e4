import { initialDocument } from '@commissary/catalog';
import { contract, type Endpoint } from '@commissary/contract';
import type { AuditAction, Permission } from '@commissary/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueSampleLink } from '../services/accounts/sample-link.ts';
import { sendEmails } from '../services/mail/send-emails.ts';
import {
  type Act,
  atElm,
  bank,
  companyFields,
  credential,
  freezeActs,
  integration,
  jobTypeDepartment,
  keepView,
  publishActs,
  readingCalls,
  secondCompany,
  security,
  timedActs,
  useLicense,
  type World,
} from '../testing/authorization/audited-world.ts';
import { imageActs } from '../testing/authorization/image-acts.ts';
import { menuActs } from '../testing/authorization/menu-acts.ts';
import { connectTerminal } from '../testing/connect-terminal.ts';
import { moveInMenu } from '../testing/move-in-menu.ts';
import { newBrowser, testClient } from '../testing/test-client.ts';
import { makeCompany } from '../testing/test-company.ts';
import { giveMenu } from '../testing/test-documents.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

const password = 'kitchen 42';
const everything: readonly Permission[] = [
  'companyAdmin',
  'company-owner',
  'globalRoleGranting',
  'engineering',
  'addCompanies',
];

/** A valid call and the audit action that it must record; or the reason why it records none. */
type Expected =
  | { readonly does: Act; readonly says: AuditAction; readonly elsewhere?: true }
  | { readonly not: string };

const reads = { not: 'changes nothing: a body says what is asked for' };
const inCompany = ({ company }: World) => ({ companyId: company.id });
const list = (changes: readonly { op: 'set'; path: string; value: unknown }[] = []) => ({
  overrideId: 'x',
  overrideVer: 0,
  groupOverrideVer: null,
  baseVer: 0,
  changes,
});
const setAt =
  (kind: 'settings' | 'employment', tenant: string, path: string, value: unknown): Act =>
  async world => {
    const id = world.company.tenantId(tenant);
    const body = { ...list([{ op: 'set', path, value }]), overrideId: `${kind}-${world.company.id}.${id}` };
    return kind === 'settings'
      ? world.as.settings.saveOverride({ params: { id }, body })
      : world.as.employment.saveOverride({ params: { locationId: id }, body });
  };
const group = (world: World) =>
  world.as.tenants.create({ params: inCompany(world), body: { type: 'GROUP', name: 'New', locationIds: [] } });
const linkOf = async ({ as }: World, id: string): Promise<string> => {
  const made = await as.users.inviteLink({ params: { id } });
  return made.status === 200 ? (made.body.link.split('/').at(-1) ?? '') : '';
};
const newRole = async ({ as, company }: World, name: string) => {
  const body = { name, grantedPermissions: ['dashboard'], maxDiscountPct: 0 };
  const made = await as.roles.create({ params: { owner: company.id }, body });
  return { ...made, id: made.status === 200 ? made.body.id : '', owner: company.id };
};
const roleChange = { addPerms: ['payroll'], removePerms: [], maxDiscountPct: 5, currentMaxDiscountPct: 0, ver: 0 };
const noNews = (companyId: string) => ({ body: { companyId, articles: '[]' } });
/** Every call except plain reads. A call that is added but not listed here fails the test. */
const expected: Readonly<Record<string, Expected>> = {
  ...Object.fromEntries(readingCalls.map(name => [name, reads])),
  'session.login': {
    does: ({ server, owner }) => server.anonymous.session.login({ body: { email: owner.email, password } }),
    says: 'sign-in',
  },
  'session.logout': {
    does: async ({ server, fresh }) => (await server.clientOf((await fresh()).id)).session.logout(),
    says: 'sign-out',
  },
  'users.sendPasswordReset': {
    does: async ({ server, owner }) => {
      const answer = await server.anonymous.users.sendPasswordReset({ body: { emailAddress: owner.email } });
      await sendEmails(server.context, 'http://here');
      return answer;
    },
    says: 'password-link-sent',
  },
  'news.save': { does: ({ as, company }) => as.news.save(noNews(company.id)), says: 'company.news' },
  ...imageActs,
  'mobileApp.build': { not: 'no build service is set up here; areas/mobile-app.test.ts looks at the entry' },
  'pushNotifications.send': { not: 'no service is set up here; areas/push-notifications.test.ts looks at the entry' },
  'pushNotifications.takeBack': { not: 'needs one that was sent; areas/push-notifications.test.ts looks at the entry' },
  'reports.saveView': { does: keepView, says: 'report-view.save' },
  'reports.closeDay': { not: 'needs a ticket; areas/closed-days.test.ts looks at the entry' },
  'tickets.forgetGuest': { not: 'needs a ticket; areas/forgotten-guests.test.ts looks at the entry' },
  'labor.set': { does: world => world.as.labor.set(integration(world)), says: 'labor.on' },
  'labor.sendAgain': { not: 'needs something that failed; areas/external-services/scheduling.test.ts does it' },
  'slice.cutOver': { not: 'no service is set up here; areas/slice.test.ts looks at the entry' },
  'slice.deleteCards': { not: 'no service is set up here; areas/slice.test.ts looks at the entry' },
  'users.setPasswordWithToken': {
    does: async world => {
      const { id } = await world.fresh();
      const inviteToken = await linkOf(world, id);
      return world.server.anonymous.users.setPasswordWithToken({
        body: { userId: id, inviteToken, newPassword: 'a kitchen 43' },
      });
    },
    says: 'password-set',
  },
  'users.changePassword': {
    does: async ({ company }) => {
      const { client } = await company.person({ password });
      return client.users.changePassword({ body: { currentPassword: password, newPassword: 'a kitchen 43' } });
    },
    says: 'password-set',
  },
  'users.signOutEverywhere': {
    does: async ({ fresh }) => (await fresh()).client.users.signOutEverywhere(),
    says: 'signed-out-everywhere',
  },
  'roles.create': { does: world => newRole(world, 'Host'), says: 'role.create' },
  'roles.savePermissions': {
    does: async world => {
      const { id, owner } = await newRole(world, 'Runner');
      return world.as.roles.savePermissions({ params: { owner }, body: { [id]: roleChange } });
    },
    says: 'role.change',
  },
  'roles.edit': {
    does: async world => {
      const { id, owner } = await newRole(world, 'Busser');
      return world.as.roles.edit({ params: { owner }, body: { id, name: 'Barback', ver: 0 } });
    },
    says: 'role.rename',
  },
  'roles.clone': {
    does: async world => {
      const { id, owner } = await newRole(world, 'Baker');
      return world.as.roles.clone({ params: { owner, id }, query: { name: 'Pastry cook' } });
    },
    says: 'role.copy',
  },
  'roles.openToHiring': {
    does: async world => {
      const { id, owner } = await newRole(world, 'Steward');
      return world.as.roles.openToHiring({ params: { owner, id }, body: { ver: 0, open: true } });
    },
    says: 'role.hiring',
  },
  'roles.remove': {
    does: async world => {
      const { id, owner } = await newRole(world, 'Valet');
      return world.as.roles.remove({ params: { owner, id }, body: { ver: 0 } });
    },
    says: 'role.remove',
  },
  'users.create': {
    does: async ({ as, company }) => {
      const roles = [
        { roleId: await company.role(), grantObject: { type: 'LOCATION' as const, id: company.tenantId('Elm') } },
      ];
      const body = { name: 'Nia', email: 'nia@example.com', roles, invite: false };
      return as.users.create({ params: { id: company.id }, body });
    },
    says: 'person-created',
  },
  'employeeImports.run': { not: 'follows a dry run; areas/people/employee-imports.test.ts looks at the entry' },
  'employeeImports.undo': { not: 'needs an import; areas/people/employee-imports.test.ts looks at the entry' },
  'users.update': {
    does: async ({ as, company, fresh }) => {
      const { id, email } = await fresh();
      return as.users.update({
        params: { id: company.id },
        body: { id, ver: 1, name: 'Nia New', email, status: 'ACTIVE', roles: [] },
      });
    },
    says: 'person-changed',
  },
  'users.addColleague': {
    does: async ({ as, company, fresh }) =>
      as.users.addColleague({
        params: { id: company.id },
        body: {
          email: (await fresh()).email,
          jobs: [{ jobTypeId: '1', grantObject: { type: 'LOCATION', id: company.tenantId('Elm') } }],
        },
      }),
    says: 'person-changed',
  },
  'users.remove': {
    does: async ({ as, fresh }) => as.users.remove({ params: { id: (await fresh()).id } }),
    says: 'person-removed',
  },
  'logOn.revealPin': { not: 'needs a PIN; areas/people/pins.test.ts looks at the entry' },
  'users.changeSeveral': {
    does: async ({ as, company, fresh }) =>
      as.users.changeSeveral({
        params: { id: company.id },
        body: { people: [{ id: (await fresh()).id, ver: 1 }], act: { kind: 'deactivate' } },
      }),
    says: 'people.deactivate',
  },
  'users.sendInvite': {
    does: async ({ as, fresh }) => as.users.sendInvite({ params: { id: (await fresh()).id } }),
    says: 'invite-sent',
  },
  'users.signOut': {
    does: async ({ as, fresh }) => as.users.signOut({ params: { id: (await fresh()).id } }),
    says: 'signed-out-everywhere',
  },
  'users.endSession': { not: 'needs a session to end; areas/sessions.test.ts looks at the entry' },
  'session.setEmails': {
    does: ({ as }) => as.session.setEmails({ body: { keptOverrides: false } }),
    says: 'person-emails',
  },
  'session.setLanguage': { not: 'how one person reads the console, and nothing that it shows, is changed' },
  'session.end': { not: 'needs a session to end; areas/sessions.test.ts looks at the entry' },
  'session.actAs': { not: 'needs a second company; areas/acting.test.ts looks at the entry' },
  'session.stopActing': { not: 'needs somebody who acts; areas/acting.test.ts looks at the entry' },
  'users.inviteLink': {
    does: async ({ as, fresh }) => as.users.inviteLink({ params: { id: (await fresh()).id } }),
    says: 'invite-link-made',
  },
  'companies.create': {
    does: ({ as }) =>
      as.companies.create({ body: { ...companyFields, owner: { name: 'Owner', email: 'owner@example.com' } } }),
    says: 'invite-sent',
    elsewhere: true,
  },
  'companies.update': {
    does: async world => {
      const { id, ver } = await secondCompany(world);
      return world.as.companies.update({ body: { ...companyFields, brand: 'Bistro', id, ver } });
    },
    says: 'company.edit',
    elsewhere: true,
  },
  'companies.setSecurity': {
    does: ({ as, company }) => as.companies.setSecurity({ params: { id: company.id }, body: security }),
    says: 'company.security',
  },
  'companies.remove': {
    does: async world => {
      const { id, name, number } = await secondCompany(world);
      return world.as.companies.remove({ params: { id }, body: { name, number } });
    },
    says: 'company.close',
    elsewhere: true,
  },
  'companies.restore': {
    does: async world => world.as.companies.restore({ params: { id: (await secondCompany(world)).id } }),
    says: 'company.restore',
    elsewhere: true,
  },
  'setup.create': { not: 'makes the first company, which is here already; areas/setup.test.ts looks at the entries' },
  'sample.open': { not: 'shows whom the browser may look around as; looking around is written down' },
  'sample.signIn': {
    does: async ({ server, owner }) => {
      const browser = newBrowser();
      const client = testClient(server.server, browser);
      await client.sample.open({ body: { token: (await issueSampleLink(server.context)) ?? '' } });
      return client.sample.signIn({ body: { personId: owner.id } });
    },
    says: 'sample-sign-in',
  },
  ...menuActs,
  'tenants.createCredential': { does: credential, says: 'credential-created' },
  'tenants.deleteCredential': {
    does: async world => {
      const made = await credential(world);
      const credentialId = made.status === 200 ? made.body.id : '';
      return world.as.tenants.deleteCredential({ params: { ...atElm(world), credentialId } });
    },
    says: 'credential-deleted',
  },
  'tenants.create': { does: group, says: 'group.create' },
  'tenants.edit': {
    does: world =>
      world.as.tenants.edit({
        params: inCompany(world),
        body: {
          type: 'GROUP',
          id: world.company.tenantId('East'),
          join: [{ locationId: world.company.tenantId('Fir'), from: null }],
        },
      }),
    says: 'location.move',
  },
  'tenants.editSeveral': {
    does: async world => {
      const found = await world.as.tenants.location({ params: atElm(world) });
      const { id, ver } = found.status === 200 ? found.body : { id: '', ver: 0 };
      return world.as.tenants.editSeveral({
        params: inCompany(world),
        body: { edits: [{ id, ver, tags: ['patio'] }] },
      });
    },
    says: 'location.edit',
  },
  'tenants.remove': {
    does: async world => {
      const made = await group(world);
      const groupId = made.status === 200 ? made.body.id : '';
      return world.as.tenants.remove({ params: { ...inCompany(world), locationId: groupId } });
    },
    says: 'group.remove',
  },
  'licensing.setProducts': {
    does: ({ as, company }) => {
      const products = { online: true, delivery: false, tableService: false, loyalty: false };
      return as.licensing.setProducts({ params: { id: company.tenantId('Elm') }, body: { products } });
    },
    says: 'licence.products',
  },
  'licensing.revoke': {
    does: ({ as, company }) => as.licensing.revoke({ params: { id: company.tenantId('Elm') } }),
    says: 'licence.revoke',
  },
  'overrides.promote': {
    does: async world => {
      await setAt('settings', 'Oak', bank, '71.00')(world);
      const params = { id: world.company.tenantId('Oak') };
      const body = { kind: 'settings' as const, paths: [bank], to: 'GROUP' as const };
      const preview = await world.as.overrides.previewPromotion({ params, body });
      const versions = preview.status === 200 ? preview.body.versions : { own: 0, group: 0, base: 0 };
      return world.as.overrides.promote({ params, body: { ...body, versions } });
    },
    says: 'document.promote',
  },
  'overrides.move': {
    does: async ({ server, as, company }) => (await moveInMenu(server, as, company.id)).answer,
    says: 'document.move',
  },
  'overrides.undoMove': {
    does: async ({ server, as, company }) => {
      const { menuId, answer } = await moveInMenu(server, as, company.id);
      const revisionId = answer.status === 200 ? answer.body.revisionId : '';
      return as.overrides.undoMove({ params: { id: company.id }, body: { kind: 'menu', menuId, revisionId } });
    },
    says: 'document.restore',
  },
  'overrides.set': {
    does: async world => {
      await setAt('settings', 'Ash', bank, '72.00')(world);
      const targets = [
        { tenantId: world.company.tenantId('Ash'), ver: 1, edits: [{ op: 'reset' as const, path: bank }] },
      ];
      return world.as.overrides.set({ params: { id: world.company.id }, body: { kind: 'settings', places: targets } });
    },
    says: 'document.reset',
  },
  'overrides.undo': {
    does: async world => {
      const targets = [{ tenantId: world.company.tenantId('Ash'), ver: 2 }];
      return world.as.overrides.undo({ params: { id: world.company.id }, body: { kind: 'settings', places: targets } });
    },
    says: 'document.restore',
  },
  'settings.saveBase': {
    does: ({ as, company }) => {
      const settings = initialDocument('settings');
      const tableSettings = { ...settings.tableSettings, issueServerBankOfAmount: '50.00' };
      const body = { id: `settings-${company.id}`, ver: 0, settingsBlob: { ...settings, tableSettings } };
      return as.settings.saveBase({ params: { id: company.id }, body });
    },
    says: 'document.save',
  },
  'settings.saveOverride': { does: setAt('settings', 'Elm', bank, '60.00'), says: 'document.save' },
  'employment.saveBase': {
    does: ({ as, company }) => {
      const employment = initialDocument('employment');
      const timeClock = { ...employment.timeClock, enable: !employment.timeClock.enable };
      const body = { id: `employment-${company.id}`, ver: 0, locationBlob: { ...employment, timeClock } };
      return as.employment.saveBase({ params: { companyId: company.id }, body });
    },
    says: 'document.save',
  },
  'labor.jobTypeDepartment': {
    does: world => world.as.labor.jobTypeDepartment(jobTypeDepartment(world)),
    says: 'document.save',
  },
  'employment.saveOverride': {
    does: setAt('employment', 'Elm', '/timeClock/lunch/isPaid', true),
    says: 'document.save',
  },
  'menus.saveBase': {
    does: async ({ as, company, menuId }) => {
      const menu = initialDocument('menu');
      const taxStructures = menu.taxStructures.map(tax => ({ ...tax, name: 'Food tax' }));
      const body = { id: menuId, ver: 0, menuBlob: JSON.stringify({ ...menu, taxStructures }) };
      return as.menus.saveBase({ params: { companyId: company.id }, body });
    },
    says: 'document.save',
  },
  'menus.saveOverride': {
    does: ({ as, company, menuId }) => {
      const locationId = company.tenantId('Elm');
      const changes = [{ op: 'set' as const, path: '/departments/[bar]/items/[negroni]/info/name', value: 'Bar' }];
      const body = { ...list(), overrideId: `${menuId}.${locationId}`, baseVer: 1, changes };
      return as.menus.saveOverride({ params: { locationId, menuId }, query: {}, body });
    },
    says: 'document.save',
  },
  'presence.here': { not: 'is kept nowhere: it is over when the page is closed' },
  'presence.leave': { not: 'is kept nowhere' },
  ...publishActs('syncLocations'),
  ...freezeActs,
  'syncLocations.revertPreview': { not: 'changes nothing' },
  ...publishActs('syncEmployment'),
  ...timedActs,
  'terminal.license': { does: useLicense, says: 'licence.use' },
  'terminal.deviceLogOn': {
    does: async world => connectTerminal(world.server, await credential(world)),
    says: 'pins-sent',
  },
  'terminal.pack': { not: 'changes nothing' },
  'terminal.parts': { not: 'changes nothing' },
  'terminal.tickets': { not: 'is kept as the tickets themselves, with the terminal that sold them' },
  'terminal.checkIn': { not: 'is kept as the last contact of a terminal, which comes every 30 s' },
};

const writes = Object.entries(contract)
  .flatMap(([area, endpoints]) =>
    Object.entries<Endpoint>(endpoints).map(([name, { method }]) => ({ name: `${area}.${name}`, method })),
  )
  .filter(({ name, method }) => method !== 'GET' || name === 'session.logout')
  .map(({ name }) => name);

describe('every call that writes', () => {
  let server: TestServer;
  let world: World;
  beforeAll(async () => {
    server = await openTestServer({ database: 'pglite', config: { schedulingUrl: 'https://schedule.example' } });
    const company = await makeCompany(server, {
      groups: { West: ['Elm', 'Oak', 'Ash', 'Bay', 'Yew', 'Rye', 'Box', 'Ivy', 'Nut'], East: [] },
      locations: ['Fir', 'Pine'],
      provider: true,
    });
    const owner = await company.person({
      name: 'Olive',
      permissions: everything,
      password,
      about: 'Owner',
      on: 'everywhere',
    });
    const menuId = await giveMenu(server, company);
    world = { server, company, owner, as: owner.client, menuId, fresh: () => company.person({ name: 'Nia' }) };
  });
  afterAll(() => server.close());

  it('is listed here', () => {
    expect(writes.sort()).toEqual(Object.keys(expected).sort());
  });

  const lastId = async (): Promise<number> => {
    const newest = server.context.db.selectFrom('audit').select('id').orderBy('id', 'desc').limit(1);
    return (await newest.executeTakeFirst())?.id ?? 0;
  };
  const audited = Object.entries(expected).flatMap(([name, one]) => ('does' in one ? [{ name, ...one }] : []));

  it.each(audited)(
    '$name is recorded in the audit, with person, address and target',
    async ({ does, says, elsewhere }) => {
      const before = await lastId();
      const answer = await does(world);
      expect([answer.status, answer]).toEqual([expect.toSatisfy(status => status === 200 || status === 204), answer]);
      const rows = await server.context.db.selectFrom('audit').selectAll().where('id', '>', before).execute();
      const row = rows.findLast(({ action }) => action === says);
      expect(row).toMatchObject({
        company_id: elsewhere ? expect.any(String) : world.company.id,
        person_name: expect.stringMatching(/./),
        address: '127.0.0.1',
        target: expect.stringMatching(/./),
        words: expect.stringMatching(/./),
      });
      // A call with a session records its id, which is not secret.
      if (!['password-link-sent', 'password-set', 'licence.use', 'pins-sent'].includes(says))
        expect(row?.session).toMatch(/^[0-9a-f]{12}$/);
      expect(JSON.stringify(rows)).not.toMatch(/kitchen 4\d/);
    },
  );

  it.each(Object.entries(expected).flatMap(([name, one]) => ('not' in one ? [[name, one.not]] : [])))(
    '%s is not recorded: it %s',
    (_, reason) => expect(reason).toMatch(/\w/),
  );
});
