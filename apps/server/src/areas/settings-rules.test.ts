import { documents, initialDocument, type LocationSettings } from '@commissary/catalog';
import type { Permission } from '@commissary/domain';
import { fieldAt, initial } from '@commissary/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCompany } from '../testing/test-company.ts';
import { databases } from '../testing/test-database.ts';
import { saveOldRevision } from '../testing/test-documents.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

const start = initialDocument('settings');
/** A new member of a list, with these values. */
const member = (list: string, values: object): object => {
  const field = fieldAt(documents.settings.field, `${list}/[new]`);
  if (field === undefined) throw new Error(`There is no list ${list}.`);
  return { ...Object(initial(field)), id: 'new', ...values };
};
const opening = (dayOfWeek: number) => member('/hours/inStore', { dayOfWeek });
const address = (dateTimestamp: number) =>
  member('/invalidAddresses', { houseNumber: '12', lastUpdated: { userId: 'u', userDisplayName: 'U', dateTimestamp } });

describe.each(databases)('the rules of location settings on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  const world = async () => {
    const permissions: Permission[] = ['accessConfigurationOptions', 'locationSettings'];
    const company = await makeCompany(server, { locations: ['Pine'] });
    const { client } = await company.person({ permissions });
    const id = `settings-${company.id}`;
    return {
      company,
      id,
      save: (ver: number, change: object) =>
        client.settings.saveBase({
          params: { id: company.id },
          body: { id, ver, settingsBlob: { ...start, ...change } },
        }),
      saved: async (): Promise<LocationSettings> => {
        const answer = await client.settings.base({ params: { id: company.id }, query: {} });
        if (answer.status !== 200) throw new Error(`${answer.status}`);
        return answer.body.settingsBlob as unknown as LocationSettings;
      },
    };
  };

  it.each<[id: string, rejected: object, accepted: object]>([
    [
      '[FMT.color]',
      {
        kioskDesign: { ...start.kioskDesign, appearance: { ...start.kioskDesign.appearance, backgroundColor: 'red' } },
      },
      {
        kioskDesign: {
          ...start.kioskDesign,
          appearance: { ...start.kioskDesign.appearance, backgroundColor: '#00ff7f' },
        },
      },
    ],
    [
      '[FMT.secondsSinceMidnight]',
      { deferredOrders: { ...start.deferredOrders, printTime: 86_400 } },
      { deferredOrders: { ...start.deferredOrders, printTime: 86_399 } },
    ],
    [
      '[FMT.durationSeconds]',
      { deferredOrders: { ...start.deferredOrders, leadTime: 60.5 } },
      { deferredOrders: { ...start.deferredOrders, leadTime: 61 } },
    ],
    [
      '[FMT.dayOfWeek]',
      { hours: { ...start.hours, inStore: [opening(7)] } },
      { hours: { ...start.hours, inStore: [opening(6)] } },
    ],
    ['[FMT.epochSeconds]', { invalidAddresses: [address(0.5)] }, { invalidAddresses: [address(1_700_000_000)] }],
  ])(
    '%s a value in another form is rejected, and one in this form is returned as it was saved',
    async (_, rejected, accepted) => {
      const { save, saved } = await world();
      expect(await save(0, rejected)).toMatchObject({ status: 400 });
      expect(await save(0, accepted)).toMatchObject({ status: 200 });
      expect(await saved()).toMatchObject(accepted);
    },
  );

  it.each([
    ['[RULE.marketing.01]', 'areaCodes', 'defaultAreaCode', '312'],
    ['[RULE.marketing.02]', 'cities', 'defaultCity', 'New York'],
    ['[RULE.marketing.03]', 'zipCodes', 'defaultZipCode', '60611'],
    ['[RULE.marketing.04]', 'states', 'defaultState', 'IL'],
  ] as const)('%s a default that is no longer among %s is removed with the save', async (_, allowed, preset, value) => {
    const { save, saved } = await world();
    const marketing = { ...start.marketing, [preset]: value };
    expect(await save(0, { marketing: { ...marketing, [allowed]: [value] } })).toMatchObject({ status: 200 });
    expect((await saved()).marketing[preset]).toBe(value);
    expect(await save(1, { marketing: { ...marketing, [allowed]: [] } })).toMatchObject({ status: 200 });
    expect((await saved()).marketing[preset]).toBe('');
  });

  it('[CALL.unlisted.customers.groups] the groups of customers are saved and returned with the marketing of the company', async () => {
    const { save, saved } = await world();
    const customerGroups = [member('/marketing/customerGroups', { name: 'Regulars' })];
    expect(await save(0, { marketing: { ...start.marketing, customerGroups } })).toMatchObject({ status: 200 });
    expect((await saved()).marketing.customerGroups).toEqual(customerGroups);
  });

  it('[RULE.promise.01] the promise times of a shift are removed with the shift', async () => {
    const { save, saved } = await world();
    expect(await save(0, { promiseTimes: { ...start.promiseTimes, storeShifts: [1, 3] } })).toMatchObject({
      status: 200,
    });
    const shifts = (await saved()).promiseTimes.dayParts.map(({ storeShift }) => storeShift);
    expect(new Set(shifts)).toEqual(new Set([1, 3]));
  });

  it('[RULE.orderTypes.03] [RULE.orderTypes.05] a stored document without the flags of an order type is read with what follows from the others', async () => {
    const { company, id, saved } = await world();
    const types = start.orderTypes.types.map(({ availableOnline: _, settings: __, ...type }) => ({
      ...type,
      activeOnline: type.id === 3,
    }));
    await saveOldRevision(server, {
      kind: 'settings',
      companyId: company.id,
      id,
      document: { ...start, orderTypes: { ...start.orderTypes, types } },
    });
    const read = (await saved()).orderTypes.types;
    expect(read.filter(({ availableOnline }) => availableOnline).map(type => type.id)).toEqual([3]);
    const delivery = read.find(type => type.id === 7);
    expect(Object.values(delivery?.settings ?? { on: true }).filter(value => value === true)).toEqual([]);
  });
});
