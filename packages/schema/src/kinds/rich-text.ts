import { type Field, type Kind, type Meta, make } from '../field/index.ts';

/** A text with paragraphs, emphasis, lists and links, as HTML in one strict form: see `richTextTags`. */
export interface RichText extends Field<string> {
  readonly kind: Kind<'rich-text', RichText>;
  readonly initial: string;
  readonly max: number;
}

/** `max` limits the characters of the HTML. */
export const richText = (meta: Meta & Partial<Pick<RichText, 'initial' | 'max'>>): RichText =>
  make<RichText>({ initial: '', max: 20_000, ...meta, kind: richTextKind });

/** Every element that a rich text may have, with its attributes and what they may say. */
export const richTextTags: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  p: {},
  br: {},
  strong: {},
  em: {},
  u: {},
  h2: {},
  h3: {},
  ul: {},
  ol: {},
  li: {},
  a: { href: /^(?:https:\/\/|mailto:|tel:)[^\s"'<>`]+$/ },
};
const VOID: ReadonlySet<string> = new Set(['br']);

/**
 * Whether a text is in that form: lower-case tags, closed in order, double quotes, and `<`, `>` and `&` only as part of
 * a tag or a named character. Nothing else passes, so there is nothing that a browser could read in another way.
 */
export const isRichText = (html: string): boolean => {
  const open: string[] = [];
  let end = 0;
  for (const token of html.matchAll(TOKEN)) {
    if (token.index !== end) return false;
    end += token[0].length;
    const [, slash, tag, attributes = ''] = token;
    if (tag === undefined) continue;
    if (!Object.hasOwn(richTextTags, tag)) return false;
    if (slash === '/') {
      if (attributes !== '' || open.pop() !== tag) return false;
    } else {
      if (!areAllowed(tag, attributes)) return false;
      if (!VOID.has(tag)) open.push(tag);
    }
  }
  return end === html.length && open.length === 0;
};

const TOKEN = /<(\/?)([a-z][a-z0-9]*)((?: [a-z]+="[^"<>]*")*)>|&(?:amp|lt|gt|quot|nbsp|#39);|[^<>&\0]+/g;

const areAllowed = (tag: string, attributes: string): boolean => {
  const seen = new Set<string>();
  for (const [, name = '', value = ''] of attributes.matchAll(/ ([a-z]+)="([^"]*)"/g)) {
    const allowed = richTextTags[tag];
    if (allowed === undefined || !Object.hasOwn(allowed, name) || seen.has(name) || !allowed[name]?.test(value))
      return false;
    seen.add(name);
  }
  return true;
};

const richTextKind: Kind<'rich-text', RichText> = {
  name: 'rich-text',
  keying: 'atomic',
  initial: field => field.initial,
  json: field => ({ type: 'string', maxLength: field.max, contentMediaType: 'text/html' }),
  format: (_, value, texts) => {
    const words = String(value)
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
    return words === ''
      ? texts.emptyText
      : words.replaceAll(/&(?:amp|lt|gt|quot|nbsp|#39);/g, name => named[name] ?? '');
  },
  check: field => (value, at) => {
    if (typeof value !== 'string') return at.report('type');
    if (value.length > field.max) return at.report('too-long', { max: field.max });
    if (!isRichText(value)) at.report('format');
  },
};

const named: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
  '&#39;': "'",
};
