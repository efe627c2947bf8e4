import { isMoney, toCents } from '../formats/index.ts';
import { type Choices, choiceTerm, isChosen } from '../offers/index.ts';
import type { Id, OrderedItem } from './order.ts';
import type { ItemSlot, OrderDepartment, OrderItem } from './order-menu.ts';
import type { Place } from './steps.ts';

/** A slot of a combo: a guest chooses one item of what its choices mean. */
export interface PreparedSlot {
  readonly id: Id;
  readonly from: Place;
  readonly choices: readonly PreparedChoice[];
}

/** What may be chosen for a slot at one upcharge, in cents. */
export interface PreparedChoice {
  readonly means: Choices;
  readonly cents: number;
  /** Where its upcharge is. */
  readonly from: Place;
}

const none: readonly PreparedSlot[] = [];

export const preparedSlots = (slots: readonly ItemSlot[], item: Place): readonly PreparedSlot[] =>
  slots.length === 0 ? none : slots.map(slot => preparedSlot(slot, item));

const preparedSlot = ({ id, choices }: ItemSlot, item: Place): PreparedSlot => {
  const from: Place = [...item, 'slots', { id }];
  return {
    ...{ id, from },
    choices: choices.map(choice => ({
      means: [choiceTerm(choice)],
      // What is being typed may be no amount yet.
      cents: isMoney(choice.upcharge) ? toCents(choice.upcharge) : 0,
      from: [...from, 'choices', { id: choice.id }, 'upcharge'],
    })),
  };
};

interface ItemPlace {
  readonly department: OrderDepartment;
  readonly item: OrderItem;
}

/** Returns the first choice of a slot that means an item as it is ordered. [RULE.combo.02] */
export const choiceOf = (
  { choices }: PreparedSlot,
  { department, item }: ItemPlace,
  { size, styleOptions }: Pick<OrderedItem, 'size' | 'styleOptions'>,
): PreparedChoice | undefined => {
  const meant = {
    ...{ departmentId: department.id, categoryId: item.category ?? null, itemId: item.id },
    ...{ sizeId: size, styleOptionIds: styleOptions },
  };
  return choices.find(({ means }) => isChosen(means, meant));
};
