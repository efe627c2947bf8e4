import { type Field, type Kind, type Meta, make } from '../field/index.ts';
import { decodedText, isRichText } from '../value/index.ts';

/** A text with paragraphs, emphasis, lists and links, as HTML in one strict form: see `richTextTags`. */
export interface RichText extends Field<string> {
  readonly kind: Kind<'rich-text', RichText>;
  readonly initial: string;
  readonly max: number;
}

/** `max` limits the characters of the HTML. */
export const richText = (meta: Meta & Partial<Pick<RichText, 'initial' | 'max'>>): RichText =>
  make<RichText>({ initial: '', max: 20_000, ...meta, kind: richTextKind });

const richTextKind: Kind<'rich-text', RichText> = {
  name: 'rich-text',
  keying: 'atomic',
  initial: field => field.initial,
  json: field => ({ type: 'string', maxLength: field.max, contentMediaType: 'text/html' }),
  format: (_, value, texts) => {
    const words = String(value)
      .replaceAll(/<[^<>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
    return words === '' ? texts.emptyText : decodedText(words);
  },
  check: field => (value, at) => {
    if (typeof value !== 'string') return at.report('type');
    if (value.length > field.max) return at.report('too-long', { max: field.max });
    if (!isRichText(value)) at.report('format');
  },
};
