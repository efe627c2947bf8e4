import type { Menu } from '@commissary/catalog';
import type { Order } from '@commissary/domain';
import {
  type Id,
  modifierOptionPriceIn,
  modifierPriceIn,
  type NaivePrice,
  optionPriceIn,
  same,
} from './naive-prices.ts';

/** An item of a line, or of a slot of one. */
type Ordered = Omit<Order['lines'][number], 'quantity' | 'slots'>;

/** A line of an order on a menu, with what its department and its category say. */
export interface NaivePlace {
  readonly department: Menu['departments'][number];
  readonly item: Menu['departments'][number]['items'][number];
  readonly category: Menu['departments'][number]['categories'][number] | undefined;
  readonly path: string;
}

export const findItem = (menu: Menu, id: Id): NaivePlace | null => {
  for (const department of menu.departments)
    for (const item of department.items)
      if (same(item.id, id)) {
        const category = department.categories.find(one => same(one.id, item.category));
        return { department, item, category, path: `/departments/[${department.id}]/items/[${item.id}]` };
      }
  return null;
};

const modifierOf = (menu: Menu, id: Id) => menu.modifiers.items.find(one => same(one.id, id));

const questionsFor = (menu: Menu, { item, category, department }: NaivePlace) => {
  const said =
    item.modifiers.availability ??
    category?.modifiers.availability ??
    department.modifiers.availability ??
    menu.modifiers.availability;
  return said.categories.filter(
    one => one.offered && menu.modifiers.categories.some(c => same(c.id, one.id) && c.info.status === 'ACTIVE'),
  );
};
type Question = ReturnType<typeof questionsFor>[number];

const isChoiceOf = (question: Question, modifier: { readonly id: Id; readonly categoryId: Id }): boolean => {
  if (!same(question.id, modifier.categoryId) && !question.categoryIds.some(one => same(one, modifier.categoryId)))
    return false;
  return question.itemIds.length === 0 || question.itemIds.some(one => one !== 'NONE' && same(one, modifier.id));
};

const sizesFor = ({ department, item }: NaivePlace): readonly Id[] =>
  department.styles.filter(({ isSize }) => isSize).flatMap(style => optionsFor(item, style));

const optionsFor = (item: NaivePlace['item'], style: NaivePlace['department']['styles'][number]): readonly Id[] => {
  if (item.styles === undefined) return style.options.map(({ id }) => id);
  const own = item.styles.find(one => same(one.id, style.id));
  return own === undefined ? [] : style.options.filter(({ id }) => own.optionIds.includes(id)).map(({ id }) => id);
};

const isOut = (out: { readonly until: number | null } | undefined, instant: number): boolean =>
  out !== undefined && (out.until === null || out.until > instant);

/** The codes of what is wrong with an item, price aside. */
export const wrongWithItem = (menu: Menu, place: NaivePlace, line: Ordered, order: Order): readonly string[] => {
  const { item, category, department } = place;
  const codes = new Set<string>();
  if (item.info.status !== 'ACTIVE' || category?.info.status === 'INACTIVE' || department.info.status !== 'ACTIVE')
    codes.add('ITEM_INACTIVE');
  if (!item.info.channels.includes(order.channel)) codes.add('ITEM_CHANNEL');
  if (isOut(item.info.out, order.instant)) codes.add('OUT_OF_STOCK');
  const sizes = sizesFor(place);
  if (sizes.length > 0 && line.size === null) codes.add('SIZE_MISSING');
  if (line.size !== null && !sizes.some(one => same(one, line.size))) codes.add('SIZE_GONE');
  const rest = [...line.styleOptions];
  for (const style of department.styles.filter(({ isSize }) => !isSize)) {
    const options = optionsFor(item, style);
    const chosen = rest.filter(one => options.includes(one));
    if (options.length > 0 && chosen.length === 0) codes.add('OPTION_MISSING');
    if (chosen.length > 1) codes.add('OPTION_GONE');
    for (const one of chosen) rest.splice(rest.indexOf(one), 1);
  }
  if (rest.length > 0) codes.add('OPTION_GONE');
  for (const style of department.styles)
    for (const option of style.options) {
      const chosen = style.isSize ? [line.size] : line.styleOptions;
      if (chosen.some(one => one !== null && same(one, option.id)) && isOut(option.out, order.instant))
        codes.add('OPTION_OUT_OF_STOCK');
    }
  for (const one of item.info.optionsOut)
    if ([line.size, ...line.styleOptions].some(id => id !== null && same(id, one.id)) && isOut(one.out, order.instant))
      codes.add('OPTION_OUT_OF_STOCK');
  const inclusions = item.inclusions ?? category?.inclusions ?? department.inclusions;
  if (line.without.some(id => !inclusions.items.some(one => same(one.id, id)))) codes.add('NOT_INCLUDED');
  const questions = questionsFor(menu, place);
  const onIt: Id[] = [];
  for (const { id, quantity } of inclusions.items)
    if (!line.without.some(one => same(one, id))) for (let n = 0; n < quantity; n++) onIt.push(id);
  for (const { id, quantity } of line.modifiers) {
    const modifier = modifierOf(menu, id);
    if (!(quantity >= 1 && quantity <= 99 && Math.floor(quantity) === quantity)) codes.add('QUANTITY');
    const isOffered = modifier !== undefined && questions.some(one => isChoiceOf(one, modifier));
    const isSold = modifier?.info.status === 'ACTIVE' && modifier.info.channels.includes(order.channel);
    if (!isOffered || !isSold) codes.add('MODIFIER_NOT_OFFERED');
    if (isOut(modifier?.info.out, order.instant)) codes.add('MODIFIER_OUT_OF_STOCK');
    for (let n = 0; n < quantity; n++) onIt.push(id);
  }
  const modifiers = onIt.flatMap(id => modifierOf(menu, id) ?? []);
  for (const question of questions) {
    const count = modifiers.filter(one => questions.find(asks => isChoiceOf(asks, one)) === question).length;
    if (count < question.min || (question.required && count === 0)) codes.add('TOO_FEW_MODIFIERS');
    if (question.max !== null && count > question.max) codes.add('TOO_MANY_MODIFIERS');
  }
  for (const one of menu.requirements) {
    if (one.status !== 'ACTIVE' || one.modifierCategoryIds.length === 0) continue;
    const isAsked =
      one.departmentIds.some(id => same(id, department.id)) ||
      one.categoryIds.some(id => item.category !== undefined && same(id, item.category)) ||
      one.itemIds.some(id => same(id, item.id));
    if (!isAsked) continue;
    const count = modifiers.filter(m => one.modifierCategoryIds.some(id => same(id, m.categoryId))).length;
    if (count < one.min) codes.add('TOO_FEW_MODIFIERS');
    if (count > one.max) codes.add('TOO_MANY_MODIFIERS');
  }
  return [...codes];
};

