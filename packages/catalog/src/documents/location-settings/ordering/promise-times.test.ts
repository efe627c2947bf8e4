import { dependentListsOf, initial, removeDanglingReferences, validateValue } from '@commissary/schema';
import { expect, it } from 'vitest';
import { type LocationSettings, locationSettings } from '../location-settings.ts';
import { deferredOrders } from './deferred-orders.ts';
import { orderTypePromiseTime, promiseTimes } from './promise-times.ts';

const start = initial(promiseTimes);
const settings = initial(locationSettings);

it('[CONST.promise.*] [CONST.storeShift.range] promises 10, 45 and 90 minutes, and 30 in each of three shifts', () => {
  const types = [1, 2, 3, 4, 5, 7, 8, 9];
  expect(start.storeShifts).toEqual([1, 2, 3]);
  expect(start.orderTypes.map(({ orderType }) => orderType)).toEqual(types);
  for (const { minTime, defaultTime, maxTime } of start.orderTypes)
    expect([minTime, defaultTime, maxTime]).toEqual([10, 45, 90]);
  expect(start.dayParts.map(part => [part.orderType, part.storeShift, part.default])).toEqual(
    types.flatMap(type => [1, 2, 3].map(shift => [type, shift, 30])),
  );
  const shifts = (storeShifts: number[]) =>
    validateValue(promiseTimes, { ...start, storeShifts }).map(({ code }) => code);
  expect([shifts([1]), shifts([0]), shifts([4])]).toEqual([[], ['too-small'], ['too-large']]);
});

it('[RULE.promise.02] a new order type adds its promise times', () => {
  const brought = dependentListsOf(locationSettings, '/orderTypes/types').map(({ path, members }) => [
    path,
    members('k'),
  ]);
  const part = (storeShift: number) => ({ id: `k-${storeShift}`, storeShift, orderType: 'k', default: 30 });
  expect(brought).toEqual([
    ['/promiseTimes/orderTypes', [{ ...start.orderTypes[0], id: 'k', orderType: 'k' }]],
    ['/promiseTimes/dayParts', [part(1), part(2), part(3)]],
  ]);
});

it('[RULE.promise.01] the promise times of a shift are removed with the shift, and those of an order type with the type', () => {
  const cleaned = (change: Partial<LocationSettings>) =>
    removeDanglingReferences(locationSettings, { ...settings, ...change }).document as LocationSettings;
  const late = cleaned({ promiseTimes: { ...start, storeShifts: [1, 3] } }).promiseTimes.dayParts;
  expect([late.length, late.some(({ storeShift }) => storeShift === 2)]).toEqual([16, false]);
  const { types } = settings.orderTypes;
  const less = cleaned({ orderTypes: { ...settings.orderTypes, types: types.filter(({ id }) => id !== 4) } });
  expect(less.promiseTimes.orderTypes.map(({ orderType }) => orderType)).toEqual([1, 2, 3, 5, 7, 8, 9]);
  expect(less.promiseTimes.dayParts.some(({ orderType }) => orderType === 4)).toBe(false);
});

it('the usual time is between the shortest and the longest', () => {
  const codes = (change: object) =>
    validateValue(orderTypePromiseTime, { ...start.orderTypes[0], ...change }).map(issue => issue.rule);
  expect([codes({ minTime: 45, maxTime: 45 }), codes({ minTime: 46 }), codes({ maxTime: 44 })]).toEqual([
    [],
    ['promise-order'],
    ['promise-order'],
  ]);
});

it('[CONST.deferred.*] starts with 45 minutes in advance, two weeks at most, and prints at nine', () => {
  expect(initial(deferredOrders)).toEqual({
    leadTime: 2700,
    allowDeferredOnlineOrders: false,
    maxOrderLeadDays: 14,
    minOrderLeadTime: 2700,
    minOrderLeadUnit: 'MINUTES',
    reportDeferredRevenueAt: 'ORDER_TIME',
    printToKitchenRightAway: false,
    advancedExtraPrint: 'NONE',
    printer: '',
    printTime: 32_400,
    printOrdersWithinDays: 0,
  });
});
