import { choicesOf, type IncludedChoices, leastChoices, type OfferedCategory } from '../menu/index.ts';
import type { Id } from './order.ts';
import type { OrderModifier, Requirement } from './order-menu.ts';

/** How many choices an item asks for from some modifiers: a question, or a requirement over several. */
export interface PreparedQuestion {
  readonly id: Id;
  readonly min: number;
  readonly max: number | null;
  /** How many of its choices are free, and which. */
  readonly included: number;
  readonly includedChoices: IncludedChoices;
  /** The categories of its choices. */
  readonly categories: readonly Id[];
  readonly offers: (modifier: OrderModifier) => boolean;
}

/** A modifier of the menu on an item. */
export interface ItemModifier {
  readonly modifier: OrderModifier;
  /** The first question that offers it. */
  readonly question: PreparedQuestion | undefined;
  /** What it counts for, by position: that question, and requirements, which come after all questions. */
  readonly countsFor: readonly number[];
}

type FindModifier = (id: Id) => OrderModifier | undefined;

/** What is asked of an item: questions, and what is asked across them. */
export interface Asked {
  readonly offered: readonly OfferedCategory[];
  readonly requirements: readonly Requirement[];
}

/** What is asked about an item, and about every other one that asks the same. */
export class PreparedQuestions {
  readonly questions: readonly PreparedQuestion[];
  readonly requirements: readonly PreparedQuestion[];
  readonly #find: FindModifier;
  readonly #known = new Map<string, ItemModifier>();

  constructor({ offered, requirements }: Asked, find: FindModifier) {
    this.questions = offered.map(questionOf);
    this.requirements = requirements.map(requirementOf);
    this.#find = find;
  }

  /** A modifier of the menu as it counts for these questions. */
  modifier(id: Id): ItemModifier | undefined {
    const key = String(id);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const modifier = this.#find(id);
    if (modifier === undefined) return undefined;
    const at = this.questions.findIndex(one => one.offers(modifier));
    const across = this.requirements.flatMap((one, place) =>
      one.offers(modifier) ? this.questions.length + place : [],
    );
    const made = { modifier, question: this.questions[at], countsFor: at < 0 ? across : [at, ...across] };
    this.#known.set(key, made);
    return made;
  }
}

const questionOf = (offered: OfferedCategory): PreparedQuestion => ({
  id: offered.id,
  min: leastChoices(offered),
  max: offered.max,
  included: offered.included,
  includedChoices: offered.includedChoices,
  categories: [offered.id, ...offered.categoryIds],
  offers: choicesOf(offered),
});

const requirementOf = ({ id, min, max, modifierCategoryIds }: Requirement): PreparedQuestion => ({
  ...{ id, min, max, included: 0, includedChoices: 'FIRST', categories: modifierCategoryIds },
  offers: ({ categoryId }) => modifierCategoryIds.some(one => String(one) === String(categoryId)),
});
