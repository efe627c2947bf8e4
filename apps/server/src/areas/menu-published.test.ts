import { initialDocument } from '@commissary/catalog';
import { valueAt } from '@commissary/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeMenuWorld, menuWith } from '../testing/menu-world.ts';
import { databases } from '../testing/test-database.ts';
import { storedMenu } from '../testing/test-documents.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

const named = (id: string, info: object = {}) => ({ id, info: { name: id, ...info } });
const choice = { id: 'c', level: 'ITEM', departmentId: 'd', categoryId: 'red', itemId: 'margherita' };
const taken = { type: 'PERCENTAGE', amountValue: '3.00', percentageValue: '20.00', sizeId: 'large' };
const menu = {
  departments: [
    {
      ...named('d'),
      styles: [{ id: 'size', name: 'Size', isSize: true, options: [{ id: 'large', name: 'L' }] }],
      categories: [named('red', { pluNum: '10' })],
      items: [named('margherita', { pluNum: '1002' }), named('marinara', { pluNum: '999' }), named('water')],
      modifiers: { availability: { categories: [{ id: 'crust' }, { id: 'toppings' }] } },
    },
  ],
  modifiers: {
    categories: [named('crust'), named('toppings', { pluNum: '9' })],
    items: [{ ...named('basil', { pluNum: '1001' }), categoryId: 'toppings' }],
  },
  itemGroups: [{ id: 'g', name: 'Pizza', choices: [choice] }],
  offers: [
    named('first'),
    {
      ...named('second', { pluNum: '7' }),
      value: {
        appliesTo: 'ANY_ITEM',
        pricingSchemes: [
          {
            id: 1,
            schemeId: 1,
            anyItem: { value: taken, excludedChoices: [choice] },
            individualGroups: [{ id: 'g' }],
            comboOffer: { groupIds: ['g'] },
          },
        ],
      },
    },
  ],
  layout: {
    tabs: ['one', 'two'].map(id => ({
      id,
      name: id,
      buttons: [
        {
          id: 'b',
          index: 3,
          type: 'ITEM',
          typeInfo: { itemInfo: { departmentId: 'd', itemId: 'water' }, offerInfo: { offerId: 'first' } },
        },
      ],
    })),
  },
};

