import { formVersionsTexts } from '@commissary/catalog';
import type { TimelineSave } from '@commissary/contract';
import { formatList } from '@commissary/domain';
import { isBelow } from '@commissary/schema';
import { whenWords } from '../../formatting/index.ts';
import type { Versions } from '../../snapshot/index.ts';

/**
 * Returns the saves that are newer than the versions a session was opened with, at the levels that apply to a tenant;
 * oldest first.
 */
export const savesSince = (
  saves: readonly TimelineSave[],
  versions: Versions,
  own: string | null,
): readonly TimelineSave[] =>
  saves
    .filter(({ tenantId, version }) => {
      if (tenantId === null) return version > versions.base;
      return version > (tenantId === own ? versions.override : (versions.group ?? 0));
    })
    .toReversed();

/** Whether no arrived save is by another user: all are the reader's own, or their author is not known yet. */
export const isOwnSave = (saves: readonly TimelineSave[], asking: boolean): boolean =>
  asking || (saves.length > 0 && saves.every(({ mine }) => mine === true));

/** Returns the newest of these saves that changed a path. */
export const saveAt = (saves: readonly TimelineSave[], path: string): TimelineSave | undefined =>
  saves.findLast(({ changes }) => changes.some(change => isBelow(change.path, path) || isBelow(path, change.path)));

/** Returns every author once. */
export const namesOf = (saves: readonly TimelineSave[]): readonly string[] => [...new Set(saves.map(({ by }) => by))];

const named = 3;

/** "Saved with Ming Zhao’s change to After settling from 02:02 PM ET merged in." */
export const mergedSavesText = (saves: readonly TimelineSave[], zone: string, now = Date.now()): string =>
  formVersionsTexts.mergedSaves(formatList(saves.map(save => mergedSavesPart(save, zone, now))));

const mergedSavesPart = ({ by, at, changes, total }: TimelineSave, zone: string, now: number): string => {
  const subjects = [...new Set(changes.map(({ subject }) => subject))];
  const rest = total - changes.length + Math.max(0, subjects.length - named);
  const what = formatList([...subjects.slice(0, named), ...(rest > 0 ? [formVersionsTexts.moreCount(rest)] : [])]);
  return formVersionsTexts.mergedSave(by, total, what, whenWords(at, zone, now));
};
