import {
  dependentListsOf,
  fieldAt,
  initial,
  isList,
  permissionsOf,
  removeDanglingReferences,
  type Touch,
  validateValue,
} from '@commissary/schema';
import { describe, expect, it } from 'vitest';
import { type LocationSettings, locationSettings } from '../location-settings.ts';
import { cashDrawers } from '../payments/cash-drawers.ts';
import { display } from './displays.ts';
import { kitchenPrinter, labelPrinter, physicalPrinter, printers } from './printers.ts';
import { printing } from './printing.ts';
import { printingRouting } from './printing-routing.ts';
import { station } from './stations.ts';

it('[ENT.Printing] printers are devices, kitchen printers, label printers and the routes between them', () => {
  expect(initial(locationSettings)).toMatchObject({
    printers: { physical: [], kitchen: [], label: [] },
    printingRouting: initial(printingRouting),
    printing: initial(printing),
  });
  expect(initial(kitchenPrinter).type).toBe('KITCHEN');
  expect(Object.keys(initial(printing))).toEqual(['templates', 'otherOptions']);
});

it('[MSG.print.template.*] [CONST.print.templateIds] has exactly three fixed templates', () => {
  const { templates } = initial(printing);
  expect(templates.map(({ id, name }) => [id, name])).toEqual([
    [1, 'Customer Receipt'],
    [2, 'Production Ticket'],
    [3, 'Condensed Receipt'],
  ]);
  expect(
    validateValue(printing, { ...initial(printing), templates: templates.slice(1) }).map(({ code }) => code),
  ).toEqual(['fixed-member']);
});

describe('kitchen printers', () => {
  const start = initial(printers);
  const device = { ...initial(physicalPrinter), id: 'p', name: 'Line' };
  const kitchen = { ...initial(kitchenPrinter), id: 'k', name: 'Grill', physicalPrinterId: 'p' };
  const codes = (change: object) =>
    validateValue(printers, { ...start, ...change }).map(issue => `${issue.path} ${issue.rule}`);

  it('[RULE.printing.01] [ROUTE.locationSettings.printers.b2] require a receipt printer', () => {
    const wrong = ['/kitchen kitchen-on-receipt'];
    expect(codes({ physical: [device], kitchen: [kitchen] })).toEqual([]);
    expect(codes({ kitchen: [{ ...kitchen, physicalPrinterId: '' }] })).toEqual(wrong);
    expect(codes({ physical: [{ ...device, type: 'LABEL' }], kitchen: [kitchen] })).toEqual(wrong);
    const list = fieldAt(printers, '/kitchen');
    expect(list && isList(list) && list.needs).toMatchObject({
      list: 'physical',
      where: { path: 'type', equals: 'RECEIPT' },
    });
  });
});

