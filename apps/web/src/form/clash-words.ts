import type { Change } from '@commissary/document';
import { getAt } from '@commissary/document';
import { labelsAt, wordsAt } from '@commissary/schema';
import type { Clash } from './merge.ts';
import { effectiveOf, type Opened, parentOf, savedContent } from './opened.ts';

/** One question of the clash dialog, in words. */
export interface ClashRow {
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

export const clashRow = (opened: Opened, clash: Clash): ClashRow => {
  const document = effectiveOf(opened, savedContent(opened));
  const words = labelsAt(opened.definition, document, clash.path);
  const value = getAt(document, clash.path);
  const side = (changes: readonly Change[], other: readonly Change[]) =>
    sideOf(opened, document, clash.path, changes, other);
  return {
    path: clash.path,
    label: words.at(-1) ?? clash.path,
    where: words.slice(0, -1).join(' › '),
    before: value === undefined ? 'Not set' : wordsAt(opened.definition, document, clash.path, value),
    mine: side(clash.ours, clash.theirs),
    theirs: side(clash.theirs, clash.ours),
  };
};

const sideOf = (
  opened: Opened,
  document: unknown,
  path: string,
  changes: readonly Change[],
  other: readonly Change[],
): Side => {
  const words = (at: string, value: unknown) =>
    value === undefined ? 'Not set' : wordsAt(opened.definition, document, at, value);
  const itself = changes.find(change => change.path === path);
  if (changes.length === 0) return { value: words(path, getAt(parentOf(opened), path)), note: 'value from above' };
  if (itself?.op === 'remove') return { value: 'Removed here', note: null };
  if (itself?.op === 'set') return { value: words(path, itself.value), note: null };
  if (itself?.op === 'unset') return { value: 'Not set', note: null };
  if (itself?.op === 'add') return { value: 'Added', note: words(path, itself.value) };
  if (itself?.op === 'move') return { value: 'Moved', note: null };
  const removedThere = other.some(change => change.path === path && change.op === 'remove');
  return {
    value: removedThere ? 'Restore with my edit' : 'Edited',
    note: changes.map(change => insideWords(opened, document, change)).join(', '),
  };
};

const insideWords = (opened: Opened, document: unknown, change: Change): string => {
  const label = labelsAt(opened.definition, document, change.path).at(-1) ?? '';
  return 'value' in change
    ? `${label.toLowerCase()} ${wordsAt(opened.definition, document, change.path, change.value)}`
    : label.toLowerCase();
};
