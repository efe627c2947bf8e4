import { isList, isSet, keyingOf, pathLabelsAt, walk } from '@commissary/schema';
import { type DocumentKind, documents, sectionsOf } from '../documents/index.ts';
import { valueTexts } from '../texts/index.ts';
import { builtScreens, type RegisteredScreen } from './registry.ts';
import { editsSections } from './screen.ts';

/** A field that search can open: the screen that shows it, its path, and its labels from the section on. */
export interface FieldEntry {
  readonly screen: RegisteredScreen;
  readonly path: string;
  readonly words: readonly string[];
}

/**
 * Returns every field of the sections that available screens edit, in the order of the screens. A list stands for its
 * members: which ones exist depends on the document, not on the definition.
 */
export const fieldEntries = (lines: readonly RegisteredScreen[] = builtScreens): readonly FieldEntry[] =>
  lines.flatMap(screen =>
    screen.edits && editsSections(screen.edits) && !screen.edits.aggregates
      ? entriesOf(screen, screen.edits.document, screen.edits.sections)
      : [],
  );

const entriesOf = (screen: RegisteredScreen, kind: DocumentKind, keys: readonly string[]): FieldEntry[] => {
  const entries: FieldEntry[] = [];
  for (const { key, path: root, field: section } of sectionsOf(kind)) {
    if (!keys.includes(key)) continue;
    const closed: string[] = [];
    walk(section, (field, inner) => {
      const path = root + inner;
      if (closed.some(closedPath => path.startsWith(`${closedPath}/`))) return;
      // A separate section has its own screen.
      const hidden = field.systemManaged === true || (field.separateScreen === true && inner !== '');
      if (hidden || isList(field) || isSet(field) || keyingOf(field) === 'atomic') closed.push(path);
      else if (field.kind.children?.(field).length) return;
      if (hidden) return;
      entries.push({ screen, path, words: pathLabelsAt(valueTexts, documents[kind].field, undefined, path) });
    });
  }
  return entries;
};
