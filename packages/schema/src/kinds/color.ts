import { type Field, type Kind, type Meta, make } from '../field/index.ts';

/** A color as `#rrggbb`, in lower case; empty for none where the field allows it. */
export interface Color extends Field<string> {
  readonly kind: Kind<'color', Color>;
  readonly initial: string;
  readonly allowEmpty: boolean;
}

/** Starts empty where that is allowed, and black otherwise, unless `initial` is given. */
export const color = (meta: Meta & { initial?: string; allowEmpty?: true }): Color =>
  make<Color>({ initial: meta.allowEmpty ? '' : '#000000', allowEmpty: false, ...meta, kind: colorKind });

const hex = /^#[0-9a-f]{6}$/;

/** Whether a text is a color in its stored form. */
export const isColor = (text: unknown): text is string => typeof text === 'string' && hex.test(text);

const colorKind: Kind<'color', Color> = {
  name: 'color',
  keying: 'atomic',
  initial: field => field.initial,
  json: field => ({ type: 'string', maxLength: 7, pattern: field.allowEmpty ? '^(?:#[0-9a-f]{6})?$' : hex.source }),
  format: (_, value, texts) => (value === '' ? texts.none : String(value)),
  accept: (_, value) => (typeof value === 'string' ? value.toLowerCase() : value),
  check: field => (value, at) => {
    if (typeof value !== 'string') at.report('type');
    else if (!isColor(value) && !(field.allowEmpty && value === '')) at.report('format');
  },
};
