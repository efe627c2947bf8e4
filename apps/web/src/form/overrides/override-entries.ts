import { formTexts, overrideListTexts } from '@commissary/catalog';
import { type Change, type DropReason, getAt } from '@commissary/document';
import { danglingReferences, type Field, formatValueAt, memoByIdentity, pathLabels } from '@commissary/schema';
import { valueTexts } from '../../formatting/index.ts';
import { type LoadedSnapshot, layersAbove, parentOf, resolvedOf } from '../../snapshot/index.ts';
import { contentOf, type EditSession, ownChanges } from '../edit-session/index.ts';

/** One entry that is set at this level, as text. */
export interface OverrideEntry {
  readonly path: string;
  readonly words: readonly string[];
  readonly here: string;
  readonly above: string;
  /** Why the entry is inactive while the level above is as it is; null when it is active. */
  readonly inactiveReason: string | null;
  /** A reference whose target is deleted here: another target can be chosen. */
  readonly names: boolean;
}

/** The entries of this level at and below some paths, as the list behind "3 set here". */
export const overrideEntries = (session: EditSession, paths: readonly string[]): readonly OverrideEntry[] => {
  const content = contentOf(session);
  if (content.kind === 'document') return [];
  const { opened } = session;
  const { value, dropped } = resolvedOf(opened, content);
  const own = layersAbove(opened).length;
  const inactive = new Map(
    dropped
      .filter(({ layer }) => layer === own)
      .map(({ op, path, reason }) => [`${op} ${path}`, inactiveReasonText[reason]]),
  );
  const dangling = danglingAt(opened.definition, value);
  return ownChanges(session, paths).map(change => {
    const names = 'value' in change && dangling.has(change.path);
    return {
      ...entryOf(opened, value, change),
      inactiveReason: inactive.get(`${change.op} ${change.path}`) ?? (names ? overrideListTexts.targetDeleted : null),
      names,
    };
  });
};

/** The paths of the references of a document that have lost their target; computed once for each document. */
const danglingAt = memoByIdentity(
  (definition: Field, document: unknown): ReadonlySet<string> =>
    new Set(danglingReferences(definition, document).map(({ path }) => path)),
);

/** The reasons that make an entry inactive (`isDormant`). */
const inactiveReasonText: { readonly [R in DropReason]?: string } = {
  missing: overrideListTexts.overriddenItemDeleted,
  type: overrideListTexts.parentDiffers,
  exists: overrideListTexts.parentHasIt,
  unsafe: overrideListTexts.nameUnusable,
};

const entryOf = (
  opened: LoadedSnapshot,
  document: unknown,
  change: Change,
): Omit<OverrideEntry, 'inactiveReason' | 'names'> => ({
  path: change.path,
  words: pathLabels(
    valueTexts,
    { definition: opened.definition, documents: namingOf(opened, document, change) },
    change.path,
  ),
  ...formatEntryChange(opened.definition, document, change, parentOf(opened)),
});

/** A member that the level above has deleted is shown with its name at the level that still has it. */
const namingOf = (opened: LoadedSnapshot, document: unknown, { op }: Change): readonly unknown[] => {
  const above = [parentOf(opened), opened.base];
  return op === 'remove' ? above : [document, ...above];
};

/** The value of a change, and the value of the level above at that path. */
export const formatEntryChange = (
  definition: Field,
  document: unknown,
  change: Change,
  parent: unknown,
): { here: string; above: string } => {
  switch (change.op) {
    case 'set':
      return {
        here: formatValueAt(valueTexts, definition, document, change.path, change.value),
        above: aboveWords(definition, parent, change.path),
      };
    case 'unset':
      return { here: formTexts.notSet, above: aboveWords(definition, parent, change.path) };
    case 'add':
      return { here: overrideListTexts.onlyHere, above: '—' };
    case 'remove':
      return { here: overrideListTexts.hiddenHere, above: formTexts.shown };
    case 'move':
      return { here: formTexts.moved, above: overrideListTexts.originalPosition };
  }
};

const aboveWords = (definition: Field, parent: unknown, path: string): string => {
  const value = getAt(parent, path);
  return value === undefined ? formTexts.notSet : formatValueAt(valueTexts, definition, parent, path, value);
};
