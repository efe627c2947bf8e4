import type { TimedScheme } from '../menu/index.ts';
import type { PricesOfModifier } from './modifier-prices.ts';
import type { Id } from './order.ts';
import type { OrderCategory, OrderDepartment, OrderMenu, OrderModifier } from './order-menu.ts';

/** A menu with the indexes that its items are resolved with. */
export interface PreparedMenu {
  readonly menu: OrderMenu;
  readonly schemes: readonly TimedScheme[];
  readonly modifierPrices: PricesOfModifier;
  /** Whether the category of a question is active. */
  readonly isActiveQuestion: (category: Id) => boolean;
  readonly modifier: (id: Id) => OrderModifier | undefined;
  readonly categoryOf: (department: OrderDepartment, category: Id | undefined) => OrderCategory | undefined;
}
