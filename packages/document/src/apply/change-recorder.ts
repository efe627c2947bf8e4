import type { Change, Edit } from '../change/index.ts';
import { apply } from './apply.ts';
import { edit } from './compose-edits.ts';

/** Records edits of a document as they are made; each costs the depth of its path. */
export interface ChangeRecorder<D> {
  set(path: string, value: unknown): ChangeRecorder<D>;
  unset(path: string): ChangeRecorder<D>;
  /** Adds a member behind the sibling `after`, or in the first position. */
  add(path: string, value: unknown, after: string | null): ChangeRecorder<D>;
  remove(path: string): ChangeRecorder<D>;
  move(path: string, after: string | null): ChangeRecorder<D>;
  /** The edited document and its changes, in normal form. */
  done(): { readonly value: D; readonly changes: Change[] };
}

export const recordChanges = <D>(base: D): ChangeRecorder<D> => {
  const edits: Edit[] = [];
  const record = (change: Edit): ChangeRecorder<D> => {
    edits.push(change);
    return recorder;
  };
  const recorder: ChangeRecorder<D> = {
    set: (path, value) => record({ op: 'set', path, value }),
    unset: path => record({ op: 'unset', path }),
    add: (path, value, after) => record({ op: 'add', path, after, value }),
    remove: path => record({ op: 'remove', path }),
    move: (path, after) => record({ op: 'move', path, after }),
    done: () => {
      const changes = edit(base, [], edits);
      return { value: apply(base, changes), changes };
    },
  };
  return recorder;
};
