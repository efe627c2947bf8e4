export type Id = string | number;

export interface Named {
  readonly id: Id;
  readonly name: string;
}

/** A size, a crust: one that has run out is so for every item of the department. */
export interface StyleOption extends Named {
  /** Out of stock until an instant (epoch milliseconds), or until somebody ends it. */
  readonly out?: { readonly until: number | null } | undefined;
}

/** Sizes, crusts and other options of a department. */
export interface Style extends Named {
  readonly isSize: boolean;
  readonly options: readonly StyleOption[];
}

/** What decides on the styles of an item. */
export interface Styled {
  readonly styles: readonly Style[];
  /** The styles that it has, where it has not all; of each the options. */
  readonly ownStyles?: readonly { readonly id: Id; readonly optionIds: readonly Id[] }[];
}

/** The sizes of an item, in the order of its department. */
export const sizesOf = (item: Styled): readonly StyleOption[] =>
  stylesOf(item)
    .filter(({ isSize }) => isSize)
    .flatMap(({ options }) => options);

/** Sizes first: the other prices depend on them. */
export const stylesOf = ({ styles, ownStyles }: Styled): readonly Style[] =>
  styles
    .flatMap((style): readonly Style[] => {
      if (ownStyles === undefined) return [style];
      const own = ownStyles.find(({ id }) => isSame(id, style.id));
      return own === undefined
        ? []
        : [{ ...style, options: style.options.filter(({ id }) => own.optionIds.some(one => isSame(one, id))) }];
    })
    .filter(({ options }) => options.length > 0)
    .toSorted((a, b) => Number(b.isSize) - Number(a.isSize));

/** An id is a number or a text; both name the same member. */
export const isSame = (a: Id, b: Id): boolean => String(a) === String(b);
