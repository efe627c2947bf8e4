import { initialDocument } from '@commissary/catalog';
import type { Edit } from '@commissary/document';
import { memberPath } from '@commissary/schema';
import { sampleLocations } from './locations.ts';

const set = (path: string, value: unknown): Edit => ({ op: 'set', path, value });
const add = (path: string, after: string | null, member: { readonly id: string }): Edit => ({
  op: 'add',
  path: memberPath(path, member.id),
  after,
  value: member,
});

const physical = '/printers/physical';
const device = (id: string, name: string, address: string, type = 'RECEIPT') => ({
  id,
  name,
  type,
  connection: 'NETWORK',
  address,
});
const station = (id: string, name: string, more: object) => ({
  id,
  name,
  type: 'REGISTER',
  printerId: '',
  cashDrawerId: '',
  displayId: '',
  orderTypes: [],
  ...more,
});
const drawer = (id: string, name: string, stationId: string, printerId: string) => ({
  id,
  name,
  stationId,
  printerId,
  moneyTransfersFrom: 'MAIN_SAFE',
  moneyTransfersTo: 'MAIN_SAFE',
});
const drawers = '/cashManagement/cashDrawers';
const { templates } = initialDocument('settings').printing;
const template = (index: number): string => memberPath('/printing/templates', String(templates[index]?.id));

/** The hardware of every restaurant: a counter, a bar, a kitchen with two lines, and a drawer at counter and bar. */
export const companyHardware: readonly Edit[] = [
  set(physical, [
    device('counter-printer', 'Counter', '10.0.0.40'),
    device('bar-printer', 'Bar', '10.0.0.41'),
    device('grill-printer', 'Grill line', '10.0.0.42'),
    device('bag-printer', 'Bag labels', '10.0.0.43', 'LABEL'),
  ]),
  set('/printers/kitchen', [
    { id: 'grill', name: 'Grill', type: 'KITCHEN', physicalPrinterId: 'grill-printer', backupPrinterId: 'bar-printer' },
    { id: 'cold', name: 'Cold line', type: 'KITCHEN', physicalPrinterId: 'counter-printer', backupPrinterId: '' },
  ]),
  set('/printers/label', [{ id: 'bags', name: 'Bags', physicalPrinterId: 'bag-printer' }]),
  set('/printingRouting/routes', [
    { id: 'bar-snacks', name: 'Snacks from the bar', stationId: 'bar', fromPrinterId: 'grill', toPrinterId: 'cold' },
  ]),
  set('/displays', [
    { id: 'guest', name: 'Guest screen', kind: 'CUSTOMER', stationId: 'counter' },
    { id: 'pass', name: 'Pass', kind: 'KITCHEN', stationId: '' },
  ]),
  set('/stations', [
    station('counter', 'Counter', { printerId: 'counter-printer', cashDrawerId: 'front', displayId: 'guest' }),
    station('bar', 'Bar', { type: 'SERVER', printerId: 'bar-printer', cashDrawerId: 'bar', orderTypes: [4, 5] }),
  ]),
  set(`${drawers}/availableDrawers`, [
    drawer('front', 'Front', 'counter', 'counter-printer'),
    drawer('bar', 'Bar', 'bar', 'bar-printer'),
  ]),
  set(`${drawers}/stationsAssignment`, [
    { id: 'counter', drawers: ['front'], defaultDrawer: 'front' },
    { id: 'bar', drawers: ['bar', 'front'], defaultDrawer: 'bar' },
  ]),
  set(`${template(0)}/header`, 'Sorrel & Salt'),
  set(`${template(0)}/footer`, 'See you soon.'),
  set(`${template(1)}/itemGrouping`, 'CATEGORY'),
  set(`${template(1)}/voidItemsIncluded`, true),
];

/** Each location has its own network; some have more devices than others. */
const extra: Readonly<Record<string, readonly Edit[]>> = {
  'elm-st': [add('/stations', 'bar', station('patio', 'Patio', { type: 'HANDHELD', printerId: 'bar-printer' }))],
  'market-hall': [
    add(physical, 'bar-printer', device('wine-bar-printer', 'Wine bar', '10.2.0.44')),
    add('/stations', 'bar', station('wine-bar', 'Wine bar', { type: 'SERVER', printerId: 'wine-bar-printer' })),
  ],
  'union-station': [add('/stations', 'counter', station('kiosk', 'Kiosk', { type: 'KIOSK' }))],
  'tumon-bay': [add('/stations', 'counter', station('lobby', 'Hotel lobby', { orderTypes: [2, 9] }))],
};

export const hardwareOf = (locationId: string): readonly Edit[] => {
  const network = sampleLocations.findIndex(({ id }) => id === locationId) + 1;
  return [
    set(`${physical}/[counter-printer]/address`, `10.${network}.0.40`),
    set(`${physical}/[bar-printer]/address`, `10.${network}.0.41`),
    set(`${physical}/[grill-printer]/address`, `10.${network}.0.42`),
    ...(extra[locationId] ?? []),
  ];
};
