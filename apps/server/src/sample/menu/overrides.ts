import type { Edit } from '@commissary/document';
import { memberPath } from '@commissary/schema';

const set = (path: string, value: unknown): Edit => ({ op: 'set', path, value });
const item = (department: string, id: string): string =>
  memberPath(`${memberPath('/departments', department)}/items`, id);
const price = (department: string, id: string): string => `${item(department, id)}/pricing/[1]/itemBased/price`;
const asked = (department: string, category: string): string =>
  memberPath(`${memberPath('/departments', department)}/modifiers/availability/categories`, category);

/** What a group sells, asks and prints otherwise: a part of every kind that a menu has. */
export const menuOfMountain: readonly Edit[] = [
  set('/taxStructures/[1]/flatRate', '8.81'),
  set(price('small-plates', 'chicken-wings'), '15.50'),
  set(price('small-plates', 'arancini'), '12.75'),
  { op: 'remove', path: item('small-plates', 'tuna-crudo') },
  set(`${item('salads', 'kale-and-apple')}/info/out`, { until: null }),
  set('/modifiers/pricingSchemes/[1]/modifierItems/[ranch]/price', '1.25'),
  set(`${asked('pizza', 'dips')}/max`, 6),
  set(`${item('pizza', 'prosciutto')}/inclusions/substitutions/limitAmount`, 3),
  set('/departments/[desserts]/printing/kitchen/printers', ['grill']),
  set('/departments/[pasta]/kps/prepSeconds', 600),
  set('/offers/[pizza-pickup]/validity/minimumPurchase/amount', '22.00'),
  set('/requirements/[two-sides]/prompt', 'Choose any two sides'),
];

/** The same at one location of the group. */
export const menuOfOldMill: readonly Edit[] = [
  set(price('grill', 'pork-chop'), '27.50'),
  set(price('bar', 'house-lager'), '6.50'),
  { op: 'remove', path: item('grill', 'swordfish-steak') },
  set(`${item('desserts', 'almond-cake')}/info/out`, { until: null }),
  set('/modifiers/pricingSchemes/[1]/modifierItems/[side-salad]/price', '4.00'),
  set(`${asked('pizza', 'toppings')}/max`, 5),
  set(`${item('pizza', 'prosciutto')}/inclusions/items`, [{ id: 'fior-di-latte', quantity: 2 }]),
  set('/departments/[kids]/printing/kitchen/printers', ['cold']),
  set('/departments/[grill]/kps/prepSeconds', 1080),
  set('/offers/[staff-meal]/info/status', 'INACTIVE'),
  set('/messages/[birthday]/shownAt', 'KITCHEN'),
];
