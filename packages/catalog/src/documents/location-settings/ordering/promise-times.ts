import {
  type Field,
  group,
  type Id,
  idField,
  initial,
  list,
  number,
  reference,
  set,
  toggle,
  type Value,
} from '@commissary/schema';
import { rule } from '../../../rule.ts';
import { limitedOnline } from './limited-online.ts';
import { onlineOrderTypes, orderTypeReference } from './order-type-ids.ts';

const minutes = (label: string, initially: number, help?: string) =>
  number({ label, initial: initially, max: 1440, unit: 'min', ...(help !== undefined && { help }) });

const orderTypeFields = group(
  { label: 'Order type' },
  {
    id: idField(),
    orderType: { ...orderTypeReference(), systemManaged: true },
    minTime: minutes('Minimum', 10),
    defaultTime: minutes('Default', 45, 'Quoted to the guest unless staff change it'),
    maxTime: minutes('Maximum', 90),
    allowOnlineOrdersDueAtOpen: toggle({ label: 'Allow online orders due at opening' }),
    allowOnlineOrdersPlacedAtClose: toggle({
      label: 'Allow online orders placed at closing',
      help: 'Even if they are due after closing',
    }),
  },
  [
    rule<{ minTime: number; defaultTime: number; maxTime: number }>(
      'promise-order',
      'defaultTime',
      time => time.minTime <= time.defaultTime && time.defaultTime <= time.maxTime,
    ),
  ],
);
export interface OrderTypePromiseTime extends Value<typeof orderTypeFields> {}
export const orderTypePromiseTime: Field<OrderTypePromiseTime> = orderTypeFields;

const dayPartFields = group(
  { label: 'Order type by day part' },
  {
    id: idField(),
    storeShift: reference({
      label: 'Shift',
      to: '/promiseTimes/storeShifts',
      onDelete: 'drop-entry',
      systemManaged: true,
    }),
    orderType: { ...orderTypeReference(), systemManaged: true },
    default: minutes('Default', 30),
  },
);
export interface DayPartPromiseTime extends Value<typeof dayPartFields> {}
export const dayPartPromiseTime: Field<DayPartPromiseTime> = dayPartFields;

const shifts = [1, 2, 3] as const;

/** The initial promise times of a new order type. */
const promiseOf = (orderType: Id): OrderTypePromiseTime[] => [
  { ...initial(orderTypePromiseTime), id: orderType, orderType },
];
const dayPartsOf = (orderType: Id): DayPartPromiseTime[] =>
  shifts.map(storeShift => ({
    ...initial(dayPartPromiseTime),
    id: `${orderType}-${storeShift}`,
    storeShift,
    orderType,
  }));

const orderTypes = '/orderTypes/types';

const fields = group(
  {
    label: 'Promise times',
    help: 'Quote times by order type',
    permission: 'accessConfigurationOptions',
    alternativePermission: limitedOnline,
    layout: [
      { fields: ['orderTypes'] },
      { title: 'Shifts', fields: ['storeShifts'] },
      { title: 'Promise times by day part', fields: ['dayParts'], advanced: true },
    ],
  },
  {
    orderTypes: list(
      {
        label: 'By order type',
        nameFrom: orderTypes,
        max: 100,
        initial: onlineOrderTypes.flatMap(promiseOf),
        mirrors: { list: orderTypes, members: promiseOf },
        columns: ['minTime', 'defaultTime', 'maxTime'],
      },
      orderTypePromiseTime,
    ),
    storeShifts: set(
      { label: 'Day parts', initial: shifts },
      number({ label: 'Shift', min: 1, max: 3, names: ['Shift 1', 'Shift 2', 'Shift 3'] }),
    ),
    dayParts: list(
      {
        label: 'By day part',
        as: 'matrix',
        keyedBy: ['orderType', 'storeShift'],
        nameFrom: orderTypes,
        ownerPath: 'orderType',
        namePath: 'storeShift',
        max: 300,
        initial: onlineOrderTypes.flatMap(dayPartsOf),
        mirrors: { list: orderTypes, members: dayPartsOf },
      },
      dayPartPromiseTime,
    ),
  },
);

export interface PromiseTimes extends Value<typeof fields> {}
export const promiseTimes: Field<PromiseTimes> = fields;
