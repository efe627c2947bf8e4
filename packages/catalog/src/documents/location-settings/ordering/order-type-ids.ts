import { reference } from '@commissary/schema';

/** The ids of the built-in order types. */
export const orderTypeId = {
  dineIn: 1,
  toGo: 2,
  driveThru: 3,
  bar: 4,
  table: 5,
  prePaidDelivery: 6,
  delivery: 7,
  eatIn: 8,
  pickUp: 9,
  deferred: 10,
  temporarilyStore: 11,
} as const;

/** Order types that are internal to the product: no form shows them, and they have no promise time. */
export const systemOrderTypes: readonly number[] = [
  orderTypeId.prePaidDelivery,
  orderTypeId.deferred,
  orderTypeId.temporarilyStore,
];

/** The order types that may initially be offered online. */
export const onlineOrderTypes: readonly number[] = Object.values(orderTypeId).filter(
  number => !systemOrderTypes.includes(number),
);

/** The ids in the form that conditions compare: numbers and text are equal. */
export const sameIds = (...numbers: readonly number[]): readonly (number | string)[] => [
  ...numbers,
  ...numbers.map(String),
];

/** The order type of an entry that depends on it. */
export const orderTypeReference = (label = 'Order type') =>
  reference({ label, to: '/orderTypes/types', onDelete: 'drop-entry' });
