import { reference } from '@commissary/schema';

/** Numbers that order types are known by everywhere. */
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

/** Order types that the product keeps for itself: no form shows them, and no promise is made for them. */
export const systemOrderTypes: readonly number[] = [
  orderTypeId.prePaidDelivery,
  orderTypeId.deferred,
  orderTypeId.temporarilyStore,
];

/** The order types that may be offered online at first. */
export const onlineOrderTypes: readonly number[] = Object.values(orderTypeId).filter(
  number => !systemOrderTypes.includes(number),
);

/** The numbers as conditions compare them: ids are the same as numbers and as text. */
export const sameIds = (...numbers: readonly number[]): readonly (number | string)[] => [
  ...numbers,
  ...numbers.map(String),
];

/** An order type, in an entry that goes with it. */
export const orderTypeReference = (label = 'Order type') =>
  reference({ label, to: '/orderTypes/types', onDelete: 'drop-entry' });
