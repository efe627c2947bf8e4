import { formListsTexts, matrixTexts } from '@commissary/catalog';
import { getAt } from '@commissary/document';
import { equal, formatValue, groupAround, isArray } from '@commissary/schema';
import { memo } from 'react';
import { formatIssue, valueTexts } from '../../formatting/index.ts';
import { effectiveOf, savedCopy } from '../../snapshot/index.ts';
import { classNames, Dot, LevelIcon } from '../../ui/index.ts';
import { contentOf, type EditSession } from '../edit-session/index.ts';
import { isNumeric } from '../rows/index.ts';
import { type FieldState, fieldElementId, useCondition, useFieldState, useForm } from '../state/index.ts';
import styles from './matrix.module.css';

export interface MatrixCellTextProps {
  readonly path: string;
  readonly row: number;
  /** The name that a row has for the cell at a path; undefined for a path outside of the matrix. */
  readonly nameOf: (path: string, row: number) => string | undefined;
  readonly emptyIsMissing: boolean;
}

/**
 * The content of a cell: its value, or what it inherits, with where from, and whether it is unsaved or wrong. Drawn
 * again when that changes, and not when the cursor moves.
 */
export const MatrixCellText = memo(function MatrixCellText({ path, row, nameOf, emptyIsMissing }: MatrixCellTextProps) {
  const { store, levels, names } = useForm();
  const state = useFieldState(path);
  const isUsed = useCondition(groupAround(path), state.field?.visibleWhen);
  if (!isUsed)
    return (
      <span className={`${styles.cell} row align-center gap-6 grow min-width-0 pad-x-12`}>{matrixTexts.notUsed}</span>
    );
  const isOwn = state.value !== undefined && state.inheritedFrom === undefined;
  const source = isOwn && levels && state.source !== 'company' ? state.source : undefined;
  const unsaved = isUnsaved(store.session(), state);
  const from = state.inheritedFrom === undefined ? undefined : nameOf(state.inheritedFrom, row);
  return (
    <span
      className={`${styles.cell} row align-center gap-6 grow min-width-0 pad-x-12`}
      id={fieldElementId(path)}
      data-path={path}
      data-own={(isOwn && state.overridden && source !== undefined) || undefined}
      data-level={source}
    >
      {unsaved && <Dot tone={state.issue === undefined ? 'unsaved' : 'error'} />}
      {source !== undefined && <LevelIcon level={source} />}
      {from !== undefined && (
        <span className={`${styles.from} size-12 tone-3 nowrap`} aria-hidden>
          {state.inheritedChange === undefined
            ? matrixTexts.sameAs(from)
            : matrixTexts.computedFrom(from, state.inheritedChange)}
        </span>
      )}
      <span
        className={classNames(
          styles.value,
          !isNumericField(state) && styles.words,
          !isOwn && styles.inherited,
          state.issue !== undefined && styles.wrong,
        )}
        data-level={source}
      >
        {(emptyIsMissing && isEmpty(state.value) ? undefined : valueText(store.session(), state)) ??
          matrixTexts.noValue}
      </span>
      <span className="visually-hidden">{notesOf({ ...state, unsaved }, names)}</span>
    </span>
  );
});

/** Whether the own value differs from the saved one. A member that was added for one value makes no other value unsaved. */
export const isUnsaved = (session: EditSession, { unsaved, path }: Pick<FieldState, 'unsaved' | 'path'>): boolean => {
  const { opened } = session;
  if (!unsaved) return false;
  return !equal(
    getAt(effectiveOf(opened, savedCopy(opened)), path),
    getAt(effectiveOf(opened, contentOf(session)), path),
  );
};

/** The value as text; undefined where there is none. */
export const valueText = (
  session: EditSession,
  { field, value, path }: Pick<FieldState, 'field' | 'value' | 'path'>,
) => {
  const { opened } = session;
  return field === undefined || value === undefined
    ? undefined
    : formatValue(valueTexts, opened.definition, effectiveOf(opened, contentOf(session)), field, value, path);
};

const isEmpty = (value: unknown): boolean => value === '' || (isArray(value) && value.length === 0);

const isNumericField = ({ field }: FieldState): boolean => field !== undefined && isNumeric(field);

const notesOf = (
  { issue, field, unsaved, locked, source, value, inheritedFrom }: FieldState,
  names: Readonly<Record<FieldState['source'], string>>,
): string =>
  [
    inheritedFrom !== undefined ? formListsTexts.inherited : value !== undefined && matrixTexts.setAt(names[source]),
    unsaved && formListsTexts.notSaved,
    locked !== undefined && matrixTexts.readOnly,
    issue !== undefined && formatIssue(field, issue),
  ]
    .filter(Boolean)
    .join(', ');
