import { formTexts } from '@commissary/catalog';
import { activeCase, joinPath, keyToken, type Union } from '@commissary/schema';
import { Button } from '@mantine/core';
import { useCallback } from 'react';
import { otherCases, removeOtherCases } from '../actions/index.ts';
import type { EditSession } from '../edit-session/index.ts';
import { fieldElementId, useFieldState, useForm, useFormSelector, valueIn } from '../state/index.ts';
import { FieldRow } from './field-row.tsx';
import styles from './group-rows.module.css';
import type { ListComponent, RowsComponent } from './list-component.ts';

export interface UnionRowsProps {
  readonly union: Union<unknown>;
  readonly path: string;
  readonly List: ListComponent;
  readonly Rows: RowsComponent;
}

/** A union: its discriminator, the rows of the active case, and the removal of what this level has in other cases. */
export function UnionRows({ union, path, List, Rows }: UnionRowsProps) {
  const { store } = useForm();
  const { locked } = useFieldState(path);
  const activeIn = useCallback(
    (session: EditSession) => activeCase(union, valueIn(session, path)) ?? null,
    [union, path],
  );
  const othersIn = useCallback((session: EditSession) => otherCases(session, union, path), [union, path]);
  const active = useFormSelector(path, activeIn);
  const others = useFormSelector(path, othersIn);
  const shape = active === null ? undefined : union.cases[active];
  return (
    <div id={fieldElementId(path)} data-path={path}>
      <FieldRow path={joinPath(path, keyToken(union.discriminator))} />
      {active !== null && shape && <Rows group={shape} path={joinPath(path, keyToken(active))} List={List} />}
      {others.length > 0 && locked === undefined && (
        <div className={`${styles.absent} row wrap align-center justify-between gap-4 gap-x-16 line-above`}>
          <Button variant="default" onClick={() => removeOtherCases(store, others)}>
            {formTexts.removeOtherCases}
          </Button>
        </div>
      )}
    </div>
  );
}
