import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../../apps/server/src/testing/test-database.ts';
import type { WireClient } from './wire-client.ts';
import { openWireWorld, type WireWorld } from './wire-world.ts';

/** The calls of the second document, each once with the members that its text names, and no others. */
describe.each(databases)('[RULE.wire.01] a client written from the calls of configuration, on %s', database => {
  let world: WireWorld;
  let admin: WireClient;
  beforeAll(async () => {
    world = await openWireWorld(database);
    admin = await world.signedIn();
  });
  afterAll(() => world.close());
  const okay = async (answer: Promise<{ readonly status: number; readonly body: unknown }>) => {
    const { status, body } = await answer;
    expect(status, JSON.stringify(body)).toBeLessThan(300);
    return Object(body);
  };
  /** Whether the copy is still right. */
  const isKept = async (path: string, expected: Readonly<Record<string, string | number>>) =>
    (
      await admin.get(
        `${path}?${new URLSearchParams(Object.entries(expected).map(([key, value]) => [key, `${value}`]))}`,
      )
    ).status;

  describe.each([
    ['settings', 'settingsBlob'],
    ['employment', 'locationBlob'],
  ])('%s', (kind, member) => {
    const root = `/api/blobs/${kind}`;

    it('of the company are loaded, kept, and saved as they were answered', async () => {
      const path = `${root}/company/${world.companyId}`;
      const loaded = await okay(admin.get(path));
      expect(await isKept(path, { expectedVersion: loaded.ver, expectedId: loaded.id })).toBe(304);
      const saved = await okay(admin.put(path, loaded));
      expect(saved).toMatchObject({ id: loaded.id });
      expect(await okay(admin.get(`${root}/template`))).toEqual(expect.any(Object));
      const stale = await admin.put(path, { ...loaded, ver: loaded.ver + 7, [member]: loaded[member] });
      expect(stale.status).toBe(409);
    });

    it('of a location are loaded, kept with exactly four parameters, and its difference is saved', async () => {
      const change = (path: string) => ({ op: 'set', path, value: true });
      const path = kind === 'settings' ? '/tableSettings/serverKeepsTips' : '/timeClock/requireReasonOnEditRecords';
      const put = async (tenantId: string) => {
        const { baseVer, override, groupOverride } = await okay(admin.get(`${root}/location/${tenantId}`));
        return okay(
          admin.put(`${root}/overrides/location/${tenantId}`, {
            ...{ overrideId: override.id, overrideVer: override.ver },
            ...{ groupOverrideVer: groupOverride?.ver ?? null, baseVer, changes: [change(path)] },
          }),
        );
      };
      expect(await put(world.groupId)).toMatchObject({ overrideVer: 1 });
      const { elm } = world;
      const loaded = await okay(admin.get(`${root}/location/${elm}`));
      expect(loaded).toMatchObject({ locationBlob: expect.any(Object), groupOverride: { ver: 1 } });
      const expected = {
        ...{ expectedBaseId: loaded.baseId, expectedBaseVer: loaded.baseVer },
        ...{ expectedOverrideId: loaded.override.id, expectedOverrideVer: loaded.override.ver },
      };
      expect(await isKept(`${root}/location/${elm}`, expected)).toBe(304);
      const group = { expectedGroupOverrideId: loaded.groupOverride.id, expectedGroupOverrideVer: 1 };
      expect(await isKept(`${root}/location/${elm}`, { ...expected, ...group })).toBe(304);
      expect(await isKept(`${root}/location/${elm}`, { ...expected, ...group, expectedGroupOverrideVer: 0 })).toBe(200);
      expect(await put(world.oak)).toMatchObject({ overrideVer: 1 });
      expect(await isKept(`${root}/location/${elm}`, { ...expected, expectedOverrideVer: 9 })).toBe(200);
      expect(await okay(admin.get(`${root}/overrides/${world.companyId}`))).toHaveLength(2);
    });
  });

  it('asks for print templates and the mobile app', async () => {
    const { companyId } = world;
    expect(await okay(admin.get(`/api/blobs/settings/printing-template/${companyId}/1`))).toHaveProperty('name');
    for (const path of ['/api/tma/', '/api/tma'])
      expect(await okay(admin.get(`${path}?accountId=${companyId}`))).toMatchObject({ last: null });
    // There is no build service here.
    expect(await admin.post(`/api/buildMobileApp?accountId=${companyId}`)).toMatchObject({
      status: 400,
      body: [{ code: 'NOT_CONFIGURED' }],
    });
  });

  it('lists, loads, renames and saves menus', async () => {
    const { companyId, menuId, elm } = world;
    const path = `/api/menus/company/${companyId}`;
    expect(await okay(admin.get(path))).toMatchObject([{ id: menuId, name: expect.any(String) }]);
    const loaded = await okay(admin.get(`${path}/${menuId}`));
    expect(loaded).toMatchObject({ id: menuId, desc: '', template: false, menuBlob: expect.any(String) });
    expect(await isKept(`${path}/${menuId}`, { expectedVersion: loaded.ver })).toBe(304);
    // What a menu says of the settings of its place, as its terminals get it.
    const derived = ['pluNumbers', 'tenderTypes', 'orderTypes', 'stations', 'printers', 'displays'];
    for (const name of derived) expect(JSON.parse(loaded.menuBlob)).toHaveProperty(name);
    const saved = await okay(
      admin.putCompressed(path, {
        ...loaded,
        name: 'Dinner menu',
        desc: 'From five o’clock',
        menuBlob: loaded.menuBlob,
      }),
    );
    expect(await okay(admin.get(path))).toMatchObject([
      { name: 'Dinner menu', desc: 'From five o’clock', template: false },
    ]);
    const menu = JSON.parse(loaded.menuBlob);
    const [tax] = menu.taxStructures;
    const blob = JSON.stringify({ ...menu, taxStructures: [{ ...tax, name: 'Food tax' }] });
    const { ver } = await okay(admin.putCompressed(path, { ...loaded, ver: saved.ver, menuBlob: blob }));
    expect(ver).toBe(saved.ver + 1);
    expect(await admin.putCompressed(path, { ...loaded, menuBlob: blob })).toMatchObject({
      status: 400,
      body: [{ code: 'CONFLICTING EDIT' }],
    });

    const place = `/api/menus/location/${elm}/${menuId}`;
    const { baseVer, override, groupOverride, menuBlob } = await okay(admin.get(place));
    expect(JSON.parse(menuBlob)).toMatchObject({
      tenderTypes: expect.arrayContaining([{ id: 1, disabled: false }]),
      orderTypes: { types: expect.arrayContaining([{ id: 1, code: 'dine_in', activePOS: true, activeOnline: false }]) },
    });
    for (const name of derived) expect(JSON.parse(menuBlob)).toHaveProperty(name);
    expect(await isKept(place, { expectedBaseVer: baseVer, expectedOverrideVer: override.ver })).toBe(304);
    const changes = [{ op: 'set', path: `/taxStructures/[${tax.id}]/name`, value: 'Local tax' }];
    const versions = { overrideId: override.id, overrideVer: override.ver, baseVer };
    expect(
      await okay(
        admin.post(`${place}?overrideVer=${override.ver}`, {
          ...{ ...versions, groupOverrideVer: groupOverride?.ver ?? null, changes },
        }),
      ),
    ).toMatchObject({ overrideVer: 1 });
  });

  it('uploads an image', async () => {
    const file = new URLSearchParams({ fileName: 'logo.png', contentType: 'image/png', cacheControl: 'max-age=60' });
    expect(await okay(admin.get(`/api/menus/image-upload-url/${world.companyId}?${file}`))).toMatchObject({
      signedUrl: expect.any(String),
      tccUrl: expect.any(String),
    });
  });

  it('creates, compares and deletes menus, and lists templates', async () => {
    const { companyId, menuId } = world;
    const path = `/api/menus/company/${companyId}`;
    const loaded = await okay(admin.get(`${path}/${menuId}`));
    const menuBlob = loaded.menuBlob.replace('Food tax', 'Meals tax');
    const { ver: saved } = await okay(admin.putCompressed(path, { ...loaded, menuBlob }));
    expect((await okay(admin.get(`${path}/${menuId}/versions`)))[0]).toMatchObject({
      ...{ version: saved, userDisplayName: expect.any(String), savedAt: expect.any(Number) },
      comment: expect.stringContaining('Meals tax'),
    });
    expect(await okay(admin.get(`${path}/${menuId}/from/${saved - 1}/to/${saved}`))).toMatchObject({
      differences: [{ op: 'set', path: expect.stringMatching(/^\/taxStructures\/.*\/name$/) }],
    });
    const lunch = await okay(admin.post(path, { name: 'Lunch', desc: '', template: false, sourceMenuId: menuId }));
    expect(lunch).toMatchObject({ name: 'Lunch', template: false, menuBlob: expect.stringContaining('Meals tax') });
    const starter = await okay(admin.post(path, { name: 'Starter', desc: 'To begin with', template: true }));
    expect(await okay(admin.get('/api/menus/templates'))).toContainEqual(
      expect.objectContaining({ id: starter.id, name: 'Starter', desc: 'To begin with', template: true }),
    );
    expect(await okay(admin.get(`/api/menus/templates/${starter.id}`))).toMatchObject({
      ...{ id: starter.id, menuBlob: expect.any(String) },
    });
    expect(await okay(admin.post(`${path}/${lunch.id}/delete`))).toMatchObject({ deleted: true });
    expect(await admin.get(`${path}/${lunch.id}`)).toMatchObject({ status: 404 });
    expect(await admin.post(`${path}/${menuId}/delete`)).toMatchObject({
      status: 400,
      body: expect.arrayContaining([expect.objectContaining({ code: 'MENU_IN_USE' })]),
    });
  });
});
