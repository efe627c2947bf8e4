import { errorText, messages } from '@commissary/catalog';
import { resolve } from '@commissary/document';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCompany } from '../testing/test-company.ts';
import { databases } from '../testing/test-database.ts';
import { settingsWith } from '../testing/test-documents.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

describe.each(databases)('location settings on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  const world = async () => {
    const company = await makeCompany(server, { groups: { West: ['Elm', 'Oak'] }, locations: ['Pine'] });
    const editor = await company.person({ permissions: ['accessConfigurationOptions'] });
    return { company, editor, client: editor.client, id: company.id, docId: `settings-${company.id}` };
  };
  type World = Awaited<ReturnType<typeof world>>;

  const save = ({ client, id, docId }: World, ver: number, table: Parameters<typeof settingsWith>[0]) =>
    client.settings.saveBase({
      params: { id },
      body: { id: docId, ver, settingsBlob: { ...settingsWith(table) } },
    });
  const saveAt = async (
    { client, docId }: World,
    tenant: string,
    overrideVer: number,
    changes: readonly object[],
    acknowledge: string[] = [],
  ) =>
    client.settings.saveOverride({
      params: { id: tenant },
      body: {
        overrideId: `${docId}.${tenant}`,
        overrideVer,
        groupOverrideVer: null,
        baseVer: 0,
        changes: changes as never,
        acknowledge,
      },
    });
  const set = (key: string, value: unknown) => ({ op: 'set', path: `/tableSettings/${key}`, value });

  describe('company level', () => {
    it('[CALL.settings.company.get] returns the default before the first save, with the permissions of the caller', async () => {
      const { client, id, docId } = await world();
      const answer = await client.settings.base({ params: { id }, query: {} });
      expect(answer).toEqual({
        status: 200,
        body: {
          id: docId,
          ver: 0,
          savedAt: null,
          savedBy: null,
          permissions: ['accessConfigurationOptions'],
          settingsBlob: settingsWith({}),
        },
      });
    });

    it('[RULE.settings.04][RULE.settings.06][CALL.settings.company.put] a save replaces the whole document and increments its version by one', async () => {
      const here = await world();
      expect(await save(here, 0, { requirePeopleNumber: true })).toEqual({
        status: 200,
        body: { id: here.docId, ver: 1 },
      });
      expect(await save(here, 1, { requirePeopleNumber: true, serverKeepsTips: true })).toMatchObject({
        body: { ver: 2 },
      });
      const answer = await here.client.settings.base({ params: { id: here.id }, query: {} });
      expect(answer).toMatchObject({
        status: 200,
        body: {
          ver: 2,
          savedBy: here.editor.name,
          savedAt: server.clock.now().getTime() + 1,
          settingsBlob: settingsWith({ requirePeopleNumber: true, serverKeepsTips: true }),
        },
      });
    });

    it('[RULE.settings.01][RULE.settings.02][CALL.settings.company.get] returns 304 when the version is the expected one, and the record when it is not', async () => {
      const here = await world();
      await save(here, 0, { serverKeepsTips: true });
      const get = (expectedVersion: number, expectedId = here.docId) =>
        here.client.settings.base({ params: { id: here.id }, query: { expectedVersion, expectedId } });
      expect(await get(1)).toEqual({ status: 304, body: undefined });
      expect(await get(0)).toMatchObject({ status: 200, body: { ver: 1 } });
      expect(await get(1, 'another')).toMatchObject({ status: 200 });
    });

    it('rejects a save on an older version, and keeps the stored document', async () => {
      const here = await world();
      await save(here, 0, { serverKeepsTips: true });
      expect(await save(here, 0, { requirePeopleNumber: true })).toMatchObject({ status: 409 });
      const answer = await here.client.settings.base({ params: { id: here.id }, query: {} });
      expect(answer.body).toMatchObject({ ver: 1, settingsBlob: settingsWith({ serverKeepsTips: true }) });
    });

    it('accepts exactly one of several saves on the same version', async () => {
      const here = await world();
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, i) => save(here, 0, { issueServerBankOfAmount: `${i + 1}.00` })),
      );
      expect(answers.map(answer => answer.status).sort()).toEqual([200, ...Array(7).fill(409)]);
    });

    it('creates no version for a save that changes nothing', async () => {
      const here = await world();
      await save(here, 0, { serverKeepsTips: true });
      expect(await save(here, 1, { serverKeepsTips: true })).toMatchObject({ status: 200, body: { ver: 1 } });
    });

    it('stores money in its normal form, whatever form was sent', async () => {
      const here = await world();
      await save(here, 0, { issueServerBankOfAmount: 25 as never });
      const answer = await here.client.settings.base({ params: { id: here.id }, query: {} });
      expect(answer.body).toMatchObject({ settingsBlob: settingsWith({ issueServerBankOfAmount: '25.00' }) });
    });

    it('rejects an invalid value with its path, and saves nothing', async () => {
      const here = await world();
      const answer = await save(here, 0, { issueServerBankOfAmount: 'much', serverKeepsTips: true });
      expect(answer).toEqual({
        status: 400,
        body: [{ code: 'format', path: '/tableSettings/issueServerBankOfAmount' }],
      });
      expect(await here.client.settings.base({ params: { id: here.id }, query: {} })).toMatchObject({
        body: { ver: 0 },
      });
    });

    it('rejects an undefined field', async () => {
      const here = await world();
      expect(await save(here, 0, { tipsGalore: true } as never)).toMatchObject({
        status: 400,
        body: [{ code: 'unknown-field', path: '/tableSettings/tipsGalore' }],
      });
    });

    it('[RULE.settings.12] rejects a body that is no settings document', async () => {
      const { client, id, docId } = await world();
      const answer = await client.settings.saveBase({
        params: { id },
        body: { id: docId, ver: 0, settingsBlob: { entityType: 'MENU' } },
      });
      expect(answer).toMatchObject({ status: 400, body: [{ code: 'NOT_SETTINGS_BLOB' }] });
      expect(errorText('NOT_SETTINGS_BLOB')).toBe(messages.save.notSettings);
    });

    it('[RULE.settings.14] rejects a document of another company than the one in the address', async () => {
      const here = await world();
      const other = await world();
      const answer = await save({ ...here, docId: other.docId }, 0, { serverKeepsTips: true });
      expect(answer).toMatchObject({ status: 400, body: [{ code: 'COMPANY_MISMATCH' }] });
      expect(errorText('COMPANY_MISMATCH')).toBe(messages.save.companyMismatch);
    });

    it('requires the permission of the field: who configures the hardware changes no other settings', async () => {
      const here = await world();
      const cook = await here.company.person({ permissions: ['configureHardware'] });
      expect(await save({ ...here, client: cook.client }, 0, { serverKeepsTips: true })).toEqual({
        status: 403,
        body: [{ code: 'FORBIDDEN', path: '/tableSettings/serverKeepsTips' }],
      });
      expect(await here.client.settings.base({ params: { id: here.id }, query: {} })).toMatchObject({
        body: { ver: 0 },
      });
    });

    it('[CALL.settings.template] returns the document of a new company', async () => {
      const { client } = await world();
      expect(await client.settings.template()).toEqual({ status: 200, body: settingsWith({}) });
    });
  });

  describe('group and location level', () => {
    it('[RULE.level.05][RULE.settings.03][RULE.settings.30][CALL.settings.location.get] returns base, group list and own list, to be applied in this order', async () => {
      const here = await world();
      const [elm, west] = [here.company.tenantId('Elm'), here.company.tenantId('West')];
      await save(here, 0, { issueServerBankOfAmount: '10.00' });
      await saveAt(here, west, 0, [set('issueServerBankOfAmount', '20.00'), set('serverKeepsTips', true)]);
      await saveAt(here, elm, 0, [set('issueServerBankOfAmount', '30.00')]);
      const answer = await here.client.settings.layered({ params: { id: elm }, query: {} });
      if (answer.status !== 200) throw new Error(`${answer.status}`);
      const { locationBlob, groupOverride, override } = answer.body;
      expect(answer.body).toMatchObject({
        baseId: here.docId,
        baseVer: 1,
        override: { ver: 1 },
        groupOverride: { ver: 1 },
      });
      const { value } = resolve(locationBlob, [groupOverride?.changes ?? [], override.changes]);
      expect(value).toEqual(settingsWith({ issueServerBankOfAmount: '30.00', serverKeepsTips: true }));
    });

    it('[RULE.settings.05][RULE.settings.07][CALL.settings.location.put] a save replaces the list and increments its own version alone', async () => {
      const here = await world();
      const elm = here.company.tenantId('Elm');
      expect(await saveAt(here, elm, 0, [set('serverKeepsTips', true)])).toEqual({
        status: 200,
        body: {
          overrideId: `${here.docId}.${elm}`,
          overrideVer: 1,
          groupOverrideVer: 0,
          baseVer: 0,
          changes: [{ ...set('serverKeepsTips', true), was: false }],
          dropped: [],
        },
      });
      const second = await saveAt(here, elm, 1, [set('requirePeopleNumber', true)]);
      expect(second.body).toMatchObject({ overrideVer: 2, baseVer: 0, changes: [set('requirePeopleNumber', true)] });
    });

    it('[RULE.level.06] stores what a group or a location saves as its change list, and leaves the company unchanged', async () => {
      const here = await world();
      await save(here, 0, { issueServerBankOfAmount: '10.00' });
      for (const tenant of ['West', 'Elm'])
        await saveAt(here, here.company.tenantId(tenant), 0, [set('serverKeepsTips', true)]);
      const lists = await here.client.settings.overrides({ params: { id: here.id } });
      expect(lists.body).toMatchObject(Array(2).fill({ overrideVer: 1, changes: [set('serverKeepsTips', true)] }));
      // Entries from before an edit are as much part of the list as the edit.
      const both = [set('requirePeopleNumber', true), set('serverKeepsTips', true)];
      await saveAt(here, here.company.tenantId('Elm'), 1, both);
      const longer = await here.client.settings.overrides({ params: { id: here.id } });
      const ofElm = longer.status === 200 ? longer.body.find(({ overrideVer }) => overrideVer === 2) : undefined;
      expect(ofElm).toMatchObject({ changes: both });
      const company = await here.client.settings.base({ params: { id: here.id }, query: {} });
      expect(company.body).toMatchObject({ ver: 1, settingsBlob: settingsWith({ issueServerBankOfAmount: '10.00' }) });
    });

    it('[RULE.settings.19] a list without an entry has the inherited value again', async () => {
      const here = await world();
      const [elm, west] = [here.company.tenantId('Elm'), here.company.tenantId('West')];
      await saveAt(here, west, 0, [set('requirePeopleNumber', true)]);
      await saveAt(here, elm, 0, [set('serverKeepsTips', true), set('requirePeopleNumber', false)]);
      expect(await saveAt(here, elm, 1, [])).toMatchObject({ status: 200, body: { overrideVer: 2, changes: [] } });
      const answer = await here.client.settings.layered({ params: { id: elm }, query: {} });
      if (answer.status !== 200) throw new Error(`${answer.status}`);
      const { locationBlob, groupOverride, override } = answer.body;
      expect(override).toMatchObject({ ver: 2, changes: [] });
      const { value } = resolve(locationBlob, [groupOverride?.changes ?? [], override.changes]);
      expect(value).toEqual(settingsWith({ requirePeopleNumber: true }));
    });

    it('reads and writes a group under its own id, without a group list above it', async () => {
      const here = await world();
      const west = here.company.tenantId('West');
      expect(await saveAt(here, west, 0, [set('serverKeepsTips', true)])).toMatchObject({
        body: { overrideVer: 1, groupOverrideVer: null },
      });
      const answer = await here.client.settings.layered({ params: { id: west }, query: {} });
      expect(answer.body).toMatchObject({
        groupOverride: null,
        override: { ver: 1, changes: [set('serverKeepsTips', true)] },
      });
    });

    it('[RULE.settings.01] returns 304 only when every layer that is named is the expected one', async () => {
      const here = await world();
      const elm = here.company.tenantId('Elm');
      const expected = {
        expectedBaseId: here.docId,
        expectedBaseVer: 0,
        expectedOverrideId: `${here.docId}.${elm}`,
        expectedOverrideVer: 0,
      };
      const get = (query: object) => here.client.settings.layered({ params: { id: elm }, query });
      expect(await get(expected)).toMatchObject({ status: 304 });
      expect(await get({ ...expected, expectedOverrideVer: 1 })).toMatchObject({ status: 200 });
      expect(await get({ expectedBaseVer: 0 })).toMatchObject({ status: 200 });
      await saveAt(here, here.company.tenantId('West'), 0, [set('serverKeepsTips', true)]);
      expect(await get({ ...expected, expectedGroupOverrideVer: 0 })).toMatchObject({ status: 200 });
      expect(await get({ ...expected, expectedGroupOverrideVer: 1 })).toMatchObject({ status: 304 });
      // The specification has four parameters, and none for the group.
      expect(await get(expected)).toMatchObject({ status: 304 });
      await save(here, 0, { requirePeopleNumber: true });
      expect(await get({ ...expected, expectedGroupOverrideVer: 1 })).toMatchObject({ status: 200 });
    });

    it('returns 409 only for a newer version of this same list', async () => {
      const here = await world();
      const elm = here.company.tenantId('Elm');
      await saveAt(here, elm, 0, [set('serverKeepsTips', true)]);
      expect(await saveAt(here, elm, 0, [])).toMatchObject({ status: 409 });
      await save(here, 0, { requirePeopleNumber: true });
      await saveAt(here, here.company.tenantId('West'), 0, [set('requireEnterSection', true)]);
      expect(await saveAt(here, elm, 1, [])).toMatchObject({ status: 200, body: { baseVer: 1, groupOverrideVer: 1 } });
    });

    it('keeps what an entry replaced until the person keeps their value again', async () => {
      const here = await world();
      const elm = here.company.tenantId('Elm');
      const entry = set('issueServerBankOfAmount', '30.00');
      await saveAt(here, elm, 0, [entry]);
      await save(here, 0, { issueServerBankOfAmount: '50.00' });
      const again = await saveAt(here, elm, 1, [{ ...entry, was: 'nonsense' }, set('serverKeepsTips', true)]);
      expect(again.body).toMatchObject({ changes: [{ ...entry, was: '0.00' }, { was: false }] });
      const kept = await saveAt(here, elm, 2, [entry, set('serverKeepsTips', true)], [entry.path]);
      expect(kept.body).toMatchObject({ overrideVer: 3, changes: [{ ...entry, was: '50.00' }, { was: false }] });
    });

    it('validates a save by what this level sets, on top of the layers above', async () => {
      const here = await world();
      const elm = here.company.tenantId('Elm');
      expect(await saveAt(here, elm, 0, [set('issueServerBankOfAmount', 'much')])).toMatchObject({
        status: 400,
        body: [{ code: 'format', path: '/tableSettings/issueServerBankOfAmount' }],
      });
      expect(await saveAt(here, elm, 0, [set('tipsGalore', true)])).toMatchObject({
        status: 400,
        body: [{ code: 'unknown-field' }],
      });
    });

    it('lets a manager of one location write there and at no other', async () => {
      const here = await world();
      const manager = await here.company.person({ permissions: ['accessConfigurationOptions'], on: 'Elm' });
      const asManager = { ...here, client: manager.client };
      expect(await saveAt(asManager, here.company.tenantId('Elm'), 0, [set('serverKeepsTips', true)])).toMatchObject({
        status: 200,
      });
      for (const tenant of ['Oak', 'West', 'Pine'])
        expect((await saveAt(asManager, here.company.tenantId(tenant), 0, [set('serverKeepsTips', true)])).status).toBe(
          403,
        );
      expect((await save(asManager, 0, { serverKeepsTips: true })).status).toBe(403);
    });

    it('requires the same permission to remove an entry as to add it', async () => {
      const here = await world();
      const elm = here.company.tenantId('Elm');
      await saveAt(here, elm, 0, [set('serverKeepsTips', true)]);
      const reader = await here.company.person({ permissions: ['dashboard'], on: 'Elm' });
      expect(await saveAt({ ...here, client: reader.client }, elm, 1, [])).toMatchObject({ status: 403 });
    });

    it('[CALL.settings.overrides.get] lists the overrides of the accessible tenants, with their authors', async () => {
      const here = await world();
      const [elm, pine] = [here.company.tenantId('Elm'), here.company.tenantId('Pine')];
      await saveAt(here, elm, 0, [set('serverKeepsTips', true)]);
      await saveAt(here, pine, 0, [set('requirePeopleNumber', true)]);
      const manager = await here.company.person({ permissions: ['accessConfigurationOptions'], on: 'Elm' });
      const answer = await manager.client.settings.overrides({ params: { id: here.id } });
      expect(answer).toMatchObject({
        status: 200,
        body: [
          {
            locationId: elm,
            overrideVer: 1,
            changes: [set('serverKeepsTips', true)],
            set: [{ path: '/tableSettings/serverKeepsTips', by: here.editor.name, at: server.clock.now().getTime() }],
          },
        ],
      });
      expect((await here.client.settings.overrides({ params: { id: here.id } })).body).toHaveLength(2);
    });
  });
});
