import {
  type ExplainedStep,
  explainSteps,
  type LocationSettings,
  type Menu,
  orderSettings,
  orderStepTexts,
} from '@commissary/catalog';
import { leastLine, type Order, prepareOrderPricing, priceOrder } from '@commissary/domain';
import type { Id } from '@commissary/schema';

/** How an item is ordered. */
export interface AskedOrder extends Pick<Order, 'channel' | 'orderType' | 'instant' | 'timeZone'> {
  /** Null: of the item's first size, or of the item where it has none. */
  readonly size: Id | null;
}

export interface ItemCost {
  readonly sizes: readonly { readonly id: Id; readonly name: string }[];
  readonly size: Id | null;
  /** Empty where it cannot be ordered. */
  readonly steps: readonly ExplainedStep[];
  /** In cents. */
  readonly total: number;
  /** Why it cannot be ordered, as texts. */
  readonly refusals: readonly string[];
}

/** What one of an item costs with as few modifiers as it asks for; null where there is no such item. [RULE.prices.16] */
export const itemCost = (menu: Menu, settings: LocationSettings, id: Id, asked: AskedOrder): ItemCost | null => {
  const prepared = prepareOrderPricing(menu, orderSettings(settings));
  const item = prepared.item(id);
  if (item === undefined) return null;
  const sizes = [...item.sizes.values()];
  const size = sizes.find(one => String(one.id) === String(asked.size))?.id ?? sizes[0]?.id ?? null;
  const price = priceOrder(prepared, {
    ...asked,
    ...{ tenderType: null, customerType: null, customerGroups: [], guest: null, couponCodes: [], chosenOffers: [] },
    ...{ deliveryZone: null, people: 1, lines: [leastLine(prepared, item, size, asked)] },
  });
  if (!price.isPriced)
    return {
      ...{ sizes, size, steps: [], total: 0 },
      refusals: [...new Set(price.refusals.map(({ code }) => orderStepTexts.reason[code]))],
    };
  return { sizes, size, steps: explainSteps(price.steps, menu, settings), total: price.total, refusals: [] };
};
