import type { LocationPreview } from '@commissary/contract';
import { useState } from 'react';
import { hiddenChanges, type PreviewChange } from '../../levels/index.ts';
import type { ChosenChange } from '../index.ts';

/** Which of the previewed changes are published. */
export interface ChosenChanges {
  readonly isChosen: (change: PreviewChange) => boolean;
  readonly choose: (change: PreviewChange, on: boolean) => void;
  readonly chooseAll: (on: boolean) => void;
  /** The chosen ones; null where it is all of them, also those that are not shown. */
  readonly only: readonly ChosenChange[] | null;
  /** The number of all, of several locations once. */
  readonly total: number;
}

const keyOf = ({ kind, path }: ChosenChange): string => `${kind} ${path}`;

const keyOfChange = ({ kind, change: { path } }: PreviewChange): string => keyOf({ kind, path });

/** Begins anew with all of them for another selection of locations. */
export const useChosenChanges = (previews: readonly LocationPreview[]): ChosenChanges => {
  const selection = previews.map(({ locationId }) => locationId).join(' ');
  const [left, setLeft] = useState<{ readonly of: string; readonly keys: ReadonlySet<string> }>({
    of: '',
    keys: new Set(),
  });
  const keys = left.of === selection ? left.keys : new Set<string>();
  // Locations share the documents that are equal.
  const sets = [...new Set(previews.map(({ documents }) => documents))];
  const changes = sets.flatMap(documents =>
    documents.flatMap(({ kind, changes }) => changes.map(({ path }): ChosenChange => ({ kind, path }))),
  );
  const all = new Map(changes.map(one => [keyOf(one), one]));
  const chosen = [...all].flatMap(([key, one]) => (keys.has(key) ? [] : one));
  const leave = (next: Iterable<string>) => setLeft({ of: selection, keys: new Set(next) });
  return {
    isChosen: change => !keys.has(keyOfChange(change)),
    choose: (change, on) => {
      const key = keyOfChange(change);
      leave(on ? [...keys].filter(other => other !== key) : [...keys, key]);
    },
    chooseAll: on => leave(on ? [] : all.keys()),
    only: chosen.length === all.size ? null : chosen,
    total: all.size + hiddenChanges(previews),
  };
};
