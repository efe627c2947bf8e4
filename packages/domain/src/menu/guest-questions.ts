import { lets, restrictionTo } from '../restriction.ts';
import { type Id, isSame, type Named, type Style, type Styled, stylesOf } from './item-styles.ts';
import { type ItemPrices, itemPrice, type ModifierPrices, modifierPrice, type PricedScheme } from './price-of.ts';
import { type ItemUpcharges, optionUpcharge } from './upcharges.ts';

interface Info {
  readonly name: string;
  readonly displayName: string;
  readonly status: string;
}

interface Modifier {
  readonly id: Id;
  readonly categoryId: Id;
  readonly info: Info & { readonly channels: readonly string[] };
}

/** Which choices of a question are included: those that were chosen first, or those that cost the least or the most. */
export type IncludedChoices = 'FIRST' | 'CHEAPEST' | 'DEAREST';

/** A question for modifiers: what an item offers of a category. */
export interface OfferedCategory {
  readonly id: Id;
  readonly offered: boolean;
  readonly required: boolean;
  readonly min: number;
  readonly max: number | null;
  readonly included: number;
  readonly includedChoices: IncludedChoices;
  readonly itemIds: readonly Id[];
  readonly categoryIds: readonly Id[];
}

/** A slot of a combo, with what a guest can choose for it on a channel: each for an upcharge. */
export interface AskedSlot extends Named {
  readonly choicesOn: (channel: OfferedOn) => readonly GuestChoice[];
}

/** An item as it counts at a place, with what its category, its department and the menu say for it. */
export interface AskedItem extends Styled {
  readonly pricing: readonly (ItemPrices & ItemUpcharges)[];
  readonly slots: readonly AskedSlot[];
  readonly offered: readonly OfferedCategory[];
  readonly included: readonly { readonly id: Id }[];
  readonly categories: readonly { readonly id: Id; readonly info: Info }[];
  readonly modifiers: readonly Modifier[];
  readonly modifierPrices: readonly ModifierPrices[];
  readonly schemes: readonly PricedScheme[];
}

/** How an item is ordered: the scheme in force, the size, and where. */
export interface Asking {
  readonly scheme: Id;
  readonly size: Id | null;
  readonly channel: OfferedOn;
}

type OfferedOn = 'POS' | 'ONLINE';

export interface GuestChoice extends Named {
  /** Undefined where none was entered: of a size it has no price, any other choice has no charge. */
  readonly price: string | undefined;
  /** On the item without being asked. */
  readonly isIncluded: boolean;
}

export interface GuestQuestion extends Named {
  readonly of: 'size' | 'style' | 'slot' | 'modifiers';
  readonly required: boolean;
  readonly min: number;
  readonly max: number | null;
  /** How many choices cost nothing, and which. */
  readonly included: number;
  readonly includedChoices: IncludedChoices;
  readonly choices: readonly GuestChoice[];
}

/** What a guest is asked about an item, question by question: sizes, styles, the slots of a combo, then the categories of modifiers. */
export const guestQuestions = (item: AskedItem, asking: Asking): readonly GuestQuestion[] => [
  ...stylesOf(item).map(style => styleQuestion(item, asking, style)),
  ...item.slots.map(slot => slotQuestion(slot, asking)),
  ...item.offered.flatMap(offered => modifierQuestion(item, asking, offered)),
];

/** One choice of one slot or style. */
const chooseOne = { required: true, min: 1, max: 1, included: 0, includedChoices: 'FIRST' } as const;

const slotQuestion = ({ id, name, choicesOn }: AskedSlot, { channel }: Asking): GuestQuestion => ({
  ...{ id, name, of: 'slot', ...chooseOne },
  choices: choicesOn(channel),
});

const styleQuestion = (item: AskedItem, { scheme, size }: Asking, style: Style): GuestQuestion => ({
  ...{
    id: style.id,
    name: style.name,
    of: style.isSize ? 'size' : 'style',
    ...chooseOne,
  },
  choices: style.options.map(({ id, name }) => ({
    id,
    name,
    isIncluded: false,
    price: (style.isSize
      ? itemPrice(item.schemes, item.pricing, scheme, id)
      : optionUpcharge(item.schemes, item.pricing, scheme, size, id)
    )?.price,
  })),
});

const modifierQuestion = (item: AskedItem, asking: Asking, offered: OfferedCategory): readonly GuestQuestion[] => {
  const category = item.categories.find(({ id }) => isSame(id, offered.id));
  if (!offered.offered || category === undefined || category.info.status !== 'ACTIVE') return [];
  const { required, min, max, included, includedChoices } = offered;
  const isChoice = choicesOf(offered);
  const choices = item.modifiers.filter(
    modifier =>
      isChoice(modifier) && modifier.info.status === 'ACTIVE' && modifier.info.channels.includes(asking.channel),
  );
  return [
    {
      ...{ id: offered.id, name: shownName(category.info), of: 'modifiers' },
      ...{ required, min, max, included, includedChoices },
      choices: choices.map(modifier => ({
        id: modifier.id,
        name: shownName(modifier.info),
        isIncluded: item.included.some(({ id }) => isSame(id, modifier.id)),
        price: modifierPrice(item.schemes, item.modifierPrices, item.pricing, modifier, asking.scheme, asking.size)
          ?.price,
      })),
    },
  ];
};

/** Returns whether a modifier is among the choices of a question. */
export const choicesOf = ({
  id,
  categoryIds,
  itemIds,
}: Pick<OfferedCategory, 'id' | 'categoryIds' | 'itemIds'>): ((
  modifier: Pick<Modifier, 'id' | 'categoryId'>,
) => boolean) => {
  const categories = new Set([id, ...categoryIds].map(String));
  const only = restrictionTo(itemIds);
  return modifier => categories.has(String(modifier.categoryId)) && lets(only, [modifier.id]);
};

/** How many choices a question asks for at least. */
export const leastChoices = ({ min, required }: Pick<OfferedCategory, 'min' | 'required'>): number =>
  Math.max(min, required ? 1 : 0);

const shownName = ({ name, displayName }: Info): string => displayName || name;
