import { formVersionsTexts } from '@commissary/catalog';
import type { Change } from '@commissary/document';
import { getAt } from '@commissary/document';
import { formatValueAt, pathLabelsAt } from '@commissary/schema';
import { valueTexts } from '../../formatting/index.ts';
import { effectiveOf, type LoadedSnapshot, parentOf, savedCopy } from '../../snapshot/index.ts';
import type { FieldConflict } from '../edit-session/index.ts';

/** One question of the conflict dialog, as text. */
export interface ConflictRow {
  readonly path: string;
  readonly label: string;
  readonly where: string;
  readonly before: string;
  readonly mine: Side;
  readonly theirs: Side;
}
interface Side {
  readonly value: string;
  readonly note: string | null;
}

export const conflictRow = (opened: LoadedSnapshot, conflict: FieldConflict): ConflictRow => {
  const document = effectiveOf(opened, savedCopy(opened));
  const words = pathLabelsAt(valueTexts, opened.definition, document, conflict.path, opened.related);
  const value = getAt(document, conflict.path);
  const side = (changes: readonly Change[], other: readonly Change[]) =>
    sideOf({ opened, document }, conflict.path, changes, other);
  return {
    path: conflict.path,
    label: words.at(-1) ?? conflict.path,
    where: words.slice(0, -1).join(' › '),
    before:
      value === undefined
        ? formVersionsTexts.notSet
        : formatValueAt(valueTexts, opened.definition, document, conflict.path, value, opened.related),
    mine: side(conflict.ours, conflict.theirs),
    theirs: side(conflict.theirs, conflict.ours),
  };
};

interface Conflicted {
  readonly opened: LoadedSnapshot;
  readonly document: unknown;
}

const sideOf = (conflicted: Conflicted, path: string, changes: readonly Change[], other: readonly Change[]): Side => {
  const { opened, document } = conflicted;
  const words = (at: string, value: unknown) =>
    value === undefined
      ? formVersionsTexts.notSet
      : formatValueAt(valueTexts, opened.definition, document, at, value, opened.related);
  const itself = changes.find(change => change.path === path);
  if (changes.length === 0)
    return { value: words(path, getAt(parentOf(opened), path)), note: formVersionsTexts.inheritedValue };
  if (itself?.op === 'remove') return { value: formVersionsTexts.removedHere, note: null };
  if (itself?.op === 'set') return { value: words(path, itself.value), note: null };
  if (itself?.op === 'unset') return { value: formVersionsTexts.notSet, note: null };
  if (itself?.op === 'add') return { value: formVersionsTexts.added, note: words(path, itself.value) };
  if (itself?.op === 'move') return { value: formVersionsTexts.moved, note: null };
  const removedThere = other.some(change => change.path === path && change.op === 'remove');
  return {
    value: removedThere ? formVersionsTexts.restoreWithMyEdit : formVersionsTexts.edited,
    note: changes.map(change => insideWords(conflicted, change)).join(', '),
  };
};

const insideWords = ({ opened, document }: Conflicted, change: Change): string => {
  const label = pathLabelsAt(valueTexts, opened.definition, document, change.path, opened.related).at(-1) ?? '';
  return 'value' in change
    ? `${label.toLowerCase()} ${formatValueAt(valueTexts, opened.definition, document, change.path, change.value, opened.related)}`
    : label.toLowerCase();
};
