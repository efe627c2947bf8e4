import { initialDocument } from '@commissary/catalog';
import { contract, type Endpoint } from '@commissary/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendEmails } from '../services/mail/send-emails.ts';
import { png } from '../testing/memory-images.ts';
import { send, type TestClient } from '../testing/test-client.ts';
import { makeCompany, type TestCompany, type TestPerson } from '../testing/test-company.ts';
import { bothDatabases } from '../testing/test-database.ts';
import { giveOwnMenu } from '../testing/test-documents.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

const bank = '/tableSettings/issueServerBankOfAmount';
type Options = { readonly idempotencyKey: string };

describe.each(bothDatabases)('a call that is repeated with the same idempotency key on %s', database => {
  let server: TestServer;
  let company: TestCompany;
  let owner: TestPerson;
  let as: TestClient;
  beforeAll(async () => {
    server = await openTestServer({ database });
    company = await makeCompany(server, { groups: { West: ['Elm', 'Oak'], East: [] }, provider: true });
    owner = await company.person({ name: 'Olive', permissions: ['companyAdmin', 'engineering'] });
    as = owner.client;
  });
  afterAll(() => server.close());

  const entries = async (action: string): Promise<number> =>
    (await server.context.db.selectFrom('audit').select('id').where('action', '=', action).execute()).length;
  /** Makes the call three times; returns the response of each, and the number of audit entries they created. */
  const thrice = async (action: string, call: (options: Options) => Promise<{ status: number; body: unknown }>) => {
    const before = await entries(action);
    const options = { idempotencyKey: `${action.replace('.', '-')}-1` };
    const answers = [await call(options), await call(options), await call(options)];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => answers[0]?.status));
    expect(answers[0]?.status).toBeLessThan(300);
    return { answers: answers.map(({ body }) => body), entries: (await entries(action)) - before };
  };
  const setAt = async (tenant: string, overrideVer: number) => {
    const id = company.tenantId(tenant);
    const overrideId = `settings-${company.id}.${id}`;
    const changes = [{ op: 'set' as const, path: bank, value: '71.00' }];
    const body = { overrideId, overrideVer, groupOverrideVer: null, baseVer: 0, changes };
    expect((await as.settings.saveOverride({ params: { id }, body })).status).toBe(200);
  };

  it('sends one invitation', async () => {
    const { id } = await company.person({ name: 'Nia' });
    const sent = await thrice('invite-sent', options => as.users.sendInvite({ params: { id } }, options));
    expect(sent.entries).toBe(1);
  });

  it("creates one link, of which only the last response's opens", async () => {
    const { id } = await company.person({ name: 'Nia' });
    const made = await thrice('invite-link-made', options => as.users.inviteLink({ params: { id } }, options));
    expect(made.entries).toBe(1);
    const tokens = made.answers.map(body => String((body as { link: string }).link.split('/').at(-1)));
    const opened = [];
    for (const inviteToken of tokens)
      opened.push((await server.anonymous.users.isValidInviteToken({ query: { userId: id, inviteToken } })).status);
    expect(opened).toEqual([400, 400, 200]);
  });

  it('sends one link for a new password, also to a person who is not signed in', async () => {
    const asked = await thrice('password-link-sent', async options => {
      const answer = await server.anonymous.users.sendPasswordReset({ body: { emailAddress: owner.email } }, options);
      await sendEmails(server.context, 'http://here');
      return answer;
    });
    expect(asked.entries).toBe(1);
    const other = await server.anonymous.users.sendPasswordReset(
      { body: { emailAddress: 'else@example.com' } },
      { idempotencyKey: 'password-link-sent-1' },
    );
    expect(other).toMatchObject({ status: 400, body: [{ code: 'IDEMPOTENCY_KEY_REUSED' }] });
  });

  it('applies values to the group once, and returns the versions of the first call', async () => {
    await setAt('Oak', 0);
    const params = { id: company.tenantId('Oak') };
    const request = { kind: 'settings' as const, paths: [bank], to: 'GROUP' as const };
    const body = { ...request, versions: { own: 1, group: 0, base: 0 } };
    const done = await thrice('document.promote', options => as.overrides.promote({ params, body }, options));
    expect(done.answers).toEqual(Array(3).fill({ versions: { own: 2, group: 1, base: 0 } }));
    // One revision at the group, one at the location.
    expect(done.entries).toBe(2);
  });

  it('removes overrides once, and undoes that once', async () => {
    await setAt('Elm', 0);
    const [params, tenantId] = [{ id: company.id }, company.tenantId('Elm')];
    const edits = [{ op: 'reset' as const, path: bank }];
    const body = { kind: 'settings' as const, places: [{ tenantId, ver: 1, edits }] };
    const done = await thrice('document.reset', options => as.overrides.set({ params, body }, options));
    expect(done.answers).toEqual(Array(3).fill({ places: [{ tenantId, ver: 2 }] }));
    const undo = { kind: 'settings' as const, places: [{ tenantId, ver: 2 }] };
    const undone = await thrice('document.restore', options => as.overrides.undo({ params, body: undo }, options));
    expect(undone.answers).toEqual(Array(3).fill({ places: [{ tenantId, ver: 3 }] }));
    expect([done.entries, undone.entries]).toEqual([1, 1]);
  });

  it('changes a user once, without a conflict with itself', async () => {
    const { id, name, email } = await company.person({ name: 'Nia' });
    const body = { id, ver: 1, name: `${name} Later`, email, status: 'ACTIVE' as const, roles: [] };
    const params = { id: company.id };
    const done = await thrice('person-changed', options => as.users.update({ params, body }, options));
    expect(done.entries).toBe(1);
    expect(done.answers).toEqual(Array(3).fill(expect.objectContaining({ name: 'Nia Later', ver: 2 })));
    expect(await as.users.update({ params, body })).toMatchObject({ status: 409 });
  });

  it('moves a location once', async () => {
    const join = [{ locationId: company.tenantId('Elm'), from: company.tenantId('West') }];
    const body = { type: 'GROUP' as const, id: company.tenantId('East'), join };
    const done = await thrice('location.move', options =>
      as.tenants.edit({ params: { companyId: company.id }, body }, options),
    );
    expect(done.entries).toBe(1);
  });

  it('replaces an image once', async () => {
    const params = { companyId: company.id };
    const uploaded = async () => {
      const asked = await as.images.uploadUrl({ params, query: { fileName: 'pizza.png', contentType: 'image/png' } });
      if (asked.status !== 200) throw new Error(`asked: ${asked.status}`);
      const { signedUrl: url, tccUrl } = asked.body;
      const headers = { 'x-commissary': '1', 'content-type': 'image/png' };
      await send(server.server, await server.browserOf(owner.id), { method: 'PUT', url, headers, body: png });
      return tccUrl.split('/').at(-1) ?? '';
    };
    const [name, by] = [await uploaded(), await uploaded()];
    const edits = [{ op: 'set' as const, path: '/kioskDesign/appearance/logo', value: `/api/images/${name}` }];
    const places = [{ tenantId: company.tenantId('Oak'), ver: 2, edits }];
    const saved = await as.overrides.set({ params: { id: company.id }, body: { kind: 'settings', places } });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    const uses = await as.images.uses({ params: { ...params, name } });
    const seen = uses.status === 200 ? uses.body.seen : '';
    const done = await thrice('image.replace', options =>
      as.images.replace({ params: { ...params, name }, body: { by, seen } }, options),
    );
    expect(done.answers).toEqual(Array(3).fill({ replaced: 1 }));
    expect(done.entries).toBe(1);
  });

  it('converts the own menu of a location once', async () => {
    await giveOwnMenu(server, company, { location: 'Oak', id: 'before', menu: initialDocument('menu') });
    const params = { companyId: company.id, locationId: company.tenantId('Oak') };
    const found = await as.menus.singleUse({ params });
    const body = { ver: 1, locationVer: found.status === 200 ? found.body.ver : 0 };
    const done = await thrice('menu.convert', options => as.menus.convert({ params, body }, options));
    expect(done.entries).toBe(1);
    expect(done.answers).toEqual(Array(3).fill({ id: 'before', name: 'Oak' }));
  });

  it('changes several locations once', async () => {
    const { id: companyId } = company;
    const found = await as.tenants.location({ params: { companyId, locationId: company.tenantId('Elm') } });
    if (found.status !== 200) throw new Error('no location');
    const { id, ver } = found.body;
    const body = { edits: [{ id, ver, tags: ['patio'] }] };
    const done = await thrice('location.edit', options =>
      as.tenants.editSeveral({ params: { companyId }, body }, options),
    );
    expect(done.entries).toBe(1);
    expect(done.answers).toEqual(Array(3).fill([expect.objectContaining({ tags: ['patio'], ver: ver + 1 })]));
  });
});

