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

/** A part of a rich text: words, or an element with the parts inside it. */
export type RichTextPart = string | RichTextElement;
export interface RichTextElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly parts: readonly RichTextPart[];
}

/**
 * Returns the parts of a text in that form, and null for any other text: lower-case tags, closed in order, double
 * quotes, and `<`, `>` and `&` only as part of a tag or a named character. Nothing else passes, so there is nothing that
 * a browser could read in another way.
 */
export const richTextParts = (html: string): readonly RichTextPart[] | null => {
  const all: RichTextPart[] = [];
  const open: { readonly tag: string; readonly parts: RichTextPart[] }[] = [];
  let end = 0;
  for (const token of html.matchAll(TOKEN)) {
    if (token.index !== end) return null;
    end += token[0].length;
    const [words, slash, tag, written = ''] = token;
    const siblings = open.at(-1)?.parts ?? all;
    if (tag === undefined) {
      siblings.push(decodedText(words));
    } else if (slash === '/') {
      if (written !== '' || open.pop()?.tag !== tag) return null;
    } else {
      const attributes = attributesOf(tag, written);
      if (attributes === null) return null;
      const element = { tag, attributes, parts: [] };
      siblings.push(element);
      if (!VOID.has(tag)) open.push(element);
    }
  }
  return end === html.length && open.length === 0 ? all : null;
};

export const isRichText = (html: string): boolean => richTextParts(html) !== null;

const TOKEN = /<(\/?)([a-z][a-z0-9]*)((?: [a-z]+="[^"<>]*")*)>|&(?:amp|lt|gt|quot|nbsp|#39);|[^<>&\0]+/g;

/** The attributes of an element; null where it may not have them, or is none of the elements of a rich text. */
const attributesOf = (tag: string, written: string): Readonly<Record<string, string>> | null => {
  const allowed = Object.hasOwn(richTextTags, tag) ? richTextTags[tag] : undefined;
  if (allowed === undefined) return null;
  const attributes: Record<string, string> = {};
  for (const [, name = '', value = ''] of written.matchAll(/ ([a-z]+)="([^"]*)"/g)) {
    const may = Object.hasOwn(allowed, name) && !Object.hasOwn(attributes, name) && allowed[name]?.test(value);
    if (!may) return null;
    attributes[name] = decodedText(value);
  }
  return attributes;
};

/** The text with its named characters replaced. */
export const decodedText = (text: string): string =>
  text.replaceAll(/&(?:amp|lt|gt|quot|nbsp|#39);/g, name => named[name] ?? name);

const named: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
  '&#39;': "'",
};