/** Something that one unit is charged for. */
export interface NaivePart {
  readonly kind: string;
  readonly cents: number;
  readonly price: NaivePrice | null;
}

/** Each unit of the modifiers of a line that a question includes, by its position: one after the other is looked for. */
const includedUnits = (
  menu: Menu,
  { item, path }: NaivePlace,
  line: Ordered,
  scheme: Id,
  size: Id | null,
  questions: readonly Question[],
): readonly string[] =>
  questions.flatMap(question => {
    const units = line.modifiers.flatMap(({ id, quantity }, at) => {
      const modifier = modifierOf(menu, id);
      if (modifier === undefined || questions.find(one => isChoiceOf(one, modifier)) !== question) return [];
      let cost = modifierPriceIn(menu, path, item, modifier, scheme, size)?.cents ?? 0;
      for (const option of line.styleOptions) cost += modifierOptionPriceIn(menu, id, scheme, option)?.cents ?? 0;
      return Array.from({ length: quantity }, (_, n) => ({ key: `${at} ${n}`, cost }));
    });
    const found: string[] = [];
    while (found.length < question.included && units.length > 0) {
      const costs = units.map(({ cost }) => cost);
      const which = question.includedChoices;
      const best = which === 'FIRST' ? costs[0] : which === 'CHEAPEST' ? Math.min(...costs) : Math.max(...costs);
      const [taken] = units.splice(costs.indexOf(best ?? 0), 1);
      if (taken !== undefined) found.push(taken.key);
    }
    return found;
  });

/** What an item is charged for beyond its price, modifier by modifier, each unit of it by itself. */
export const partsOfItem = (
  menu: Menu,
  place: NaivePlace,
  line: Ordered,
  scheme: Id,
  size: Id | null,
): readonly NaivePart[] => {
  const { item, category, department, path } = place;
  const parts: NaivePart[] = [];
  for (const option of line.styleOptions) {
    const price = optionPriceIn(menu, path, item, scheme, size, option);
    parts.push({ kind: 'OPTION', cents: price?.cents ?? 0, price });
  }
  const { items, substitutions } = item.inclusions ?? category?.inclusions ?? department.inclusions;
  const swappable: Id[] = [];
  for (const { id, quantity } of items)
    if (substitutions.allow && line.without.some(one => same(one, id)))
      for (let n = 0; n < quantity; n++) swappable.push(modifierOf(menu, id)?.categoryId ?? 'undefined');
  let swaps = 0;
  const questions = questionsFor(menu, place);
  const included = includedUnits(menu, place, line, scheme, size, questions);
  for (const [position, { id, quantity }] of line.modifiers.entries()) {
    const modifier = modifierOf(menu, id);
    if (modifier === undefined) continue;
    const price = modifierPriceIn(menu, path, item, modifier, scheme, size);
    for (let n = 0; n < quantity; n++) {
      if (included.includes(`${position} ${n}`)) {
        parts.push({ kind: 'MODIFIER', cents: 0, price });
        continue;
      }
      const at = swappable.findIndex(one => !substitutions.restrictToCategory || same(one, modifier.categoryId));
      if (at >= 0 && (!substitutions.limit || swaps < substitutions.limitAmount)) {
        swappable.splice(at, 1);
        swaps++;
        parts.push({ kind: 'MODIFIER', cents: 0, price });
        continue;
      }
      parts.push({ kind: 'MODIFIER', cents: price?.cents ?? 0, price });
      for (const option of line.styleOptions) {
        const more = modifierOptionPriceIn(menu, modifier.id, scheme, option);
        if (more !== null) parts.push({ kind: 'MODIFIER_OPTION', cents: more.cents, price: more });
      }
    }
  }
  return parts;
};
