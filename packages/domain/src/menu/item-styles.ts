export type Id = string | number;

export interface Named {
  readonly id: Id;
  readonly name: string;
}

/** Out of stock until an instant (epoch milliseconds), or until somebody ends it. */
interface Stocked {
  readonly out?: { readonly until: number | null } | undefined;
}

/** A size, a crust: in a department, one that has run out is so for every item. */
export interface StyleOption extends Named, Stocked {}

/** A size or another option that has run out of one item alone. */
export interface OptionOut extends Stocked {
  readonly id: Id;
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
  readonly optionsOut?: readonly OptionOut[] | undefined;
}

/** The sizes of an item, in the order of its department. */
export const sizesOf = (item: Styled): readonly StyleOption[] =>
  stylesOf(item)
    .filter(({ isSize }) => isSize)
    .flatMap(({ options }) => options);

/** Sizes first: the other prices depend on them. An option is out as long as the department or the item says so. */
export const stylesOf = ({ styles, ownStyles, optionsOut = [] }: Styled): readonly Style[] =>
  styles
    .flatMap((style): readonly Style[] => {
      if (ownStyles === undefined) return [style];
      const own = ownStyles.find(({ id }) => isSame(id, style.id));
      return own === undefined
        ? []
        : [{ ...style, options: style.options.filter(({ id }) => own.optionIds.some(one => isSame(one, id))) }];
    })
    .filter(({ options }) => options.length > 0)
    .map(style => (optionsOut.length === 0 ? style : { ...style, options: style.options.map(withOut(optionsOut)) }))
    .toSorted((a, b) => Number(b.isSize) - Number(a.isSize));

const withOut =
  (optionsOut: readonly OptionOut[]) =>
  (option: StyleOption): StyleOption => {
    const own = optionsOut.find(({ id }) => isSame(id, option.id))?.out;
    return own === undefined ? option : { ...option, out: laterEnd(own, option.out) };
  };

type Out = NonNullable<Stocked['out']>;

const laterEnd = (a: Out, b: Out = a): Out =>
  a.until === null || b.until === null ? { until: null } : { until: Math.max(a.until, b.until) };

/** An id is a number or a text; both name the same member. */
export const isSame = (a: Id, b: Id): boolean => String(a) === String(b);
