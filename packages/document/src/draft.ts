import { apply } from './apply.ts';
import type { Change, Edit } from './change.ts';
import { edit } from './edit.ts';

/** Records edits of a document where they happen; each costs the depth of its place. */
export interface Draft<D> {
  set(path: string, value: unknown): Draft<D>;
  unset(path: string): Draft<D>;
  /** Adds a member behind the sibling `after`, or first. */
  add(path: string, value: unknown, after: string | null): Draft<D>;
  remove(path: string): Draft<D>;
  move(path: string, after: string | null): Draft<D>;
  /** The edited document, and the changes that made it, in normal form. */
  done(): { readonly value: D; readonly changes: Change[] };
}

export const draft = <D>(base: D): Draft<D> => {
  const edits: Edit[] = [];
  const record = (change: Edit): Draft<D> => {
    edits.push(change);
    return recorder;
  };
  const recorder: Draft<D> = {
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