describe.each(databases)('a published menu on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database, config: { onlineServiceUrl: 'https://order.example/api' } });
  });
  afterAll(() => server.close());

  it('[ENT.MenuBlob] [FMT.wireBlob] has what terminals need of the settings, the used PLU numbers and the order of its lists', async () => {
    const { save, published, overrideSettings, base } = await makeMenuWorld(server);
    const stored = await save(menu);
    await overrideSettings('Oak', [{ op: 'set', path: '/tenderTypes/[1]/disabled', value: true }]);
    const blob = await published('Oak');
    const settings = initialDocument('settings');
    expect(Object.keys(blob).toSorted()).toEqual(
      [
        ...Object.keys(stored),
        'displays',
        'orderTypes',
        'pluNumbers',
        'printers',
        'stations',
        'tenderTypes',
      ].toSorted(),
    );
    expect(blob).toMatchObject({
      pluNumbers: { items: ['999', '1001', '1002'], categories: ['9', '10'], offers: ['7'] },
      tenderTypes: settings.tenderTypes.map(({ id, disabled }) => ({ id, disabled: disabled || id === 1 })),
      orderTypes: {
        types: settings.orderTypes.types.map(({ id, code, activePOS, activeOnline }) => ({
          ...{ id, code, activePOS, activeOnline },
        })),
      },
      ...{ stations: [], printers: [], displays: [] },
      offers: [
        { id: 'first', order: 0, info: { id: 'first', shortUrl: 'https://order.example/o/first' } },
        { id: 'second', order: 1 },
      ],
      layout: {
        tabs: [
          { id: 'one', order: 0, buttons: [{ index: 3 }] },
          { id: 'two', order: 1 },
        ],
      },
    });
    const offered = '/departments/[d]/modifiers/availability/categories';
    expect(valueAt(blob, offered)).toMatchObject([
      { id: 'crust', order: 0 },
      { id: 'toppings', order: 1 },
    ]);
    expect(storedMenu((await base()).menuBlob)).toEqual(stored);
    expect(typeof (await base()).menuBlob).toBe('string');
  });

  it('has only the values that count: of the type of a button, of what an offer applies to, of the level of a choice', async () => {
    const { save, published } = await makeMenuWorld(server);
    const stored = await save(menu);
    const kept = '/offers/[second]/value/pricingSchemes/[1]';
    expect(valueAt(stored, `${kept}/anyItem/value`)).toMatchObject(taken);
    const blob = await published('Elm');
    expect(valueAt(blob, '/layout/tabs/[one]/buttons/[b]/typeInfo')).toEqual({
      itemInfo: { departmentId: 'd', itemId: 'water' },
    });
    const { amountValue: _, sizeId: __, ...active } = taken;
    expect(valueAt(blob, kept)).toEqual({ id: 1, schemeId: 1, anyItem: expect.anything() });
    const { cashierOverride, ...value } = valueAt(blob, `${kept}/anyItem/value`) as Record<string, unknown>;
    expect([value, cashierOverride]).toEqual([active, { enabled: false, value: '1.00' }]);
    for (const path of ['/itemGroups/[g]/choices/[c]', `${kept}/anyItem/excludedChoices/[c]`])
      expect(valueAt(blob, path)).toEqual({
        ...{ id: 'c', level: 'ITEM', departmentId: 'd', itemId: 'margherita' },
        ...{ limitToSizeIds: [], limitToStyleIds: [] },
      });
  });

  it('is published unchanged a second time, and saving it back changes nothing, at every level', async () => {
    const { client, company, save, saved, put, base, override, layered, published } = await makeMenuWorld(server);
    const stored = await save(menu);
    const blob = await published('Oak');
    const locationIds = [company.tenantId('Oak')];
    expect(await client.syncLocations.preview({ body: { locationIds } })).toMatchObject({
      status: 200,
      body: [{ documents: [{ total: 0 }, { total: 0 }] }],
    });
    const { ver } = await base();
    const computed = ['pluNumbers', 'tenderTypes', 'orderTypes', 'stations', 'printers', 'displays'];
    const sent = Object.fromEntries(Object.entries(blob).filter(([key]) => computed.includes(key)));
    const offers = stored.offers.map(offer => ({
      ...offer,
      order: 7,
      info: { ...offer.info, id: 'x', shortUrl: 'y' },
    }));
    expect(await put(JSON.stringify({ ...stored, ...sent, offers }))).toMatchObject({ status: 200, body: { ver } });
    expect(await saved()).toEqual(stored);
    const [offer] = menuWith({ offers: [named('local')] }).offers;
    const ofPlace = await override('Oak', [
      { op: 'set', path: '/pluNumbers', value: { items: ['1'] } },
      { op: 'set', path: '/tenderTypes/[1]/disabled', value: true },
      { op: 'set', path: '/offers/[first]/order', value: 9 },
      { op: 'add', path: '/offers/[local]', after: null, value: { ...offer, order: 3 } },
    ]);
    expect(ofPlace).toMatchObject({ status: 200, body: { changes: [{ op: 'add', path: '/offers/[local]' }] } });
    const { override: own } = await layered('Oak');
    expect(own.changes[0]).not.toHaveProperty('value.order');
  });

  it('[ENT.Offer] an offer has the time of its creation from the clock of the server, whatever a save contains', async () => {
    const { save, saved, put, override, layered } = await makeMenuWorld(server);
    const created = server.clock.now().getTime();
    const stored = await save({ offers: [{ ...named('first'), dateCreated: 5 }] });
    expect(stored.offers).toMatchObject([{ dateCreated: created }]);
    server.clock.pass(60_000);
    await put(JSON.stringify({ ...stored, offers: stored.offers.map(one => ({ ...one, dateCreated: 6 })) }));
    expect((await saved()).offers).toMatchObject([{ dateCreated: created }]);
    const [offer] = menuWith({ offers: [{ ...named('local'), dateCreated: 7 }] }).offers;
    const add = { op: 'add' as const, path: '/offers/[local]', after: null, value: offer };
    await override('Oak', [add, { op: 'set', path: '/offers/[first]/dateCreated', value: 8 }]);
    const first = (await layered('Oak')).override;
    expect(first.changes).toMatchObject([{ path: '/offers/[local]', value: { dateCreated: created + 60_000 } }]);
    server.clock.pass(60_000);
    const renamed = { ...offer, info: { ...offer?.info, name: 'Renamed' } };
    await override('Oak', [{ ...add, value: renamed }]);
    expect((await layered('Oak')).override.changes).toMatchObject([
      { value: { dateCreated: created + 60_000, info: { name: 'Renamed' } } },
    ]);
  });
});