describe('cascades of hardware', () => {
  const start = initial(locationSettings);
  const full: LocationSettings = {
    ...start,
    stations: [
      {
        ...initial(station),
        id: 's',
        name: 'Front',
        printerId: 'p',
        cashDrawerId: 'd',
        displayId: 'v',
        orderTypes: [1],
      },
    ],
    displays: [{ ...initial(display), id: 'v', name: 'Guest', stationId: 's' }],
    printers: {
      physical: [
        { ...initial(physicalPrinter), id: 'p', name: 'Counter' },
        { ...initial(physicalPrinter), id: 'q', name: 'Line' },
      ],
      kitchen: [
        { ...initial(kitchenPrinter), id: 'k', name: 'Grill', physicalPrinterId: 'p', backupPrinterId: 'q' },
        { ...initial(kitchenPrinter), id: 'm', name: 'Cold', physicalPrinterId: 'q' },
      ],
      label: [{ ...initial(labelPrinter), id: 'l', name: 'Bags', physicalPrinterId: 'p' }],
    },
    printingRouting: {
      routes: [{ id: 'r', name: 'Front grill', stationId: 's', fromPrinterId: 'k', toPrinterId: 'm' }],
    },
    deferredOrders: { ...start.deferredOrders, printer: 'p' },
    cashManagement: {
      ...start.cashManagement,
      cashTransfers: { ...start.cashManagement.cashTransfers, DRIVER_BANK: 'd' },
      cashDrawers: {
        availableDrawers: [
          {
            id: 'd',
            name: 'One',
            stationId: 's',
            printerId: 'p',
            moneyTransfersFrom: 'MAIN_SAFE',
            moneyTransfersTo: 'e',
          },
          {
            id: 'e',
            name: 'Two',
            stationId: '',
            printerId: '',
            moneyTransfersFrom: 'd',
            moneyTransfersTo: 'MAIN_SAFE',
          },
        ],
        stationsAssignment: [{ id: 's', drawers: ['d', 'e'], defaultDrawer: 'd' }],
      },
    },
  };
  const without = (change: Partial<LocationSettings>) =>
    removeDanglingReferences(locationSettings, { ...full, ...change }).document as LocationSettings;

  it('no reference dangles before a removal', () => {
    expect(validateValue(locationSettings, full)).toEqual([]);
    expect(removeDanglingReferences(locationSettings, full).document).toBe(full);
  });
  it('[RULE.integrity.01] a printer is removed from stations, drawers, deferred orders, and the printers that print on it', () => {
    const left = without({ printers: { ...full.printers, physical: full.printers.physical.slice(1) } });
    expect([
      left.stations[0]?.printerId,
      left.deferredOrders.printer,
      left.printers.label[0]?.physicalPrinterId,
    ]).toEqual(['', '', '']);
    expect(left.cashManagement.cashDrawers.availableDrawers[0]?.printerId).toBe('');
    expect(left.printers.kitchen[0]).toMatchObject({ physicalPrinterId: '', backupPrinterId: 'q' });
    const routes = without({ printers: { ...full.printers, kitchen: full.printers.kitchen.slice(1) } }).printingRouting;
    expect(routes).toEqual({ routes: [] });
  });
  it('[RULE.integrity.02] a station is removed from displays, drawers, assignments and routes', () => {
    const { displays, cashManagement, printingRouting: routing } = without({ stations: [] });
    expect([displays[0]?.stationId, cashManagement.cashDrawers.availableDrawers[0]?.stationId]).toEqual(['', '']);
    expect([cashManagement.cashDrawers.stationsAssignment, routing.routes]).toEqual([[], []]);
  });
  it('[RULE.integrity.03] a drawer is removed from stations, and its cash is put into the main safe', () => {
    const drawers = full.cashManagement.cashDrawers;
    const { stations, cashManagement } = without({
      cashManagement: {
        ...full.cashManagement,
        cashDrawers: { ...drawers, availableDrawers: drawers.availableDrawers.slice(1) },
      },
    });
    expect(stations[0]?.cashDrawerId).toBe('');
    expect(cashManagement.cashTransfers.DRIVER_BANK).toBe('MAIN_SAFE');
    expect(cashManagement.cashDrawers.availableDrawers[0]?.moneyTransfersFrom).toBe('MAIN_SAFE');
    expect(cashManagement.cashDrawers.stationsAssignment).toEqual([{ id: 's', drawers: ['e'], defaultDrawer: '' }]);
  });
  it('[RULE.integrity.04] a display is removed from its station', () => {
    expect(without({ displays: [] }).stations[0]?.displayId).toBe('');
  });
});

describe('permissions', () => {
  const rights = (touch: Touch, level: 'base' | 'override' = 'base') => permissionsOf(locationSettings, touch, level);

  it('drawers require the hardware permission, and not the one of the surrounding cash settings', () => {
    const path = '/cashManagement/cashDrawers/availableDrawers/[d]/name';
    expect(rights({ op: 'set', path, before: 'a', value: 'b' })).toEqual(['configureHardware']);
    expect(rights({ op: 'set', path: '/cashManagement/customVoidReason', before: true, value: false })).toEqual([
      'accessConfigurationOptions',
    ]);
  });
  it('the printer of a route may be changed at a location without the hardware permission', () => {
    const path = '/printingRouting/routes/[r]/toPrinterId';
    const touch: Touch = { op: 'set', path, before: 'k', value: 'm' };
    expect([rights(touch), rights(touch, 'override')]).toEqual([['configureHardware'], ['changePrinterSetting']]);
    const removal: Touch = { op: 'remove', path: '/printingRouting/routes/[r]', before: { id: 'r' } };
    expect(rights(removal, 'override')).toContain('configureHardware');
  });
});

it('a new station adds its drawers, and its default drawer is one of them', () => {
  const brought = dependentListsOf(locationSettings, '/stations').map(({ path, members }) => [path, members('s')]);
  expect(brought).toEqual([
    ['/cashManagement/cashDrawers/stationsAssignment', [{ id: 's', drawers: [], defaultDrawer: '' }]],
  ]);
  const assigned = (drawers: readonly string[], defaultDrawer: string) =>
    validateValue(cashDrawers, { availableDrawers: [], stationsAssignment: [{ id: 's', drawers, defaultDrawer }] }).map(
      issue => issue.rule,
    );
  expect([assigned(['d'], 'd'), assigned([], 'd'), assigned(['d'], '')]).toEqual([[], ['drawer-not-assigned'], []]);
});
