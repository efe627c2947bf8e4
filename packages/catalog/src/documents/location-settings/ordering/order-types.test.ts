import {
  applyComputed,
  complete,
  displayNameOf,
  fieldAt,
  initial,
  isList,
  matches,
  validateValue,
} from '@commissary/schema';
import { describe, expect, it } from 'vitest';
import { valueTexts } from '../../../texts/form/values.ts';
import { deliverySettings } from '../delivery/delivery-settings.ts';
import { locationSettings } from '../location-settings.ts';
import { type OrderType, orderType, orderTypes } from './order-types.ts';

const start = initial(orderTypes);
const typeOf = (id: number): OrderType => {
  const found = start.types.find(type => type.id === id);
  if (found === undefined) throw new Error(`no order type ${id}`);
  return found;
};

it('[ENT.OrderTypesSection] has the types, the next number and the types for online orders', () => {
  expect(Object.keys(start)).toEqual(['types', 'nextTypeId', 'defaultOnlineOrderTypes']);
});

it('[MSG.builtin.OrderType.*] [RULE.orderTypes.08] has eleven built-in types, at the register and not online, each with its own requirements', () => {
  const needs = ({ settings }: OrderType) =>
    Object.entries(settings)
      .filter(([, value]) => value === true)
      .map(([key]) => key.replace('require', ''));
  expect(start.types.map(type => [type.id, type.name, type.abbrev, type.code, type.groupId, ...needs(type)])).toEqual([
    [1, 'Dine In', '', 'dine_in', 1, 'TentNumber', 'saveOpenTickets'],
    [2, 'To Go', 'T', 'to_go', 1, 'CustomerName'],
    [3, 'Drive Thru', '', 'drive_thru', 1],
    [4, 'Bar', '', 'bar', 1, 'TableNumber', 'saveOpenTickets', 'showInServerDetails'],
    [5, 'Table', '', 'table', 1, 'TableNumber', 'NumberOfPeople', 'saveOpenTickets', 'showInServerDetails'],
    [6, 'Drop-Off', '', '', 0],
    [7, 'Delivery', 'D', 'delivery', 2, 'CustomerLookup', 'saveOpenTickets'],
    [8, 'Eat In', 'E', 'eat_in', 2, 'CustomerName', 'PhoneNumber', 'saveOpenTickets'],
    [9, 'Pick Up', 'P', 'pick_up', 2, 'CustomerName', 'PhoneNumber', 'saveOpenTickets'],
    [10, 'Really Deferred', '', '', 0],
    [11, 'Temporarily Store', '', '', 0],
  ]);
  expect(start.types.every(type => type.activePOS && !type.activeOnline && type.customName === '')).toBe(true);
});

it('[CONST.orderType.*] [CONST.curbside.*] the next number is 12, all types but 6, 10 and 11 may be online, and curbside is off', () => {
  expect([start.nextTypeId, start.defaultOnlineOrderTypes]).toEqual([12, [1, 2, 3, 4, 5, 7, 8, 9]]);
  expect(start.types.filter(type => type.availableOnline).map(({ id }) => id)).toEqual(start.defaultOnlineOrderTypes);
  expect(new Set(start.types.map(({ settings }) => settings.curbside))).toEqual(new Set(['OFF']));
});

describe('the name', () => {
  const list = fieldAt(orderTypes, '/types');
  const nameOf = (customName: string) =>
    list && isList(list)
      ? displayNameOf(valueTexts, locationSettings, undefined, list, { member: { ...typeOf(2), customName } })
      : '';

  it('[RULE.orderTypes.01] [ROUTE.locationSettings.orderTypes.b2] a cleared name falls back to the built-in one', () => {
    expect([nameOf('Takeaway'), nameOf(''), nameOf(' ')]).toEqual(['Takeaway', 'To Go', 'To Go']);
  });
  it('an added type requires a name', () => {
    const added = { ...initial(orderType), id: 'catering' };
    const codes = (type: object) => validateValue(orderType, type).map(issue => `${issue.path} ${issue.rule}`);
    expect([codes(added), codes({ ...added, customName: 'Catering' })]).toEqual([['/customName unnamed'], []]);
  });
});

describe('online', () => {
  const settled = (change: Partial<OrderType>) => applyComputed(orderType, { ...typeOf(2), ...change }) as OrderType;

  it('[RULE.orderTypes.02] [ROUTE.locationSettings.orderTypes.b3] type 6 is never online, whatever is stored', () => {
    for (const id of [6, '6'])
      expect(settled({ id, availableOnline: true, activeOnline: true }).activeOnline).toBe(false);
    expect(settled({ activeOnline: true }).activeOnline).toBe(true);
  });
  it('[RULE.orderTypes.03] in a document without the flag, a type can be online if it is online', () => {
    const { availableOnline: _, ...stored } = typeOf(3);
    for (const activeOnline of [true, false])
      expect(complete(orderType, { ...stored, activeOnline })).toMatchObject({ availableOnline: activeOnline });
  });
  it('[RULE.orderTypes.04] a type that cannot be online is not online', () => {
    expect(settled({ availableOnline: false, activeOnline: true }).activeOnline).toBe(false);
  });
});

it('[RULE.orderTypes.05] a delivery option that is off by default stays off in a document without the flag', () => {
  const delivery = complete(orderType, { ...typeOf(7), settings: {} }) as OrderType;
  expect(Object.values(delivery.settings).filter(value => value === true)).toEqual([]);
  const charge = complete(deliverySettings, {}) as typeof deliverySettings.T;
  expect([charge.excludeChargeFromSalesTotal, charge.virtualZones, charge.orderMinimum.enabled]).toEqual([
    false,
    false,
    false,
  ]);
});

it('[RULE.orderTypes.06] [RULE.orderTypes.07] curbside is offered only for To Go, Drive Thru and Pick Up', () => {
  const shown = fieldAt(orderType, '/settings/curbside')?.visibleWhen;
  expect(shown).toMatchObject({ path: 'id', up: 1 });
  expect(start.types.filter(type => shown && matches(shown, type)).map(({ name }) => name)).toEqual([
    'To Go',
    'Drive Thru',
    'Pick Up',
  ]);
  for (const { settings } of start.types) expect(settings.curbside).toBe('OFF');
});

it('no built-in type can be removed, and three are internal to the product', () => {
  const list = fieldAt(orderTypes, '/types');
  if (list === undefined || !isList(list)) throw new Error('no list');
  expect([list.builtInIds, list.internalIds]).toEqual([start.types.map(({ id }) => id), [6, 10, 11]]);
});
