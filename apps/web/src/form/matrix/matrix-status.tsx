import { formListsTexts, inputsTexts, matrixTexts, screenHref } from '@commissary/catalog';
import { getAt, resolve } from '@commissary/document';
import type { Level } from '@commissary/domain';
import { AppLink } from '../../navigation/index.ts';
import { effectiveOf, layersAbove, savedCopy } from '../../snapshot/index.ts';
import { Dot, LevelIcon } from '../../ui/index.ts';
import { contentOf, type EditSession } from '../edit-session/index.ts';
import { FieldHistory } from '../history/index.ts';
import { DescendantOverridesLink, SourceLine, Unpublished } from '../provenance/index.ts';
import { useFieldState, useForm, useFormSelector } from '../state/index.ts';
import styles from './matrix.module.css';
import type { MatrixCell } from './matrix.ts';
import { isUnsaved, valueText } from './matrix-cell.tsx';
import { isChosen } from './matrix-edits.ts';

export interface MatrixStatusProps {
  readonly cell: MatrixCell;
  readonly listPath: string;
  /** The column and the row. */
  readonly title: string;
}

/** The cell under the cursor: its value, where it comes from level by level, and the way back to what is above. */
export function MatrixStatus({ cell, listPath, title }: MatrixStatusProps) {
  const { store, address, level, levels, names } = useForm();
  const state = useFieldState(cell.path);
  const was = isUnsaved(store.session(), state) ? savedText(store.session(), cell) : null;
  // With the cursor in the value.
  const sheet = screenHref(
    'sheet',
    {},
    { companyId: address.companyId, locationId: null },
    {
      kind: address.kind,
      fields: cell.path,
      field: cell.path,
      ...(address.menuId !== null && { menuId: address.menuId }),
    },
  );
  const byLevel = useFormSelector(listPath, session => valuesByLevel(session, cell));
  return (
    <aside className={`${styles.status} size-13 card`} aria-label={matrixTexts.cell} data-level={level}>
      <div className={`${styles.title} row align-center justify-between tone-2`}>
        {title}
        <FieldHistory path={cell.path} label={title} visible />
      </div>
      <p className={styles.shown} role="status">
        {was !== null && (
          <>
            <s>{was}</s> <span aria-hidden>→</span>{' '}
          </>
        )}
        {textOf(store.session(), cell, state.value) ?? matrixTexts.noValue}
        {was !== null && (
          <span className={`${styles.unsaved} size-12 weight-400 tone-2`}>
            <Dot tone="unsaved" /> {formListsTexts.notSaved}
          </span>
        )}
      </p>
      <div className={styles.source}>
        <SourceLine state={state} id={`source${cell.path}`} />
      </div>
      {levels && level !== 'company' && (
        <dl className={styles.levels} aria-label={matrixTexts.byLevel}>
          {byLevel.map(({ at, text }) => (
            <div key={at}>
              <dt>
                <LevelIcon level={at} /> {names[at]}
              </dt>
              <dd>{text ?? matrixTexts.noValueAt}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={`${styles.more} row align-center gap-8`}>
        {state.unpublished !== undefined && <Unpublished state={state} live={state.unpublished.live} />}
        <DescendantOverridesLink path={cell.path} label={title} />
        {level === 'company' && levels && cell.option === undefined && (
          <AppLink href={sheet}>{matrixTexts.atLocations}</AppLink>
        )}
      </div>
    </aside>
  );
}

/** The value before the edits that are not saved, as text. */
const savedText = (session: EditSession, cell: MatrixCell): string => {
  const { opened } = session;
  const value = getAt(effectiveOf(opened, savedCopy(opened)), cell.path);
  return textOf(session, cell, value) ?? matrixTexts.noValue;
};

/** A value as text; of an option, whether it is in the set. */
const textOf = (session: EditSession, { path, field, option }: MatrixCell, value: unknown): string | undefined => {
  if (option === undefined) return valueText(session, { field, path, value });
  return value === undefined ? undefined : isChosen(value, option) ? inputsTexts.on : inputsTexts.off;
};

/** The own value of each level, without what is inherited inside the document. */
const valuesByLevel = (session: EditSession, cell: MatrixCell) => {
  const { opened } = session;
  const textIn = (document: unknown) => textOf(session, cell, getAt(document, cell.path)) ?? null;
  const above = layersAbove(opened);
  const levels: { readonly at: Level; readonly text: string | null }[] = [
    { at: 'company', text: textIn(opened.base) },
    ...(above.length > 0 ? [{ at: 'group' as const, text: textIn(resolve(opened.base, above).value) }] : []),
    { at: opened.level, text: textIn(effectiveOf(opened, contentOf(session))) },
  ];
  return levels;
};
