import { type RichTextPart, richTextParts } from '@commissary/schema';
import { createElement, type ReactNode } from 'react';
import styles from './rich-text.module.css';

/**
 * A rich text as elements of React: its HTML is read by the rules of the strict form and never inserted into the page.
 * Any other text is shown as the characters that it has.
 */
export function RichText({ html }: { readonly html: string }) {
  const parts = richTextParts(html);
  return <div className={`${styles.text} break-anywhere`}>{parts === null ? html : parts.map(drawn)}</div>;
}

const drawn = (part: RichTextPart, index: number): ReactNode => {
  if (typeof part === 'string') return part;
  const { tag, attributes, parts } = part;
  const link = tag === 'a' ? { href: attributes.href, target: '_blank', rel: 'noopener noreferrer' } : {};
  const children = parts.length === 0 ? undefined : parts.map(drawn);
  return createElement(below[tag] ?? tag, { key: index, ...link }, children);
};

/** A text stands below a heading of the third level. */
const below: Readonly<Record<string, string>> = { h2: 'h4', h3: 'h5' };
