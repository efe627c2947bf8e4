import { richTextTags } from '@commissary/schema';
import { type DOMOutputSpec, DOMParser, type Mark, type Node, Schema } from 'prosemirror-model';

/** Whether a link may lead to an address. */
export const isLinkTarget = (href: string): boolean => richTextTags.a?.href?.test(escaped(href)) === true;

const isBold = (weight: string): false | null => (/^(?:bold(?:er)?|[6-9]\d\d)$/.test(weight) ? null : false);

const plain = (tag: string) => ({ parseDOM: [{ tag }], toDOM: (): DOMOutputSpec => [tag, 0] });
const block = (tag: string, content: string) => ({ group: 'block', content, ...plain(tag) });

/** What a rich text is made of, as the editor knows it: other elements that are pasted leave their text. */
export const richTextSchema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    p: block('p', 'inline*'),
    h2: { ...block('h2', 'inline*'), defining: true, parseDOM: [{ tag: 'h1' }, { tag: 'h2' }] },
    h3: { ...block('h3', 'inline*'), defining: true, parseDOM: ['h3', 'h4', 'h5', 'h6'].map(tag => ({ tag })) },
    ul: block('ul', 'li+'),
    ol: block('ol', 'li+'),
    li: { content: 'p block*', defining: true, ...plain('li') },
    br: { group: 'inline', inline: true, selectable: false, parseDOM: [{ tag: 'br' }], toDOM: () => ['br'] },
    text: { group: 'inline' },
  },
  marks: {
    a: {
      attrs: { href: { validate: 'string' } },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: element => {
            const href = element.getAttribute('href') ?? '';
            return isLinkTarget(href) ? { href } : false;
          },
        },
      ],
      toDOM: mark => ['a', { href: mark.attrs.href, rel: 'noopener' }, 0],
    },
    strong: {
      parseDOM: [{ tag: 'strong' }, { tag: 'b' }, { style: 'font-weight', getAttrs: isBold }],
      toDOM: () => ['strong', 0],
    },
    em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }, { style: 'font-style=italic' }], toDOM: () => ['em', 0] },
    u: { parseDOM: [{ tag: 'u' }, { style: 'text-decoration=underline' }], toDOM: () => ['u', 0] },
  },
});

/** Reads HTML as the editor would take it in: nothing of it is run, loaded or shown. */
export const parseRichText = (html: string): Node => {
  const { body } = new window.DOMParser().parseFromString(html, 'text/html');
  return DOMParser.fromSchema(richTextSchema).parse(body, { preserveWhitespace: true });
};

/** The strict form of what is in the editor; an empty text where there is nothing. */
export const writeRichText = (doc: Node): string => (doc.textContent.trim() === '' ? '' : writeNodes(doc));

const writeNodes = (parent: Node): string => parent.children.map(node => writeNode(node, parent)).join('');

const writeNode = (node: Node, parent: Node): string => {
  if (node.isText) return withMarks(escaped(node.text ?? ''), node.marks);
  if (node.type.name === 'br') return withMarks('<br>', node.marks);
  const inside = writeNodes(node);
  // The only paragraph of an entry, or its first one, is the text of the entry.
  const isFirst = parent.type.name === 'li' && node.type.name === 'p' && parent.firstChild === node;
  const isText = isFirst && (inside !== '' || parent.childCount === 1);
  return isText ? inside : `<${node.type.name}>${inside}</${node.type.name}>`;
};

const withMarks = (text: string, marks: readonly Mark[]): string =>
  marks.reduceRight((inner, { type, attrs }) => {
    const href = type.name === 'a' ? ` href="${escaped(String(attrs.href))}"` : '';
    return `<${type.name}${href}>${inner}</${type.name}>`;
  }, text);

const escaped = (text: string): string =>
  text.replaceAll('\0', '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
