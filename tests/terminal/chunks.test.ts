import type { Menu } from '@commissary/catalog';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPartStore } from '../../apps/server/src/services/content/part-store.ts';
import { databases } from '../../apps/server/src/testing/test-database.ts';
import { earlierTerminal } from './earlier-terminal.ts';
import { type Fault, intact } from './faulty-proxy.ts';
import { menuOf, openWorld } from './terminal-world.ts';

describe.each(databases)('a published department with a long list of items, on %s', database => {
  const dishes = 400;
  let world: Awaited<ReturnType<typeof openWorld>>;
  beforeAll(async () => {
    world = await openWorld(database, dishes);
    await world.publish(1);
  });
  afterAll(() => world.close());

  const saved = async (): Promise<{ readonly ver: number; readonly menu: Menu }> => {
    const base = await world.client.menus.base({
      params: { companyId: world.company.id, menuId: world.menuId },
      query: {},
    });
    if (base.status !== 200) throw new Error(`${base.status}`);
    return { ver: base.body.ver, menu: JSON.parse(base.body.menuBlob) as Menu };
  };
  /** One item renamed and published. */
  const rename = async (name: string): Promise<Menu> => {
    const { ver, menu } = await saved();
    const departments = menu.departments.map((department, n) =>
      n > 0
        ? department
        : {
            ...department,
            items: department.items.map((item, at) => (at === 123 ? { ...item, info: { ...item.info, name } } : item)),
          },
    );
    const next: Menu = { ...menu, departments };
    const save = await world.client.menus.saveBase({
      params: { companyId: world.company.id },
      body: { id: world.menuId, ver, menuBlob: JSON.stringify(next) },
    });
    expect(save.status).toBe(200);
    await world.client.syncLocations.start({ body: { action: 'PUBLISH', locationIds: [world.elm] } });
    await world.publishDue();
    return next;
  };
  const watched = () => {
    const seen: { readonly path: string; readonly bytes: number }[] = [];
    const watch: Fault = answer => {
      seen.push({ path: answer.path.replace(/[0-9a-f]{64}.*/, '…'), bytes: answer.body.length });
      return intact(answer);
    };
    world.road.fault = watch;
    return seen;
  };
  const menuIn = (running: readonly { readonly kind: string; readonly document: unknown }[]) =>
    running.find(({ kind }) => kind === 'menu')?.document;
  const stored = async () =>
    (await world.server.context.db.selectFrom('part').select(['hash', 'size']).execute()).map(row => row.size);

  it('sends a terminal the chunk of the item that changed', async () => {
    expect(menuIn((await world.visit()).runs.running)).toMatchObject(menuOf(1, dishes));
    const next = await rename('Renamed once');
    const seen = watched();
    const { error, runs } = await world.visit();
    world.road.fault = intact;
    expect([error, menuIn(runs.running)]).toMatchObject([null, next]);
    expect(seen.map(({ path }) => path)).toEqual([
      '/api/terminal/check-in',
      // The manifest and the chunk.
      '/api/content/…',
      '/api/content/…',
    ]);
    const sent = seen.reduce((sum, { bytes }) => sum + bytes, 0);
    expect(sent * 20).toBeLessThan(JSON.stringify(next).length);
  });

  it('stores with a save and a publish the chunk of the item that changed, each with a manifest', async () => {
    await rename('Before');
    const before = await stored();
    const next = await rename('After');
    const added = (await stored()).slice();
    // The chunk is in both; the manifest of what is saved is that of what is published, where no level is in between.
    expect(added.length - before.length).toBeLessThanOrEqual(3);
    const bytes = added.reduce((sum, size) => sum + size, 0) - before.reduce((sum, size) => sum + size, 0);
    expect(bytes * 10).toBeLessThan(JSON.stringify(next).length);
  });

  it('reaches terminals of earlier versions whole: verified, reported, and found up to date', async () => {
    const earlier = earlierTerminal(world.road.address, world.credential);
    const published = await rename('For earlier terminals');
    const first = await earlier.visit();
    expect(first.documents.get('menu')).toMatchObject(published);
    const next = await rename('For earlier terminals again');
    const second = await earlier.visit();
    expect(second.documents.get('menu')).toMatchObject(next);
    // The manifest and the department, as before there were chunks.
    expect(second.requested).toBe(2);
    const third = await earlier.visit();
    expect([third.requested, third.runs]).toEqual([0, second.runs]);

    await world.visit();
    await world.visit();
    const devices = await world.client.tenants.devices({
      params: { companyId: world.company.id, locationId: world.elm },
    });
    if (devices.status !== 200) throw new Error(`${devices.status}`);
    const found = new Map(devices.body.map(({ deviceId, runs }) => [deviceId, runs]));
    expect(found.get('earlier')?.map(({ current }) => current)).toEqual([true, true]);
    expect(found.get('counter-1')?.map(({ current }) => current)).toEqual([true, true]);
    const manifests = ['earlier', 'counter-1'].map(
      device => found.get(device)?.find(({ kind }) => kind === 'menu')?.manifest,
    );
    expect(new Set(manifests).size).toBe(2);

    await rename('Nobody runs this yet');
    const outdated = await world.client.tenants.devices({
      params: { companyId: world.company.id, locationId: world.elm },
    });
    if (outdated.status !== 200) throw new Error(`${outdated.status}`);
    for (const { runs } of outdated.body) expect(runs.find(({ kind }) => kind === 'menu')?.current).toBe(false);
  });

  it('continues from what was published whole by an earlier version', async () => {
    const earlier = createPartStore(64 * 1024 * 1024, 'members');
    const { db } = world.server.context;
    const { menu } = await saved();
    const [manifest = ''] = await earlier.store(db, [{ kind: 'menu', document: menu }]);
    await db
      .updateTable('published')
      .set(({ eb }) => ({ manifest, sequence: eb('sequence', '+', 1) }))
      .where('location_id', '=', world.elm)
      .where('kind', '=', 'menu')
      .execute();
    const { error, runs } = await world.visit();
    expect([error, menuIn(runs.running)]).toEqual([null, menu]);
    expect(runs.running.find(({ kind }) => kind === 'menu')?.manifest).toBe(manifest);
    const next = await rename('After the update');
    expect(menuIn((await world.visit()).runs.running)).toMatchObject(next);
  });
});
