import type { TimedScheme } from '../menu/index.ts';
import type { PricesOfModifier } from './modifier-prices.ts';
import type { Id } from './order.ts';
import type { OrderCategory, OrderDepartment, OrderItem, OrderMenu, OrderModifier } from './order-menu.ts';
import type { PreparedOptions } from './prepared-options.ts';
import type { Asked, PreparedQuestions } from './prepared-questions.ts';

/** A menu with the indexes that its items are resolved with. */
export interface PreparedMenu {
  readonly menu: OrderMenu;
  readonly schemes: readonly TimedScheme[];
  readonly modifierPrices: PricesOfModifier;
  /** Whether the category of a question is active. */
  readonly isActiveQuestion: (category: Id) => boolean;
  /** One list for all that are alike. */
  readonly channels: (channels: readonly string[]) => readonly string[];
  readonly options: (department: OrderDepartment, item: OrderItem) => PreparedOptions;
  readonly questions: (asked: Asked) => PreparedQuestions;
  readonly modifier: (id: Id) => OrderModifier | undefined;
  readonly categoryOf: (department: OrderDepartment, category: Id | undefined) => OrderCategory | undefined;
}
