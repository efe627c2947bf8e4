import { formListsTexts } from '@commissary/catalog';
import { getAt } from '@commissary/document';
import { type Id, memberPath } from '@commissary/schema';
import { memo } from 'react';
import { effectiveOf, savedCopy } from '../../snapshot/index.ts';
import { Dot, LevelIcon } from '../../ui/index.ts';
import { fieldElementId, useFieldState, useForm } from '../state/index.ts';
import styles from './matrix.module.css';
import { isChosen } from './matrix-edits.ts';

export interface OptionCellProps {
  readonly path: string;
  readonly option: Id;
  /** The column and the row. */
  readonly label: string;
  readonly onSwitch: () => void;
}

/** Whether a set contains an option: a box to tick, paler where the set is inherited. */
export const OptionCell = memo(
  function OptionCell({ path, option, label, onSwitch }: OptionCellProps) {
    const { store, levels } = useForm();
    const state = useFieldState(path);
    const on = isChosen(state.value, option);
    const isOwn = state.inheritedFrom === undefined;
    const source = isOwn && levels && state.source !== 'company' ? state.source : undefined;
    const { opened } = store.session();
    const unsaved =
      state.unsaved && isOwn && isChosen(getAt(effectiveOf(opened, savedCopy(opened)), path), option) !== on;
    return (
      <span
        className={`${styles.cell} row align-center gap-6 grow min-width-0 pad-x-12`}
        id={fieldElementId(memberPath(path, option))}
        data-path={memberPath(path, option)}
        data-own={(isOwn && state.overridden && source !== undefined) || undefined}
        data-level={source}
      >
        {unsaved && <Dot tone="unsaved" />}
        {source !== undefined && <LevelIcon level={source} />}
        <label className={styles.target}>
          <input
            type="checkbox"
            tabIndex={-1}
            className={styles.option}
            data-inherited={!isOwn || undefined}
            aria-label={label}
            checked={on}
            disabled={state.locked !== undefined}
            onChange={onSwitch}
          />
        </label>
        <span className="visually-hidden">
          {[!isOwn && formListsTexts.inherited, unsaved && formListsTexts.notSaved].filter(Boolean).join(', ')}
        </span>
      </span>
    );
  },
  (a, b) => a.path === b.path && a.option === b.option && a.label === b.label,
);
