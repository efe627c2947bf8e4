import { type Edit, edit, getAt, resolve } from '@commissary/document';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentHeads } from '../../store/documents/layer.ts';
import { rowCounts } from '../../testing/row-counts.ts';
import { makeCompany, type TestPerson } from '../../testing/test-company.ts';
import { databases } from '../../testing/test-database.ts';
import { settingsWith } from '../../testing/test-documents.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

const tips = '/tableSettings/serverKeepsTips';
const bank = '/tableSettings/issueServerBankOfAmount';
const voucher = {
  ...settingsWith({}).tenderTypes.find(({ id }) => id === 4),
  id: 'v1',
  name: 'Voucher',
  isDefault: false,
};
/** The layers of the settings at a tenant. */
const layersAt = async ({ client }: TestPerson, id: string, tenantId: string) => {
  const answer = await client.overrides.layers({ params: { id }, body: { kind: 'settings', tenantIds: [tenantId] } });
  if (answer.status !== 200) throw new Error('not loaded');
  return answer.body;
};
const names = ['West', 'East', 'Elm', 'Oak', 'Ash', 'Bay'] as const;

describe.each(databases)('edits at several tenants on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  const world = async () => {
    const company = await makeCompany(server, { groups: { West: ['Elm', 'Oak', 'Ash'], East: ['Bay'] } });
    const editor = await company.person({ permissions: ['accessConfigurationOptions'] });
    const params = { id: company.id };
    const load = async (name: string) => {
      const answer = await editor.client.settings.layered({ params: { id: company.tenantId(name) }, query: {} });
      if (answer.status !== 200) throw new Error('not loaded');
      return answer.body;
    };
    const at = async (name: string, edits: readonly Edit[]) => ({
      tenantId: company.tenantId(name),
      ver: (await load(name)).override.ver,
      edits,
    });
    const saveAlone = async (name: string, edits: readonly Edit[]) => {
      const { locationBlob, groupOverride, override } = await load(name);
      const { value } = resolve(locationBlob, [groupOverride?.changes ?? []]);
      const changes = edit(value, override.changes, edits);
      const body = { overrideId: override.id, overrideVer: override.ver, groupOverrideVer: null, baseVer: 0, changes };
      expect(await editor.client.settings.saveOverride({ params: { id: company.tenantId(name) }, body })).toMatchObject(
        {
          status: 200,
        },
      );
    };
    const body = (targets: Awaited<ReturnType<typeof at>>[]) => ({ kind: 'settings' as const, places: targets });
    /** The stored content of each tenant by its hashes, and its version. */
    const heads = async () => {
      const found = await documentHeads(server.context.db, { companyId: company.id, kind: 'settings' });
      return names.map(name => {
        const head = found?.heads.find(({ tenantId }) => tenantId === company.tenantId(name));
        return [name, head?.version ?? 0, head?.manifest ?? null];
      });
    };
    const own = async (name: string) => (await load(name)).override.changes;
    return { company, editor, params, load, at, saveAlone, body, heads, own };
  };

  const oneEdit: fc.Arbitrary<Edit> = fc.oneof(
    fc.integer({ min: 0, max: 3 }).map((tens): Edit => ({ op: 'set', path: bank, value: `${tens * 10}.00` })),
    fc.boolean().map((value): Edit => ({ op: 'set', path: tips, value })),
    fc.constantFrom<Edit>(
      { op: 'reset', path: bank },
      { op: 'reset', path: '/tableSettings' },
      { op: 'reset', path: '/tenderTypes' },
      { op: 'add', path: '/tenderTypes/[v1]', after: '4', value: voucher },
      { op: 'remove', path: '/tenderTypes/[v1]' },
      { op: 'set', path: '/tenderTypes/[v1]/name', value: 'Gift voucher' },
      { op: 'move', path: '/tenderTypes/[4]', after: null },
    ),
  );
  const act = fc.uniqueArray(
    fc.record({ name: fc.constantFrom(...names), edits: fc.array(oneEdit, { minLength: 1, maxLength: 4 }) }),
    { minLength: 1, maxLength: 6, selector: ({ name }) => name },
  );

  it('have the same result as single saves, whatever is done where', async () => {
    const [together, alone] = [await world(), await world()];
    const groupsFirst = (name: string) => Number(name !== 'West' && name !== 'East');
    await fc.assert(
      fc.asyncProperty(act, async places => {
        const sent = await Promise.all(places.map(({ name, edits }) => together.at(name, edits)));
        const answer = await together.editor.client.overrides.set({
          params: together.params,
          body: together.body(sent),
        });
        expect(answer.status).toBe(200);
        for (const { name, edits } of places.toSorted((a, b) => groupsFirst(a.name) - groupsFirst(b.name)))
          await alone.saveAlone(name, edits);
        expect(await together.heads()).toEqual(await alone.heads());
      }),
      { numRuns: 12, endOnFailure: true },
    );
  });

  it('are previewed with what every location would have', async () => {
    const { company, editor, params, at, body } = await world();
    const targets = [await at('Elm', [{ op: 'set', path: bank, value: '40.00' }]), await at('Oak', [])];
    const edits = [{ op: 'set' as const, path: tips, value: true }];
    const sent = body(targets.map(target => (target.edits.length === 0 ? { ...target, edits } : target)));
    const before = await rowCounts(server);
    expect(await editor.client.overrides.previewSet({ params, body: sent })).toMatchObject({
      status: 200,
      body: {
        effects: [
          { locationId: company.tenantId('Elm'), changes: [{ path: bank, value: '40.00', was: '0.00' }], total: 1 },
          { locationId: company.tenantId('Oak'), changes: [{ path: tips, value: true, was: false }], total: 1 },
        ],
      },
    });
    expect(await rowCounts(server)).toEqual(before);
  });

  it('are undone in one action, entries with their `was` included, and so is the undo', async () => {
    const { company, editor, params, at, body, own, heads, saveAlone } = await world();
    await saveAlone('Elm', [{ op: 'set', path: bank, value: '40.00' }]);
    // The layer above changes, which Elm has not reviewed yet.
    await saveAlone('West', [{ op: 'set', path: bank, value: '20.00' }]);
    const before = await own('Elm');
    const sent = [
      await at('Elm', [{ op: 'reset', path: bank }]),
      await at('Bay', [{ op: 'set', path: tips, value: true }]),
    ];
    const done = await editor.client.overrides.set({ params, body: body(sent) });
    if (done.status !== 200) throw new Error('not set');
    const after = await heads();
    const reported = async (by: typeof editor) => {
      const query = { tenantId: company.tenantId('Elm') };
      const answer = await by.client.history.timeline({ params: { kind: 'settings', companyId: company.id }, query });
      return answer.status === 200 && answer.body.entries.map(entry => entry.is === 'save' && entry.together);
    };
    // The history shows one action, to a person who can read the other tenant.
    expect(await reported(editor)).toEqual([1, undefined, undefined]);
    const atElm = await company.person({ on: 'Elm', permissions: ['accessConfigurationOptions'] });
    expect(await reported(atElm)).toEqual([undefined, undefined, undefined]);
    const { places: targets } = done.body;
    const undone = await editor.client.overrides.undo({ params, body: { kind: 'settings', places: targets } });
    if (undone.status !== 200) throw new Error('not undone');
    expect([await own('Elm'), await own('Bay')]).toEqual([before, []]);
    expect(before).toMatchObject([{ path: bank, value: '40.00', was: '0.00' }]);
    // Only what was not saved again since can be undone.
    expect(await editor.client.overrides.undo({ params, body: { kind: 'settings', places: targets } })).toMatchObject({
      status: 409,
      body: [{ code: 'CONFLICTING EDIT' }],
    });
    await editor.client.overrides.undo({ params, body: { kind: 'settings', places: undone.body.places } });
    const contents = (all: Awaited<ReturnType<typeof heads>>) => all.map(([name, , manifest]) => [name, manifest]);
    expect(contents(await heads())).toEqual(contents(after));
  });

  it('are rejected as a whole for one invalid value, one missing permission or one tenant that changed meanwhile', async () => {
    const { company, editor, params, at, body, saveAlone } = await world();
    await saveAlone('Oak', [{ op: 'set', path: tips, value: true }]);
    const fine = await at('Elm', [{ op: 'set', path: bank, value: '40.00' }]);
    const oak = await at('Oak', [{ op: 'set', path: bank, value: '40.00' }]);
    const atElm = await company.person({ on: 'Elm', permissions: ['accessConfigurationOptions'] });
    const ofCards = await company.person({ permissions: ['accessConfigurationOptions', 'configureCreditCards'] });
    const secret: Edit = {
      op: 'set',
      path: '/creditAndGiftSettings/credit/openEdge/accountToken',
      value: { value: 'never told' },
    };
    const cases: [typeof editor, (typeof fine)[], object][] = [
      [editor, [fine, { ...oak, edits: [{ op: 'set', path: bank, value: 'much' }] }], { status: 400 }],
      [editor, [fine, { ...oak, edits: [{ op: 'set', path: '/nowhere', value: 1 }] }], { status: 400 }],
      [ofCards, [fine, { ...oak, edits: [secret] }], { status: 400, body: [{ code: 'SECRETS_STAY' }] }],
      [editor, [fine, fine], { status: 400, body: [{ code: 'NAMED_TWICE' }] }],
      [atElm, [fine, oak], { status: 403 }],
      [editor, [fine, { ...oak, ver: 0 }], { status: 409, body: [{ path: company.tenantId('Oak') }] }],
    ];
    const before = await rowCounts(server);
    for (const [{ client }, targets, expected] of cases) {
      expect(await client.overrides.set({ params, body: body(targets) })).toMatchObject(expected);
      expect(await client.overrides.previewSet({ params, body: body(targets) })).toMatchObject(expected);
      expect(await rowCounts(server)).toEqual(before);
    }
  });

  it('[RULE.prices.21] reach the company’s own document with the lists below it, in one save and one undo', async () => {
    const { company, editor, params, at, body, own } = await world();
    const layersOf = (tenantId: string) => layersAt(editor, company.id, tenantId);
    const companyVer = async () => (await layersOf(company.id))[0]?.groups[0]?.places[0]?.override.ver ?? -1;
    const bankAtBay = async () => {
      const [alike] = await layersOf(company.tenantId('Bay'));
      return getAt(alike?.base, bank);
    };
    const atCompany = async (...edits: Edit[]) => ({ tenantId: company.id, ver: await companyVer(), edits });
    const sent = body([
      await at('Elm', [{ op: 'set', path: bank, value: '20.00' }]),
      await at('West', [{ op: 'set', path: tips, value: true }]),
      await atCompany({ op: 'set', path: bank, value: '10.00' }),
    ]);
    const previewed = await editor.client.overrides.previewSet({ params, body: sent });
    const reached = previewed.status === 200 ? previewed.body.effects.map(({ locationId }) => locationId) : [];
    expect(reached.toSorted()).toEqual(['Elm', 'Oak', 'Ash', 'Bay'].map(company.tenantId).toSorted());
    const version = await companyVer();
    const done = await editor.client.overrides.set({ params, body: sent });
    if (done.status !== 200) throw new Error(JSON.stringify(done.body));
    expect(done.body.places.at(-1)).toEqual({ tenantId: company.id, ver: version + 1 });
    expect([await bankAtBay(), await companyVer()]).toEqual(['10.00', version + 1]);
    // What the location overrides is the new value of the company.
    expect(await own('Elm')).toMatchObject([{ path: bank, value: '20.00', was: '10.00' }]);

    const raise: Edit = { op: 'set', path: bank, value: '11.00' };
    const stale = { tenantId: company.id, ver: version, edits: [raise] };
    expect(await editor.client.overrides.set({ params, body: body([stale]) })).toMatchObject({
      status: 409,
      body: [{ path: company.id }],
    });
    const reset = await atCompany({ op: 'reset', path: bank });
    expect(await editor.client.overrides.set({ params, body: body([reset]) })).toMatchObject({
      status: 400,
      body: [{ code: 'NOTHING_SET', path: bank }],
    });
    const atElm = await company.person({ on: 'Elm', permissions: ['accessConfigurationOptions'] });
    const other = await makeCompany(server, { groups: {} });
    expect(await atElm.client.overrides.set({ params, body: body([await atCompany(raise)]) })).toMatchObject({
      status: 403,
    });
    expect(
      await editor.client.overrides.set({ params, body: body([{ tenantId: other.id, ver: 0, edits: [raise] }]) }),
    ).toMatchObject({ status: 404 });

    const undone = await editor.client.overrides.undo({
      params,
      body: { kind: 'settings', places: done.body.places },
    });
    expect(undone).toMatchObject({ status: 200 });
    expect([await bankAtBay(), await own('Elm'), await own('West')]).toEqual(['0.00', [], []]);
  });

  it('[RULE.prices.30] are undone later in one act at all levels, without what was changed since, which is named and stays', async () => {
    const { company, editor, params, at, body, own, saveAlone } = await world();
    const other: Edit = { op: 'set', path: '/tableSettings/requirePeopleNumber', value: true };
    const alert = '/tableSettings/tableAlertTimesInMins/afterOrdering';
    await saveAlone('Elm', [{ op: 'set', path: bank, value: '5.00' }]);
    const places = [
      await at('Elm', [
        { op: 'set', path: alert, value: 11 },
        { op: 'set', path: bank, value: '20.00' },
        { op: 'set', path: tips, value: true },
      ]),
      await at('West', [{ op: 'set', path: bank, value: '15.00' }]),
      { tenantId: company.id, ver: 0, edits: [{ op: 'set' as const, path: bank, value: '10.00' }, other] },
    ];
    expect(await editor.client.overrides.set({ params, body: body(places) })).toMatchObject({ status: 200 });
    const query = { tenantId: company.tenantId('Elm') };
    const listed = await editor.client.history.timeline({ params: { kind: 'settings', companyId: company.id }, query });
    const save = listed.status === 200 ? listed.body.entries.find(({ is }) => is === 'save') : undefined;
    const asked = { kind: 'settings' as const, revisionId: save?.id ?? '' };
    await saveAlone('Elm', [
      { op: 'set', path: bank, value: '25.00' },
      { op: 'set', path: alert, value: 12 },
    ]);
    await saveAlone('Oak', [{ op: 'set', path: tips, value: true }]);
    const written = await rowCounts(server);
    const seen = await editor.client.overrides.previewUndo({ params, body: asked });
    if (seen.status !== 200) throw new Error(JSON.stringify(seen.body));
    expect(await rowCounts(server)).toEqual(written);
    expect(seen.body.left).toEqual([{ tenantId: company.tenantId('Elm'), paths: [bank, alert], total: 2 }]);
    expect(seen.body.places.map(({ ver }) => ver)).toEqual([1, 1, 3]);
    expect(seen.body.effects.find(({ locationId }) => locationId === company.tenantId('Elm'))).toMatchObject({
      changes: [
        { path: other.path, value: false },
        { path: tips, value: false, was: true },
      ],
    });
    const undo = { ...asked, places: seen.body.places };
    const stale = { ...asked, places: [{ tenantId: company.tenantId('Elm'), ver: 1 }] };
    expect(await editor.client.overrides.undo({ params, body: stale })).toMatchObject({ status: 409 });
    expect(await editor.client.overrides.undo({ params, body: undo })).toMatchObject({ status: 200 });
    const left = (await own('Elm')).map(one => [one.path, 'value' in one && one.value]);
    expect(Object.fromEntries(left)).toEqual({ [bank]: '25.00', [alert]: 12 });
    expect(await own('West')).toEqual([]);
    const [alike] = await layersAt(editor, company.id, company.tenantId('Bay'));
    expect([getAt(alike?.base, bank), getAt(alike?.base, other.path)]).toEqual(['0.00', false]);
    const atElm = await company.person({ on: 'Elm', permissions: ['accessConfigurationOptions'] });
    expect(await atElm.client.overrides.previewUndo({ params, body: asked })).toMatchObject({ status: 403 });
    expect(await editor.client.overrides.previewUndo({ params, body: { ...asked, revisionId: 'none' } })).toMatchObject(
      { status: 404 },
    );
  });

  it('[RULE.cost.02] are interpreted only for somebody who may change their fields', async () => {
    const { company, params, at, body } = await world();
    const other = await company.person({ permissions: ['manageMenus', 'overrideMenus'] });
    const ofOwn = await at('Elm', []);
    // Each would be an error of its own: no number, no member, no list, a credential.
    const edits: readonly Edit[] = [
      { op: 'set', path: bank, value: '1'.repeat(20_000) },
      { op: 'set', path: '/tenderTypes/[none]/name', value: 'x' },
      { op: 'remove', path: '/tenderTypes/[none]' },
      { op: 'set', path: '/creditAndGiftSettings/credit/openEdge/accountToken', value: { value: 'never told' } },
    ];
    for (const one of edits)
      for (const call of ['set', 'previewSet'] as const)
        expect(await other.client.overrides[call]({ params, body: body([{ ...ofOwn, edits: [one] }]) })).toEqual({
          status: 403,
          body: [{ code: 'FORBIDDEN', path: one.path }],
        });
    const promotion = { kind: 'settings' as const, paths: [bank], to: 'COMPANY' as const };
    const atElm = { id: company.tenantId('Elm') };
    const refused = { status: 403, body: [{ code: 'FORBIDDEN', path: bank }] };
    expect(await other.client.overrides.previewPromotion({ params: atElm, body: promotion })).toEqual(refused);
    const versions = { own: 0, group: 0, base: 0 };
    expect(await other.client.overrides.promote({ params: atElm, body: { ...promotion, versions } })).toEqual(refused);
  });

  it('need as many statements for many tenants as for one, and so does undoing them', async () => {
    const { editor, params, at, body } = await world();
    const asked = async (call: () => Promise<{ readonly status: number }>) => {
      const from = server.statements.length;
      expect((await call()).status).toBe(200);
      return server.statements.slice(from).filter(statement => !statement.includes('pg_notify')).length;
    };
    let cents = 10;
    /** The minimum of several runs: what is cached by then is not read. */
    const least = async (names: readonly string[]) => {
      const counts: number[][] = [];
      for (let time = 0; time < 3; time++) {
        cents += 1;
        const edits: Edit[] = [{ op: 'set', path: bank, value: `1.${cents}` }];
        const sent = body(await Promise.all(names.map(name => at(name, edits))));
        const preview = await asked(() => editor.client.overrides.previewSet({ params, body: sent }));
        const written = await asked(() => editor.client.overrides.set({ params, body: sent }));
        const after = sent.places.map(({ tenantId, ver }) => ({ tenantId, ver: ver + 1 }));
        const undone = await asked(() =>
          editor.client.overrides.undo({ params, body: { kind: 'settings', places: after } }),
        );
        counts.push([preview, written, undone]);
      }
      return [0, 1, 2].map(call => Math.min(...counts.map(one => one[call] ?? 0)));
    };
    const alone = await least(['Elm']);
    expect(await least(['Elm', 'Oak', 'Ash', 'Bay'])).toEqual(alone);
  });

  it('apply to the layers of each tenant, read together as each alone would be', async () => {
    const { company, editor, params, load, saveAlone } = await world();
    await saveAlone('West', [{ op: 'set', path: bank, value: '20.00' }]);
    await saveAlone('Elm', [{ op: 'set', path: tips, value: true }]);
    const tenantIds = ['West', 'Elm', 'Oak', 'Bay'].map(name => company.tenantId(name));
    const atElm = await company.person({ on: 'Elm', permissions: ['accessConfigurationOptions'] });
    const body = { kind: 'settings' as const, tenantIds };
    const answer = await editor.client.overrides.layers({ params, body });
    if (answer.status !== 200) throw new Error('not read');
    const reported = answer.body.flatMap(({ baseId, baseVer, base, permissions, groups }) =>
      groups.flatMap(({ groupOverride, places: targets }) =>
        targets.map(({ tenantId, override }) => [
          tenantId,
          { baseId, baseVer, locationBlob: base, permissions, groupOverride, override },
        ]),
      ),
    );
    const alone = ['West', 'Elm', 'Oak', 'Bay'].map(async name => [company.tenantId(name), await load(name)]);
    expect(Object.fromEntries(reported)).toEqual(Object.fromEntries(await Promise.all(alone)));
    expect(answer.body).toHaveLength(1);
    expect(await atElm.client.overrides.layers({ params, body })).toMatchObject({ status: 403 });
    const own = { ...body, tenantIds: [company.tenantId('Elm')] };
    expect(await atElm.client.overrides.layers({ params, body: own })).toMatchObject({
      status: 200,
      body: [{ groups: [{ groupOverride: { changes: [{ path: bank }] } }] }],
    });
  });
});
