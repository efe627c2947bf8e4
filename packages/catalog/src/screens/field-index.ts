import { isList, isSet, keyingOf, pathLabelsAt, walk } from '@commissary/schema';
import { type DocumentKind, documents, sectionsOf } from '../documents/registry.ts';
import { builtScreens, type RegisteredScreen } from './registry.ts';

/** A field that somebody can be led to: the screen that shows it, its path, and its words from the section on. */
export interface FieldEntry {
  readonly screen: RegisteredScreen;
  readonly path: string;
  readonly words: readonly string[];
}

/**
 * Every field of the sections that built screens edit, in the order of the screens. A list stands for its members, rows
 * for themselves: which of them there are, the document says, and not the definition.
 */
export const fieldEntries = (lines: readonly RegisteredScreen[] = builtScreens): readonly FieldEntry[] =>
  lines.flatMap(screen =>
    screen.edits && !screen.edits.gathers ? entriesOf(screen, screen.edits.document, screen.edits.sections) : [],
  );

const entriesOf = (screen: RegisteredScreen, kind: DocumentKind, keys: readonly string[]): FieldEntry[] => {
  const entries: FieldEntry[] = [];
  for (const { key, path: root, field: section } of sectionsOf(kind)) {
    if (!keys.includes(key)) continue;
    const closed: string[] = [];
    walk(section, (field, inner) => {
      const path = root + inner;
      if (closed.some(around => path.startsWith(`${around}/`))) return;
      // What stands apart has a screen of its own.
      const hidden = field.systemManaged === true || (field.separateScreen === true && inner !== '');
      if (hidden || isList(field) || isSet(field) || keyingOf(field) === 'atomic') closed.push(path);
      else if (field.kind.children?.(field).length) return;
      if (hidden) return;
      entries.push({ screen, path, words: pathLabelsAt(documents[kind].field, undefined, path) });
    });
  }
  return entries;
};
