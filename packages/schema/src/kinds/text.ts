import { type Field, type Kind, type Meta, make } from '../field/index.ts';
import { holdsCardNumber } from '../value/index.ts';

export interface Text extends Field<string> {
  readonly kind: Kind<'text', Text>;
  readonly initial: string;
  readonly max: number;
  readonly multiline: boolean;
  /** The source of a regular expression that must match the whole of a non-empty value. */
  readonly pattern?: string;
  /** What a value is, where a pattern cannot say it; a text of spaces counts as empty. */
  readonly format?: TextFormat;
}

/** The texts that are names of something, such as a time zone. */
export interface TextFormat {
  /** The code with which a call rejects another text. */
  readonly code: string;
  /** Says the same in the schema of a call; an empty text does not match it. */
  readonly pattern?: RegExp;
  /** The keyboard of a touch screen with which such texts are typed. */
  readonly keyboard?: 'email';
  accepts(value: string): boolean;
  /** The one spelling that is stored. */
  spelling?(value: string): string;
}

type Options = { initial?: string; max?: number; multiline?: boolean; pattern?: string; format?: TextFormat };

export const text = (meta: Meta & Options): Text =>
  make<Text>({ initial: '', max: 200, multiline: false, ...meta, kind: textKind });

/** What the texts of a field are, where it says that. */
export const textFormat = (field: Field): TextFormat | undefined => (isText(field) ? field.format : undefined);

const isText = (field: Field): field is Text => field.kind === textKind;

const textKind: Kind<'text', Text> = {
  name: 'text',
  keying: 'atomic',
  initial: field => field.initial,
  json: field => ({
    type: 'string',
    maxLength: field.max,
    ...(field.coerceInvalid ? { minLength: 1 } : {}),
    ...(field.pattern ? { pattern: whole(field.pattern) } : {}),
  }),
  format: (_, value, texts) => (value === '' ? texts.emptyText : String(value)),
  check: field => {
    const pattern = field.pattern === undefined ? undefined : new RegExp(whole(field.pattern), 'u');
    return (value, at) => {
      if (typeof value !== 'string') return at.report('type');
      if (value.length > field.max) at.report('too-long', { max: field.max });
      if (!field.multiline && /[\r\n]/.test(value)) at.report('format');
      else if (pattern && value !== '' && !pattern.test(value)) at.report('format');
      else if (field.format && value.trim() !== '' && !field.format.accepts(value)) at.report('format');
      if (holdsCardNumber(value)) at.report('card-number');
    };
  },
};

const whole = (pattern: string): string => `^(?:${pattern})?$`;