/** Calls that neither create nor start anything, or whose repetition has no effect. */
const once: readonly string[] = [
  'companies.remove',
  'companies.restore',
  'groups.preview',
  'images.remove',
  'labor.set',
  'licensing.revoke',
  'logOn.proposePin',
  'logOn.revealPin',
  'menus.previewAssign',
  'menus.remove',
  'menus.restore',
  // It names the versions that it is made on.
  'menus.takeTemplate',
  'news.save',
  'overrides.layers',
  'overrides.previewMove',
  'overrides.previewPromotion',
  'overrides.previewSet',
  'overrides.previewUndo',
  'presence.here',
  'presence.leave',
  'pushNotifications.count',
  'pushNotifications.takeBack',
  // A day is closed once.
  'reports.closeDay',
  'roles.preview',
  'roles.remove',
  'sample.open',
  'sample.signIn',
  'session.actAs',
  'session.end',
  'session.login',
  'session.setEmails',
  'session.setLanguage',
  'session.stopActing',
  'setup.create',
  'slice.cutOver',
  'slice.deleteCards',
  'syncEmployment.brought',
  'syncEmployment.followPilots',
  'syncEmployment.otherValues',
  'syncEmployment.preview',
  'syncEmployment.rollbackPreview',
  'syncEmployment.starts',
  'syncEmployment.status',
  'syncEmployment.stop',
  'syncEmployment.unschedule',
  'syncLocations.brought',
  'syncLocations.followPilots',
  'syncLocations.otherValues',
  'syncLocations.preview',
  'syncLocations.revertPreview',
  'syncLocations.rollbackPreview',
  'syncLocations.starts',
  'syncLocations.status',
  'syncLocations.stop',
  'syncLocations.unschedule',
  'tenants.deleteCredential',
  'tenants.remove',
  'terminal.checkIn',
  'terminal.deviceLogOn',
  'terminal.license',
  'terminal.pack',
  'terminal.parts',
  // A ticket is stored once, by its id and revision.
  'terminal.tickets',
  'tickets.forgetGuest',
  'timed.cancel',
  'timed.decide',
  'timed.preview',
  'users.addColleague',
  'users.changePassword',
  'users.endSession',
  'users.findColleague',
  'users.isValidNewPassword',
  'users.previewSeveral',
  'users.remove',
  'users.setPasswordWithToken',
  'users.signOut',
  'users.signOutEverywhere',
];
/** Saves contain the version that they are based on: the second one gets a conflict. */
const versioned = /\.saveOverride$/;

it('is possible for every POST that creates or starts something: it takes a key', () => {
  const posts = Object.entries(contract).flatMap(([area, calls]) =>
    Object.entries<Endpoint>(calls)
      .filter(([, { method, idempotent }]) => method === 'POST' && !idempotent)
      .map(([name]) => `${area}.${name}`),
  );
  expect(posts.filter(name => !versioned.test(name)).sort()).toEqual(once);
});
