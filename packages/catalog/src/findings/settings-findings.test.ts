import { initial } from '@commissary/schema';
import { describe, expect, it } from 'vitest';
import { initialDocument, type LocationSettings } from '../documents/index.ts';
import { deliveryZone } from '../documents/location-settings/delivery/delivery-zones.ts';
import { kitchenPrinter, physicalPrinter } from '../documents/location-settings/hardware/printers.ts';
import { station } from '../documents/location-settings/hardware/stations.ts';
import { cashDrawer } from '../documents/location-settings/payments/cash-drawers.ts';
import { findingsTexts } from '../texts/index.ts';
import { findingsOf } from './findings.ts';

const fresh = initialDocument('settings');
const monday = { id: 'm', dayOfWeek: 1, startTime: 32_400, endOffset: 28_800 };
/** Open in the store, and everything else follows. */
const open: LocationSettings = {
  ...fresh,
  hours: {
    ...fresh.hours,
    inStore: [monday],
    onlineSameAsStore: true,
    deliverySameAsStore: true,
    OnlineDeliverySameAsOnlineStore: true,
  },
};
const found = (settings: LocationSettings) =>
  findingsOf('settings', settings).map(one => [one.path, findingsTexts.of(one).sentence(one)]);

describe('[RULE.check.01] hours', () => {
  it('are missing where no channel has any', () => {
    expect(found(fresh)).toEqual([['/hours/inStore', 'It is never open: no channel has hours.']]);
    expect(found(open)).toEqual([]);
  });

  it('are missing for order types that are offered on a channel without any, told once a channel', () => {
    const [active, inactive] = [true, false].map(on =>
      open.orderTypes.types.map(type => ({ ...type, activeOnline: on && [2, 7, 9].includes(Number(type.id)) })),
    );
    const own = { ...open.hours, onlineSameAsStore: false, deliverySameAsStore: false };
    const at = (types: typeof active, hours = own) => ({
      ...open,
      hours,
      orderTypes: { ...open.orderTypes, types: types ?? [] },
    });
    expect(found(at(active))).toEqual([
      ['/hours/online', 'To Go and Pick Up are offered, and there are no online hours.'],
      ['/hours/delivery', 'Delivery is offered, and there are no delivery hours.'],
      ['/hours/onlineDelivery', 'Delivery is offered, and there are no online delivery hours.'],
    ]);
    // Order types that are internal to the product are offered to nobody.
    const onlyOnline = { ...own, inStore: [], online: [monday], delivery: [monday] };
    expect(found(at(active, onlyOnline))).toEqual([
      [
        '/hours/inStore',
        'Dine In, To Go, Drive Thru, Bar, Table, Eat In and Pick Up are offered, and there are no in-store hours.',
      ],
    ]);
    const noDelivery = inactive?.map(type => ({ ...type, activePOS: type.id !== 7 && type.activePOS }));
    expect(found(at(noDelivery))).toEqual([]);
    expect(found(at(active, { ...own, online: [monday], delivery: [monday] }))).toEqual([]);
  });
});

it('[RULE.check.02] a zone without a fee is found where guests pay by zone, and a removed one is not', () => {
  const zones = ['0.00', '3.50', '0.0'].map((deliveryFee, at) => ({
    ...initial(deliveryZone),
    id: `z${at}`,
    name: `Zone ${at}`,
    deliveryFee,
    disabled: at === 2,
  }));
  const paid = (chargeCustomerMode: string) =>
    found({
      ...open,
      deliveryArea: { ...open.deliveryArea, zones },
      deliverySettings: { ...open.deliverySettings, chargeCustomerMode },
    } as LocationSettings);
  expect(paid('BY_ZONE')).toEqual([['/deliveryArea/zones/[z0]/deliveryFee', 'Delivery to Zone 0 costs nothing.']]);
  expect(paid('NO_CHARGE')).toEqual([]);
});

describe('[RULE.check.03] hardware', () => {
  const drawers = ['d1', 'd2', 'd3', 'd4'].map(id => ({ ...initial(cashDrawer), id, name: id.toUpperCase() }));
  const withDrawers = (more: Partial<LocationSettings['cashManagement']['cashDrawers']>) => ({
    ...open,
    stations: [{ ...initial(station), id: 's', name: 'Bar', cashDrawerId: 'd2' }],
    cashManagement: {
      ...open.cashManagement,
      cashDrawers: { ...open.cashManagement.cashDrawers, availableDrawers: drawers, ...more },
    },
  });

  it('a drawer that neither names its station nor is named by one is found', () => {
    const availableDrawers = drawers.map(one => (one.id === 'd1' ? { ...one, stationId: 's' } : one));
    const stationsAssignment = [{ id: 's', drawers: ['d3'], defaultDrawer: '' }];
    expect(found(withDrawers({ availableDrawers, stationsAssignment }))).toEqual([
      ['/cashManagement/cashDrawers/availableDrawers/[d4]/stationId', 'No station opens D4.'],
    ]);
  });

  it('a kitchen printer without a printer is found, and the only receipt printer repairs it', () => {
    const kitchen = [{ ...initial(kitchenPrinter), id: 'k', name: 'Grill' }];
    const physical = ['p', 'q'].map(id => ({ ...initial(physicalPrinter), id, name: `Printer ${id}` }));
    const findings = (count: number) =>
      findingsOf('settings', { ...open, printers: { ...open.printers, kitchen, physical: physical.slice(0, count) } });
    const path = '/printers/kitchen/[k]/physicalPrinterId';
    const [one] = findings(1);
    expect(one).toEqual({
      code: 'kitchen-without-printer',
      path,
      names: ['Grill', 'Printer p'],
      repair: { path, value: 'p' },
    });
    const words = findings(1)
      .concat(findings(2))
      .map(finding => findingsTexts.of(finding).action(finding));
    expect(words).toEqual(['Print on Printer p', 'Choose a printer']);
    const chosen = kitchen.map(printer => ({ ...printer, physicalPrinterId: 'p' }));
    expect(found({ ...open, printers: { ...open.printers, kitchen: chosen, physical } })).toEqual([]);
  });
});

it('[RULE.check.04] two of one name in a list are found, whatever their case, and not those of different lists', () => {
  const named = (id: string, name: string) => ({ ...initial(station), id, name });
  expect(found({ ...open, stations: [named('a', 'Bar'), named('b', 'bar '), named('c', 'Counter')] })).toEqual([
    ['/stations/[b]/name', 'There is another bar beside it.'],
  ]);
  const employment = initialDocument('employment');
  const [first] = employment.departments;
  const departments = [...employment.departments, { ...first, id: 99 }] as typeof employment.departments;
  expect(findingsOf('employment', { ...employment, departments })).toMatchObject([{ path: '/departments/[99]/name' }]);
});
