import { placeOfItem } from './item-places.ts';
import { ItemPricing } from './item-pricing.ts';
import type { Id } from './order.ts';
import type {
  ItemInclusions,
  ItemTaxes,
  ModifierAvailability,
  OrderCategory,
  OrderDepartment,
  OrderItem,
  OrderMenu,
  Requirement,
} from './order-menu.ts';
import type { PreparedMenu } from './prepared-menu.ts';
import type { PreparedOptions } from './prepared-options.ts';
import type { ItemModifier, PreparedQuestions } from './prepared-questions.ts';
import { type PreparedSlot, preparedSlots } from './prepared-slot.ts';
import type { Place } from './steps.ts';

/**
 * An item with what its category, its department and the menu say for it. Thousands of items are kept, so that none has a
 * closure or an index of its own before it needs one: what is read of them would not fit into the caches of a processor.
 */
export class PreparedItem {
  readonly item: OrderItem;
  readonly department: OrderDepartment;
  readonly place: Place;
  /** Where it, its category or its department is switched off; null where none is. */
  readonly inactiveAt: Place | null;
  readonly channels: readonly string[];
  readonly out: OrderItem['info']['out'];
  readonly options: PreparedOptions;
  readonly taxes: ItemTaxes;
  readonly inclusions: ItemInclusions;
  readonly asked: PreparedQuestions;
  /** Where its questions are: at the item, its category, its department or the menu. */
  readonly questionsAt: Place;
  /** None of an item that is no combo. */
  readonly slots: readonly PreparedSlot[];
  readonly #menu: PreparedMenu;
  readonly #pricings: ItemPricing[] = [];
  #last: ItemPricing | null = null;

  constructor(menu: PreparedMenu, department: OrderDepartment, item: OrderItem) {
    const category = menu.categoryOf(department, item.category);
    this.#menu = menu;
    this.item = item;
    this.department = department;
    this.place = placeOfItem(department.id, item.id);
    this.inactiveAt = inactiveAt(menu, department, item);
    this.channels = menu.channels(item.info.channels);
    this.out = item.info.out;
    this.options = menu.options(department, item);
    this.taxes = item.taxes ?? category?.taxes ?? department.taxes;
    this.inclusions = item.inclusions ?? category?.inclusions ?? department.inclusions;
    const { availability, place } = askedBy(menu.menu, department, category, item);
    const offered = availability.categories.filter(one => one.offered && menu.isActiveQuestion(one.id));
    this.asked = menu.questions({ offered, requirements: requirementsOf(menu.menu, department, item) });
    this.questionsAt = [...place, 'availability', 'categories'];
    this.slots = preparedSlots(item.slots, this.place);
  }

  get sizes(): PreparedOptions['sizes'] {
    return this.options.sizes;
  }

  get styles(): PreparedOptions['styles'] {
    return this.options.styles;
  }

  get questions(): PreparedQuestions['questions'] {
    return this.asked.questions;
  }

  get requirements(): PreparedQuestions['requirements'] {
    return this.asked.requirements;
  }

  modifier(id: Id): ItemModifier | undefined {
    return this.asked.modifier(id);
  }

  /** What it costs in a scheme, of a size. There are few of both. */
  pricing(scheme: Id, size: Id | null): ItemPricing {
    // The id as the menu has it: to compare two texts is to read both, unless they are one.
    const own = size === null ? null : (this.options.sizes.get(String(size))?.id ?? size);
    if (this.#last?.isOf(scheme, own) !== true) {
      let found = this.#pricings.find(known => known.isOf(scheme, own));
      if (found === undefined) {
        found = new ItemPricing(this.#menu, this, scheme, own);
        this.#pricings.push(found);
      }
      this.#last = found;
    }
    return this.#last;
  }
}

const isActive = ({ status }: { readonly status: string }): boolean => status === 'ACTIVE';

/** Where an item, its category or its department is switched off; null where none is. */
export const inactiveAt = (menu: PreparedMenu, department: OrderDepartment, item: OrderItem): Place | null => {
  if (!isActive(item.info)) return [...placeOfItem(department.id, item.id), 'info', 'status'];
  const category = menu.categoryOf(department, item.category);
  if (isActive(department.info) && (category === undefined || isActive(category.info))) return null;
  const around: Place = ['departments', { id: department.id }];
  if (category !== undefined && !isActive(category.info))
    return [...around, 'categories', { id: category.id }, 'info', 'status'];
  return [...around, 'info', 'status'];
};

/** Who says what is asked about an item: the item, its category, its department or the menu. */
const askedBy = (
  { modifiers }: OrderMenu,
  department: OrderDepartment,
  category: OrderCategory | undefined,
  item: OrderItem,
): { readonly availability: ModifierAvailability; readonly place: Place } => {
  const at: Place = ['departments', { id: department.id }];
  const own = item.modifiers.availability;
  if (own !== undefined) return { availability: own, place: [...at, 'items', { id: item.id }, 'modifiers'] };
  const ofCategory = category?.modifiers.availability;
  if (category !== undefined && ofCategory !== undefined)
    return { availability: ofCategory, place: [...at, 'categories', { id: category.id }, 'modifiers'] };
  const ofDepartment = department.modifiers.availability;
  if (ofDepartment !== undefined) return { availability: ofDepartment, place: [...at, 'modifiers'] };
  return { availability: modifiers.availability, place: ['modifiers'] };
};

const requirementsOf = (
  { requirements }: OrderMenu,
  department: OrderDepartment,
  { id, category }: OrderItem,
): readonly Requirement[] =>
  requirements.filter(
    one =>
      isActive(one) &&
      one.modifierCategoryIds.length > 0 &&
      (has(one.itemIds, id) || has(one.categoryIds, category) || has(one.departmentIds, department.id)),
  );

const has = (ids: readonly Id[], id: Id | undefined): boolean =>
  id !== undefined && ids.some(one => String(one) === String(id));
