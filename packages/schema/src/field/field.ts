import type { ValueTexts } from './format-texts.ts';
import type { Meta } from './meta.ts';

/** The codes of issues. `rule` carries the code of the rule in `Issue.rule`. */
export type IssueCode =
  | 'type'
  | 'missing'
  | 'unknown-field'
  | 'too-long'
  | 'too-small'
  | 'too-large'
  | 'too-many'
  | 'too-few'
  | 'not-a-step'
  | 'format'
  | 'not-an-option'
  | 'bad-id'
  | 'duplicate-id'
  | 'out-of-scope'
  | 'fixed-member'
  | 'kept-member'
  | 'not-unique'
  | 'empty-secret'
  | 'card-number'
  | 'ends-before-start'
  | 'overlap'
  | 'outside-grid'
  | 'needs-newer-pos'
  | 'override-only'
  | 'rule';

/** Numbers and words that the message of an issue needs: the limit, the other path, … */
export type IssueParams = Readonly<Record<string, string | number>>;

/** The position of a running check and its reporter. `path` holds raw path tokens. */
export interface ValidationContext {
  readonly path: string[];
  /** The number of issues so far. */
  readonly count: number;
  report(code: IssueCode, params?: IssueParams, rule?: string): void;
  /** Records that the value here must be unique in its space; checked after the whole value was visited. */
  reportUnique(space: string, value: string): void;
}

export type Check = (value: unknown, at: ValidationContext) => void;
export type JsonSchema = Readonly<Record<string, unknown>>;

/** How the changes of a document address values inside a value of a kind. */
export type Keying = 'group' | 'list' | 'set' | 'atomic';

/** Called for each child of a value; its result replaces the child, `undefined` removes it. */
export type Each = (child: Field, value: unknown, token: string) => unknown;

/**
 * The behavior of a kind, one file per kind. A kind without children leaves out the last four methods. Methods and not
 * function properties, so that a kind of one field interface is assignable where any kind is expected.
 */
export interface Kind<N extends string = string, F extends Field = Field> {
  readonly name: N;
  readonly keying: Keying;
  initial(field: F): unknown;
  check(field: F): Check;
  json(field: F): JsonSchema;
  /** Formats a value for a source line or a history sentence: `8.25%`, `8 people`, `On`. */
  format(field: F, value: unknown, texts: ValueTexts): string;
  /** Converts an input to its stored form; an unknown value is returned unchanged. */
  accept?(field: F, value: unknown): unknown;
  /** The steps of the definition: keys of a group, `[]` for members. */
  children?(field: F): readonly (readonly [step: string, child: Field])[];
  /** The child at a raw path token. */
  child?(field: F, token: string): Field | undefined;
  /** Visits every child of a value, absent ones too; returns the same object when nothing was replaced. */
  map?(field: F, value: unknown, each: Each): unknown;
  /** Rules that read more than one child; run after the checks of the children. */
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

/** The only function that casts a field without its type-only member to a field. */
export const make = <F extends Field>(field: Omit<F, 'T'>): F => field as F;

/** A field that may be left empty: `null` is then its value. */
export const nullable = <F extends Field>(field: F): Field<Value<F> | null> =>
  make<Field<Value<F> | null>>({ ...field, nullable: true });

/** A field that may be absent; `complete` leaves it so. */
export const optional = <F extends Field>(field: F): F & { readonly optional: true } => ({ ...field, optional: true });
