import { type Style, type StyleOption, sizesOf, stylesOf } from '../menu/index.ts';
import { byId } from './modifier-prices.ts';
import type { Id } from './order.ts';
import type { OrderDepartment, OrderItem } from './order-menu.ts';
import type { Place } from './steps.ts';

/** The sizes and other options of an item. */
export interface PreparedOptions {
  readonly sizes: ReadonlyMap<string, StyleOption>;
  /** The styles that are no sizes: one option of each is chosen. */
  readonly styles: readonly Style[];
  /** Those that are out of stock, now or until an instant that has passed. */
  readonly out: readonly OutOption[];
}

/** An option that is out of stock, for every item of the department or for one alone. */
interface OutOption {
  readonly id: Id;
  readonly out: { readonly until: number | null };
  /** What it can be chosen as; one that an item names by itself, as either. */
  readonly as: 'SIZE' | 'STYLE' | 'EITHER';
  readonly from: Place;
}

/** Returns what prepares the options of items; those of a department are prepared once for all items that have them all. */
export const preparedOptions = (): ((department: OrderDepartment, item: OrderItem) => PreparedOptions) => {
  const known = new Map<OrderDepartment, PreparedOptions>();
  return (department, item) => {
    const { optionsOut = [] } = item.info;
    if (item.styles !== undefined || optionsOut.length > 0) return optionsOf(department, item);
    const found = known.get(department) ?? optionsOf(department, item);
    known.set(department, found);
    return found;
  };
};

const optionsOf = (
  department: OrderDepartment,
  { id, info: { optionsOut = [] }, styles }: OrderItem,
): PreparedOptions => {
  const styled = { styles: department.styles, optionsOut, ...(styles !== undefined && { ownStyles: styles }) };
  const at: Place = ['departments', { id: department.id }];
  const own: Place = [...at, 'items', { id }, 'info', 'optionsOut'];
  return {
    sizes: byId(sizesOf(styled)),
    styles: stylesOf(styled).filter(({ isSize }) => !isSize),
    out: [
      ...optionsOut.flatMap(one => outOption(one, 'EITHER', [...own, { id: one.id }])),
      ...department.styles.flatMap(style =>
        style.options.flatMap(one =>
          outOption(one, style.isSize ? 'SIZE' : 'STYLE', [
            ...[...at, 'styles', { id: style.id }],
            ...['options', { id: one.id }],
          ]),
        ),
      ),
    ],
  };
};

const outOption = (
  { id, out }: { readonly id: Id; readonly out?: OutOption['out'] | undefined },
  as: OutOption['as'],
  from: Place,
): readonly OutOption[] => (out === undefined ? [] : [{ id, out, as, from: [...from, 'out'] }]);
