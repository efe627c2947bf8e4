import type { PrintedWords } from './printed-names.ts';

/** Words of a menu, marked with their language for readers and hyphenation. */
export function Printed({ of: { words, language } }: { readonly of: PrintedWords }) {
  return language === undefined ? words : <span lang={language}>{words}</span>;
}
