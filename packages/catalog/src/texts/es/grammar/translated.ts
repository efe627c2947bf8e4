/** The texts of another language for those of an English module: the same members, with whatever texts. */
export type Translated<Texts> = Texts extends string
  ? string
  : Texts extends (...given: infer Given) => infer Text
    ? (...given: Given) => Translated<Text>
    : { readonly [Member in keyof Texts]: Translated<Texts[Member]> };
