import { valueWords } from '@commissary/schema';
import { classNames } from '../../ui/class-names.ts';
import { Dot } from '../../ui/dot.tsx';
import type { Around } from './cell-text.ts';
import styles from './sheet.module.css';
import type { CellState } from './sheet-state.ts';

/** What a cell shows: its value, whose it is, and whether it waits to be saved or cannot be read. */
export function CellWords({ state, around }: { readonly state: CellState; readonly around: Around }) {
  const { bad, overridden, locked, unsaved, source } = state;
  return (
    <>
      <span
        className={classNames(styles.words, overridden && styles.own, bad && styles.bad, locked && styles.locked)}
        data-level={source}
      >
        {wordsOf(state, around)}
      </span>
      {(unsaved || bad) && <Dot tone={bad ? 'error' : 'unsaved'} />}
      <span className="visually-hidden">{notesOf(state)}</span>
    </>
  );
}

export const wordsOf = ({ bad, field, value }: CellState, { definition, document }: Around): string =>
  bad?.text ?? (field === undefined ? '' : valueWords(definition, document, field, value));

const notesOf = ({ bad, overridden, source, unsaved, locked }: CellState): string =>
  [
    overridden ? 'set here' : `from ${source}`,
    unsaved && 'not saved',
    locked && 'cannot be changed here',
    bad && `not taken: ${bad.reason}`,
  ]
    .filter(Boolean)
    .join(', ');
