import type { Change } from '@commissary/document';
import { resolve } from '@commissary/document';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowCounts } from '../testing/row-counts.ts';
import { makeCompany, type TestPerson } from '../testing/test-company.ts';
import { databases } from '../testing/test-database.ts';
import { giveMenu, settingsWith } from '../testing/test-documents.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

describe.each(databases)('actions on several levels on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  const tips = '/tableSettings/serverKeepsTips';
  const bank = '/tableSettings/issueServerBankOfAmount';
  const set = (path: string, value: unknown): Change => ({ op: 'set', path, value });

  const world = async () => {
    const company = await makeCompany(server, { groups: { West: ['Elm', 'Oak', 'Ash'], East: ['Bay'] } });
    const editor = await company.person({ permissions: ['accessConfigurationOptions'] });
    const docId = `settings-${company.id}`;
    const load = async (name: string) => {
      const answer = await editor.client.settings.layered({ params: { id: company.tenantId(name) }, query: {} });
      if (answer.status !== 200) throw new Error('not loaded');
      const { locationBlob, groupOverride, override } = answer.body;
      const { value } = resolve(locationBlob, [groupOverride?.changes ?? [], override.changes]);
      return { ...answer.body, value: value as ReturnType<typeof settingsWith> };
    };
    const saveAt = async (name: string, changes: readonly Change[]) => {
      const { override } = await load(name);
      const answer = await editor.client.settings.saveOverride({
        params: { id: company.tenantId(name) },
        body: { overrideId: override.id, overrideVer: override.ver, groupOverrideVer: null, baseVer: 0, changes },
      });
      expect(answer.status).toBe(200);
    };
    const saveBase = (ver: number, table: Parameters<typeof settingsWith>[0]) =>
      editor.client.settings.saveBase({
        params: { id: company.id },
        body: { id: docId, ver, settingsBlob: { ...settingsWith(table) } },
      });
    const promotion = (to: 'GROUP' | 'COMPANY', paths: string[]) => ({ kind: 'settings' as const, to, paths });
    const preview = async (person: TestPerson, name: string, to: 'GROUP' | 'COMPANY', paths: string[]) =>
      person.client.overrides.previewPromotion({ params: { id: company.tenantId(name) }, body: promotion(to, paths) });
    const promote = async (
      person: TestPerson,
      name: string,
      to: 'GROUP' | 'COMPANY',
      paths: string[],
      versions: { own: number; group: number | null; base: number },
    ) =>
      person.client.overrides.promote({
        params: { id: company.tenantId(name) },
        body: { ...promotion(to, paths), versions },
      });
    const table = async (name: string) => (await load(name)).value.tableSettings;
    return { company, editor, load, saveAt, saveBase, preview, promote, table };
  };

  describe('promoting', () => {
    it('makes the value of a location that of its group in one transaction, and removes it from the override of the location', async () => {
      const { company, editor, load, saveAt, preview, promote, table } = await world();
      await saveAt('Elm', [set(tips, true), set(bank, '40.00')]);
      await saveAt('Oak', [set(tips, true), set(bank, '70.00')]);
      const seen = await preview(editor, 'Elm', 'GROUP', [bank]);
      expect(seen).toMatchObject({
        status: 200,
        body: {
          versions: { own: 1, group: 0, base: 0 },
          moved: [{ op: 'set', path: bank, value: '40.00' }],
          kept: [],
          stayed: [],
        },
      });
      if (seen.status !== 200) return;
      const effects = Object.fromEntries(seen.body.effects.map(effect => [effect.locationId, effect]));
      expect(Object.keys(effects).sort()).toEqual([company.tenantId('Ash'), company.tenantId('Oak')].sort());
      expect(effects[company.tenantId('Oak')]).toMatchObject({ total: 0, keeps: true });
      expect(effects[company.tenantId('Ash')]).toMatchObject({
        total: 1,
        keeps: false,
        blocked: false,
        asleep: [],
        changes: [{ op: 'set', path: bank, value: '40.00', was: '0.00' }],
      });
      expect(await promote(editor, 'Elm', 'GROUP', [bank], seen.body.versions)).toEqual({
        status: 200,
        body: { versions: { own: 2, group: 1, base: 0 } },
      });
      expect((await load('West')).override.changes).toMatchObject([{ op: 'set', path: bank, value: '40.00' }]);
      expect((await load('Elm')).override.changes).toMatchObject([{ op: 'set', path: tips, value: true }]);
      expect([(await table('Elm')).issueServerBankOfAmount, (await table('Ash')).issueServerBankOfAmount]).toEqual([
        '40.00',
        '40.00',
      ]);
      expect([(await table('Oak')).issueServerBankOfAmount, (await table('Bay')).issueServerBankOfAmount]).toEqual([
        '70.00',
        '0.00',
      ]);
    });

    it('to the company keeps the own value of a location where its group would mask it', async () => {
      const { editor, load, saveAt, preview, promote, table } = await world();
      await saveAt('West', [set(bank, '20.00')]);
      await saveAt('Elm', [set(bank, '40.00'), set(tips, true)]);
      const seen = await preview(editor, 'Elm', 'COMPANY', [bank, tips]);
      if (seen.status !== 200) throw new Error('no preview');
      expect(seen.body.kept).toMatchObject([{ path: bank }]);
      expect((await promote(editor, 'Elm', 'COMPANY', [bank, tips], seen.body.versions)).status).toBe(200);
      expect((await load('Elm')).override.changes).toMatchObject([{ path: bank, value: '40.00' }]);
      expect(await table('Elm')).toMatchObject({ issueServerBankOfAmount: '40.00', serverKeepsTips: true });
      expect(await table('Oak')).toMatchObject({ issueServerBankOfAmount: '20.00', serverKeepsTips: true });
      expect(await table('Bay')).toMatchObject({ issueServerBankOfAmount: '40.00', serverKeepsTips: true });
    });

    it('from a group to the company, with a row that only the group has', async () => {
      const { editor, load, saveAt, preview, promote } = await world();
      const visa = settingsWith({}).tenderTypes.find(({ id }) => id === 4);
      const row = { ...visa, id: 'voucher01234', name: 'Voucher', isDefault: false };
      const add: Change = { op: 'add', path: '/tenderTypes/[voucher01234]', after: '4', value: row };
      await saveAt('West', [add]);
      const seen = await preview(editor, 'West', 'COMPANY', ['/tenderTypes/[voucher01234]']);
      if (seen.status !== 200) throw new Error(`no preview: ${JSON.stringify(seen)}`);
      expect(seen.body.effects.map(({ total }) => total)).toEqual([1]);
      expect((await promote(editor, 'West', 'COMPANY', [add.path], seen.body.versions)).status).toBe(200);
      expect((await load('West')).override.changes).toEqual([]);
      const ids = (await load('Bay')).value.tenderTypes.map(({ id }) => String(id));
      expect(ids.indexOf('voucher01234')).toBe(ids.indexOf('4') + 1);
    });

    it('is undone by ordinary saves', async () => {
      const { editor, load, saveAt, preview, promote, table } = await world();
      await saveAt('Elm', [set(bank, '40.00')]);
      const before = await load('Elm');
      const seen = await preview(editor, 'Elm', 'GROUP', [bank]);
      if (seen.status !== 200) throw new Error('no preview');
      await promote(editor, 'Elm', 'GROUP', [bank], seen.body.versions);
      await saveAt('West', []);
      await saveAt('Elm', before.override.changes);
      expect((await load('Elm')).value).toEqual(before.value);
      expect((await table('Ash')).issueServerBankOfAmount).toBe('0.00');
    });

    it('is rejected when a layer changed since the preview, and writes nothing then', async () => {
      const { editor, saveAt, saveBase, preview, promote } = await world();
      await saveAt('Elm', [set(bank, '40.00')]);
      const seen = await preview(editor, 'Elm', 'GROUP', [bank]);
      if (seen.status !== 200) throw new Error('no preview');
      const { versions } = seen.body;
      const movers = [
        () => saveAt('Elm', [set(bank, '41.00')]),
        () => saveAt('West', [set(tips, true)]),
        async () => void (await saveBase(0, { requirePeopleNumber: true })),
      ];
      for (const move of movers) {
        await move();
        const before = await rowCounts(server);
        expect(await promote(editor, 'Elm', 'GROUP', [bank], versions)).toMatchObject({ status: 409 });
        expect(await rowCounts(server)).toEqual(before);
      }
    });

    it('is done exactly once of two concurrent calls, and the other writes nothing', async () => {
      const { editor, load, saveAt, promote } = await world();
      await saveAt('Elm', [set(bank, '40.00')]);
      await saveAt('Oak', [set(bank, '50.00')]);
      const versions = { own: 1, group: 0, base: 0 };
      const answers = await Promise.all([
        promote(editor, 'Elm', 'GROUP', [bank], versions),
        promote(editor, 'Oak', 'GROUP', [bank], versions),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const own = [(await load('Elm')).override.changes.length, (await load('Oak')).override.changes.length];
      expect(own.sort()).toEqual([0, 1]);
    });

    it('needs the permission of the field at both levels', async () => {
      const { company, saveAt, preview, promote } = await world();
      await saveAt('Elm', [set(bank, '40.00')]);
      const rights = ['accessConfigurationOptions'] as const;
      const atElm = await company.person({ on: 'Elm', permissions: rights });
      const atWest = await company.person({ on: 'West', permissions: rights });
      const atEast = await company.person({ on: 'East', permissions: rights });
      const reader = await company.person({ permissions: ['dashboard'] });
      const versions = { own: 1, group: 0, base: 0 };
      const before = await rowCounts(server);
      for (const [person, to] of [
        [atElm, 'GROUP'],
        [atElm, 'COMPANY'],
        [atWest, 'COMPANY'],
        [atEast, 'GROUP'],
        [reader, 'GROUP'],
        [reader, 'COMPANY'],
      ] as const) {
        expect(await preview(person, 'Elm', to, [bank])).toMatchObject({ status: 403 });
        expect(await promote(person, 'Elm', to, [bank], versions)).toMatchObject({ status: 403 });
      }
      expect(await rowCounts(server)).toEqual(before);
      expect((await promote(atWest, 'Elm', 'GROUP', [bank], versions)).status).toBe(200);
    });

    it('returns an error when there is nothing to promote, no group to promote to, or no such document', async () => {
      const { company, editor, saveAt, preview } = await world();
      await saveAt('Elm', [set(bank, '40.00')]);
      await saveAt('West', [set(bank, '30.00')]);
      expect(await preview(editor, 'Elm', 'GROUP', [tips])).toMatchObject({
        status: 400,
        body: [{ code: 'NOTHING_SET' }],
      });
      expect(await preview(editor, 'West', 'GROUP', [bank])).toMatchObject({
        status: 400,
        body: [{ code: 'NO_GROUP' }],
      });
      const other = await makeCompany(server, { locations: ['Sea'] });
      await giveMenu(server, other);
      const { client } = await other.person({ permissions: ['manageMenus'] });
      const body = { kind: 'menu' as const, menuId: 'not-theirs', to: 'COMPANY' as const, paths: ['/departments'] };
      expect(await client.overrides.previewPromotion({ params: { id: other.tenantId('Sea') }, body })).toMatchObject({
        status: 404,
      });
      expect(await client.overrides.previewPromotion({ params: { id: company.tenantId('Elm') }, body })).toMatchObject({
        status: 404,
      });
    });
  });

  describe('resetting below', () => {
    const ask = async (here: Awaited<ReturnType<typeof world>>, person: TestPerson, names: string[], ver = 1) => {
      const edits = [{ op: 'reset' as const, path: bank }];
      const targets = names.map(name => ({ tenantId: here.company.tenantId(name), ver, edits }));
      const call = { params: { id: here.company.id }, body: { kind: 'settings' as const, places: targets } };
      return {
        preview: () => person.client.overrides.previewSet(call),
        reset: () => person.client.overrides.set(call),
      };
    };

    it('resets the value where it is chosen, after a preview of the changes there', async () => {
      const here = await world();
      const { company, editor, load, saveAt, table } = here;
      await saveAt('West', [set(bank, '20.00')]);
      for (const name of ['Elm', 'Oak']) await saveAt(name, [set(bank, '40.00'), set(tips, true)]);
      const { preview, reset } = await ask(here, editor, ['Elm']);
      expect(await preview()).toMatchObject({
        status: 200,
        body: {
          effects: [
            {
              locationId: company.tenantId('Elm'),
              changes: [{ op: 'set', path: bank, value: '20.00', was: '40.00' }],
              total: 1,
            },
          ],
        },
      });
      expect(await reset()).toEqual({ status: 200, body: { places: [{ tenantId: company.tenantId('Elm'), ver: 2 }] } });
      expect((await load('Elm')).override.changes).toMatchObject([{ path: tips }]);
      expect(await table('Elm')).toMatchObject({ issueServerBankOfAmount: '20.00', serverKeepsTips: true });
      expect(await table('Oak')).toMatchObject({ issueServerBankOfAmount: '40.00' });
    });

    it('resets the value of a group for the locations that inherit it', async () => {
      const here = await world();
      await here.saveAt('West', [set(bank, '20.00')]);
      await here.saveAt('Oak', [set(bank, '40.00')]);
      const { preview, reset } = await ask(here, here.editor, ['West']);
      const seen = await preview();
      if (seen.status !== 200) throw new Error('no preview');
      const kept = seen.body.effects.filter(({ keeps }) => keeps).map(({ locationId }) => locationId);
      expect(kept).toEqual([here.company.tenantId('Oak')]);
      expect(seen.body.effects.filter(({ total }) => total === 1)).toHaveLength(2);
      expect((await reset()).status).toBe(200);
      expect((await here.table('Ash')).issueServerBankOfAmount).toBe('0.00');
    });

    it('resets all or nothing: one tenant without permission, or changed meanwhile, rejects the whole', async () => {
      const here = await world();
      const { company, editor, saveAt } = here;
      for (const name of ['Elm', 'Bay']) await saveAt(name, [set(bank, '40.00')]);
      const atWest = await company.person({ on: 'West', permissions: ['accessConfigurationOptions'] });
      const noRight = await company.person({ on: 'West', permissions: ['dashboard'] });
      const before = await rowCounts(server);
      for (const person of [atWest, noRight])
        expect(await (await ask(here, person, ['Elm', 'Bay'])).reset()).toMatchObject({ status: 403 });
      expect(await (await ask(here, noRight, ['Elm'])).reset()).toMatchObject({ status: 403 });
      expect(await (await ask(here, editor, ['Elm', 'Bay', 'Oak'])).reset()).toMatchObject({
        status: 409,
        body: [{ code: 'CONFLICTING EDIT', path: company.tenantId('Oak') }],
      });
      expect(await rowCounts(server)).toEqual(before);
      expect((await (await ask(here, atWest, ['Elm'])).reset()).status).toBe(200);
    });

    it('returns 404 for tenants of another company', async () => {
      const here = await world();
      const other = await makeCompany(server, { locations: ['Sea'] });
      const everywhere = await here.company.person({ on: 'everywhere', permissions: ['accessConfigurationOptions'] });
      const edits = [{ op: 'reset' as const, path: bank }];
      const body = { kind: 'settings' as const, places: [{ tenantId: other.tenantId('Sea'), ver: 0, edits }] };
      for (const { client } of [here.editor, everywhere])
        expect(await client.overrides.set({ params: { id: here.company.id }, body })).toMatchObject({ status: 404 });
    });
  });
});
