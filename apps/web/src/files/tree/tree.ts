/** A value of JSON or XML: a text, a list, or named values. A name may be any text: a `Map` has no prototype. */
export type Tree = string | readonly Tree[] | ReadonlyMap<string, Tree>;
