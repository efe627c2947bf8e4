import { type Field, type Kind, type Meta, make } from '../field/index.ts';

export interface Option<O extends string = string> {
  readonly value: O;
  readonly label: string;
  /** The oldest point of sale that supports it; an older one must not be configured with it. */
  readonly minPosVersion?: string;
}

/** One of a fixed list; starts with the first option unless `initial` is given. */
export interface Choice<out O extends string = string> extends Field<O> {
  readonly kind: Kind<'choice', Choice>;
  readonly initial: O;
  readonly options: readonly Option<O>[];
}

export const choice = <const O extends string>(
  meta: Meta & { options: readonly [Option<O>, ...Option<O>[]]; initial?: NoInfer<O> },
): Choice<O> => make<Choice<O>>({ initial: meta.options[0].value, ...meta, kind: choiceKind });

const choiceKind: Kind<'choice', Choice> = {
  name: 'choice',
  keying: 'atomic',
  initial: field => field.initial,
  json: field => ({ type: 'string', enum: field.options.map(option => option.value) }),
  format: (field, value) => field.options.find(option => option.value === value)?.label ?? String(value),
  check: field => {
    const known = new Set<unknown>(field.options.map(option => option.value));
    return (value, at) => {
      if (typeof value !== 'string') at.report('type');
      else if (!known.has(value)) at.report('not-an-option', { value: value.slice(0, 60) });
    };
  },
};

export const isChoice = (field: Field): field is Choice => field.kind.name === choiceKind.name;
