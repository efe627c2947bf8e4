import { systemOrderTypes } from './order-type-ids.ts';
import type { OrderType, OrderTypes } from './order-types.ts';

/** Where orders are taken, and what of an order type says that it is taken there. */
const takes = { POS: 'activePOS', KIOSK: 'activeKiosk', ONLINE: 'activeOnline' } as const satisfies Record<
  string,
  keyof OrderType
>;

/** The order types that are taken in any of these places, everywhere by default; those internal to the product are nowhere. */
export const takenOrderTypes = (
  { types }: OrderTypes,
  places: readonly (keyof typeof takes)[] = ['POS', 'KIOSK', 'ONLINE'],
): readonly OrderType[] =>
  types.filter(type => !systemOrderTypes.includes(Number(type.id)) && places.some(place => type[takes[place]]));

/** What an order type is called: by its own name, else by that of the product. */
export const orderTypeName = ({ name, customName }: Pick<OrderType, 'name' | 'customName'>): string =>
  customName.trim() || name;
