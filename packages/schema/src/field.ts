import type { Meta } from './meta.ts';

/** What a check can find. `rule` carries the rule's own code in `Issue.rule`. */
export type IssueCode =
  | 'type'
  | 'missing'
  | 'unknown-field'
  | 'too-long'
  | 'too-small'
  | 'too-large'
  | 'too-many'
  | 'not-a-step'
  | 'format'
  | 'not-an-option'
  | 'bad-id'
  | 'duplicate-id'
  | 'fixed-member'
  | 'kept-member'
  | 'not-unique'
  | 'empty-secret'
  | 'card-number'
  | 'needs-newer-pos'
  | 'rule';

/** Numbers and words that a message about an issue needs: the limit, the other path, … */
export type IssueParams = Readonly<Record<string, string | number>>;

/** Where a running check stands and how it speaks. `path` holds raw path tokens. */
export interface ValidationContext {
  readonly path: string[];
  /** How many issues there are so far. */
  readonly count: number;
  report(code: IssueCode, params?: IssueParams, rule?: string): void;
  /** Reports that the value here must be unique in its space; validated when the whole value has been seen. */
  reportUnique(space: string, value: string): void;
}

export type Check = (value: unknown, at: ValidationContext) => void;
export type JsonSchema = Readonly<Record<string, unknown>>;

/** How a document's changes address what is inside a value of a kind. */
export type Keying = 'group' | 'list' | 'set' | 'atomic';

/** Called for each child of a value; what it returns replaces the child, `undefined` removes it. */
export type Each = (child: Field, value: unknown, token: string) => unknown;

/**
 * The behavior of a kind, in one file a kind. A kind without children leaves out the last four.
 * Methods, not function properties: a kind of one field interface must stand where any kind is expected.
 */
export interface Kind<N extends string = string, F extends Field = Field> {
  readonly name: N;
  readonly keying: Keying;
  /** What to ask for when a typed text could not be read; kinds that nobody types leave it out. */
  readonly parseErrorHint?: string;
  initial(field: F): unknown;
  check(field: F): Check;
  json(field: F): JsonSchema;
  /** Words for a source line or a history sentence: `8.25%`, `8 people`, `On`. */
  format(field: F, value: unknown): string;
  /** Brings an input to its stored form; anything it does not know is handed back as it came. */
  accept?(field: F, value: unknown): unknown;
  /** The steps of the definition: keys of a group, `[]` for members. */
  children?(field: F): readonly (readonly [step: string, child: Field])[];
  /** The child that a raw path token leads to. */
  child?(field: F, token: string): Field | undefined;
  /** Visits every child of a value, absent ones too; the same object comes back when nothing was replaced. */
  map?(field: F, value: unknown, each: Each): unknown;
  /** Rules that read more than one child; run after the children's own checks. */
  rules?(field: F): Check;
}

/** A field of a document. `T` exists for the type checker only. */
export interface Field<out T = unknown> extends Meta {
  readonly kind: Kind;
  readonly T: T;
  readonly optional?: true;
  readonly nullable?: true;
}

/** The type of the values of a field. */
export type Value<F extends Field> = F['T'];

/** The only function that turns a field without its type-only member into a field. */
export const make = <F extends Field>(field: Omit<F, 'T'>): F => field as F;

/** A field that may be left empty: `null` is then its value. */
export const nullable = <F extends Field>(field: F): Field<Value<F> | null> =>
  make<Field<Value<F> | null>>({ ...field, nullable: true });

/** A field that may be absent; `complete` leaves it so. */
export const optional = <F extends Field>(field: F): F & { readonly optional: true } => ({ ...field, optional: true });
