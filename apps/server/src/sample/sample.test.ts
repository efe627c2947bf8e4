import type { Menu } from '@commissary/catalog';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { databases } from '../testing/test-database.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { sampleCompanyId, sampleMenuId, sampleTerraceId } from './company.ts';
import { createSample } from './create-sample.ts';
import { samplePictures } from './menu/index.ts';
import { resumeSample } from './resume-sample.ts';

const companyId = sampleCompanyId.id;

describe.each(databases)('the sample company on %s', kind => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database: kind });
    await createSample(server.context);
  });
  afterAll(() => server.close());

  it('has tenants, people, prices, overrides, unpublished changes and a scheduled publish from the start', async () => {
    const priya = await server.clientOf('priya');
    const locations = await priya.tenants.locations({ params: { companyId } });
    const groups = await priya.tenants.groups({ params: { companyId } });
    const sync = await priya.tenants.syncStatus({ params: { companyId } });
    const running = await priya.syncLocations.running({ params: { companyId } });
    const menu = await priya.menus.base({ params: { companyId, menuId: sampleMenuId }, query: {} });
    if (locations.status !== 200 || groups.status !== 200 || sync.status !== 200) throw new Error('refused');
    if (running.status !== 200 || menu.status !== 200) throw new Error('refused');
    expect([locations.body.length, groups.body.length]).toEqual([12, 3]);
    expect(new Set(locations.body.map(location => location.timeZone)).size).toBe(4);
    expect(locations.body.filter(location => location.lastPing === null).map(location => location.name)).toEqual([
      'Tumon Bay',
    ]);
    const content = JSON.parse(menu.body.menuBlob) as Menu;
    expect(content.departments.flatMap(department => department.items).length).toBeGreaterThanOrEqual(150);
    const waiting = sync.body.filter(({ menuInfo }) => menuInfo.assigned?.version !== menuInfo.published?.version);
    expect(waiting.map(one => one.locationId).sort()).toEqual([
      'alameda',
      'elm-st',
      'larimer',
      'pearl-st',
      'tumon-bay',
    ]);
    expect(running.body.map(run => run.locationToStatuses)).toEqual([{ larimer: 'WAITING' }]);
  });

  it('has two menus, images that are served, and values of every part of the menu at a group and a location', async () => {
    const priya = await server.clientOf('priya');
    const menus = await priya.menus.list({ params: { companyId } });
    if (menus.status !== 200) throw new Error('refused');
    expect(menus.body.map(({ name }) => name)).toEqual(['Dinner menu', 'Terrace menu']);
    for (const menuId of [sampleMenuId, sampleTerraceId]) {
      const menu = await priya.menus.base({ params: { companyId, menuId }, query: {} });
      if (menu.status !== 200) throw new Error('refused');
      const { departments } = JSON.parse(menu.body.menuBlob) as Menu;
      expect([menuId, departments.length > 3]).toEqual([menuId, true]);
      const images = new Set(departments.flatMap(({ items }) => items.flatMap(({ info }) => info.imageId || [])));
      expect([menuId, images.size]).toEqual([menuId, menuId === sampleMenuId ? samplePictures().length : 0]);
      for (const image of images) {
        const file = await priya.images.read({ params: { name: image.split('/').at(-1) ?? '' } });
        expect(file).toMatchObject({ status: 200, body: { type: 'image/png' } });
      }
    }
    for (const tenantId of ['mountain', 'old-mill']) {
      const menu = await priya.menus.layered({ params: { locationId: tenantId, menuId: sampleMenuId }, query: {} });
      if (menu.status !== 200) throw new Error('refused');
      const changed = JSON.stringify(menu.body.override);
      const parts = [
        'itemBased',
        '/modifiers/pricingSchemes',
        'availability',
        'inclusions',
        'printing',
        'kps',
        '/offers',
      ];
      for (const part of [...parts, 'info/out', '"remove"'])
        expect([tenantId, changed]).toEqual([tenantId, expect.stringContaining(part)]);
    }
  });

  it('stands beside a company with one location, and beside the provider, whose staff see all three', async () => {
    const june = await server.clientOf('june');
    const own = await june.tenants.locations({ params: { companyId: 'juniper' } });
    if (own.status !== 200) throw new Error('refused');
    expect(own.body.map(({ name, menuId }) => [name, menuId !== null])).toEqual([['Canal St', true]]);
    expect(await june.tenants.locations({ params: { companyId } })).toMatchObject({ status: 404 });
    const nora = await server.clientOf('nora');
    const companies = await nora.companies.list({});
    if (companies.status !== 200) throw new Error('refused');
    expect(companies.body.map(({ name, provider }) => [name, provider])).toEqual([
      ['Helping Hand', true],
      ['Juniper Noodle Bar', false],
      ['Sorrel & Salt', false],
    ]);
  });

  it('has 40 people with jobs and wages, a missing PIN, one that two share, and one certification about to end', async () => {
    const ingrid = await server.clientOf('ingrid');
    const priya = await server.clientOf('priya');
    const everybody = await ingrid.users.list({ params: { id: companyId } });
    const invalid = await ingrid.users.listInvalidUsers({ params: { id: companyId } });
    const listed = await ingrid.users.page({ params: { id: companyId }, query: { problem: 'any' } });
    const ending = await ingrid.users.page({ params: { id: companyId }, query: { certificate: 'expiring' } });
    if (everybody.status !== 200 || invalid.status !== 200) throw new Error('refused');
    if (listed.status !== 200 || ending.status !== 200) throw new Error('refused');
    const employed = everybody.body.filter(({ jobs }) => jobs.length > 0);
    expect(employed).toHaveLength(40);
    expect(employed.filter(({ jobs }) => jobs.some(({ wages = [] }) => wages.length === 0))).toEqual([]);
    expect(employed.filter(({ hasPin }) => !hasPin).map(({ name }) => name)).toEqual(['Henrik Dahl']);
    expect(invalid.body).toEqual({
      usersWithBadPosId: [
        { userId: 'crew-caleb', userDisplayName: 'Caleb Brandt', reason: 'pin-shared' },
        { userId: 'crew-henrik', userDisplayName: 'Henrik Dahl', reason: 'pin-missing' },
        { userId: 'crew-sofia', userDisplayName: 'Sofia Marchetti', reason: 'pin-shared' },
      ],
      usersWithBadPhone: [],
    });
    expect(listed.body.employees.map(({ name }) => name)).toEqual(['Caleb Brandt', 'Henrik Dahl', 'Sofia Marchetti']);
    expect(ending.body.employees.map(({ name }) => name)).toEqual(['Jonas Lindqvist']);
    const pins = await Promise.all(
      ['crew-caleb', 'crew-sofia', 'ana'].map(id => priya.logOn.revealPin({ params: { id } })),
    );
    const [caleb, sofia, ana] = pins.map(answer => (answer.status === 200 ? answer.body.pin : null));
    expect([caleb === sofia, caleb === ana, ana]).toEqual([true, false, expect.stringMatching(/^\d{6}$/)]);
  });
});

describe.each(databases)('a sample company whose creation was interrupted, on %s', kind => {
  it('is completed at the next start', async () => {
    const server = await openTestServer({ database: kind });
    onTestFinished(() => server.close());
    const { context } = server;
    let alive = 25;
    const dying = {
      ...context,
      newId: () => {
        if (alive-- === 0) throw new Error('killed');
        return context.newId();
      },
    };
    await expect(createSample(dying)).rejects.toThrow('killed');
    await resumeSample(context);
    const priya = await server.clientOf('priya');
    const query = { tenantId: 'elm-st', path: '/tableSettings/issueServerBankOfAmount' };
    const list = await priya.history.list({ params: { kind: 'settings', companyId }, query });
    if (list.status !== 200) throw new Error('refused');
    expect(list.body.map(entry => entry.value)).toEqual(['200.00', '150.00', '100.00']);
  });
});
