import { type ImportSteps, type ImportTable, type MenuImportSetup, planMenuImport } from '@commissary/catalog';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeMenuWorld, menuWith } from '../testing/menu-world.ts';
import { databases } from '../testing/test-database.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

const table: ImportTable = {
  headers: ['Item', 'Department', 'Price'],
  rows: [
    { line: 2, cells: ['Margherita', 'Pizza', '18.00'] },
    { line: 3, cells: ['Squash soup', 'Soups', '9.50'] },
  ],
};
const setup: MenuImportSetup = {
  ...{ columns: ['name', 'department', 'price'], decimal: '.', defaults: { department: null }, scope: 'menu' },
  ...{ removesMissing: false, answers: {}, plainSize: null },
};

const atOnce = <T>(steps: ImportSteps<T>): T => {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
};

describe.each(databases)('a menu from a file on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  it('[CALL.unlisted.imports] is saved as any change of a menu, and refused without the permission for one of its fields', async () => {
    const world = await makeMenuWorld(server);
    const { departments } = menuWith({
      departments: [
        { id: 'pizza', info: { name: 'Pizza' }, items: [{ id: 'margherita', info: { name: 'Margherita' } }] },
      ],
    });
    const menu = await world.save({ departments });
    let made = 0;
    const { next, counts } = atOnce(planMenuImport(menu, table, setup, () => `new-${++made}`));
    expect(counts).toMatchObject({ added: 1, changed: 1, refused: 0 });
    const reader = await world.company.person({ permissions: ['accessConfigurationOptions'] });
    expect(await world.put(JSON.stringify(next), reader.client)).toMatchObject({ status: 403 });
    expect(await world.saved()).toEqual(menu);
    expect(await world.put(JSON.stringify(next))).toMatchObject({ status: 200 });
    const saved = await world.saved();
    expect(saved.departments.map(({ info, items }) => [info.name, items.map(item => item.info.name)])).toEqual([
      ['Pizza', ['Margherita']],
      ['Soups', ['Squash soup']],
    ]);
    expect(atOnce(planMenuImport(saved, table, setup, () => 'none')).next).toBe(saved);

    // At a location the same difference takes the permission of each field.
    const cook = await world.company.person({ permissions: ['manageMenus', 'overrideMenus'] });
    const prices = [{ op: 'set' as const, path: '/departments/[pizza]/items/[margherita]/pricing', value: [] }];
    expect(await world.override('Elm', prices, cook.client)).toMatchObject({ status: 403 });
  });
});
