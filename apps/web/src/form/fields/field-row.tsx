import { formListsTexts } from '@commissary/catalog';
import { formatValue, isCrossDocument, isSet, referenceIn } from '@commissary/schema';
import { IconLock } from '@tabler/icons-react';
import { memo, useId } from 'react';
import { valueTexts } from '../../formatting/index.ts';
import { effectiveOf } from '../../snapshot/index.ts';
import { setCrossReference, setValue, stopTyping } from '../actions/index.ts';
import { contentOf } from '../edit-session/index.ts';
import { FieldHistory } from '../history/index.ts';
import { CrossDocumentValue, Widget } from '../inputs/index.ts';
import { DescendantOverridesLink, SourceLine, Unpublished } from '../provenance/index.ts';
import { type FieldState, fieldElementId, useFieldState, useForm } from '../state/index.ts';
import styles from './field-row.module.css';

/** One field: label, control, the dot for unsaved changes, the source of its value. */
export const FieldRow = memo(function FieldRow({ path, label }: { readonly path: string; readonly label?: string }) {
  const state = useFieldState(path);
  const { store, level, levels } = useForm();
  const id = useId();
  if (state.field === undefined) return null;
  const plain = level === 'company' || !levels;
  const own = state.overridden && !plain;
  return (
    <div
      className={`${styles.row} grid align-center line-above`}
      id={fieldElementId(path)}
      data-level={level}
      data-path={path}
      data-own={own || undefined}
      data-plain={plain || undefined}
    >
      <RowLabel id={id} name={label ?? state.field.label} help={state.field.help} locked={state.locked !== undefined} />
      <div className={`${styles.control} min-width-0 pad-y-8`}>
        {state.locked === undefined ? (
          <Widget
            id={id}
            field={state.field}
            path={path}
            value={state.value}
            label={label ?? state.field.label}
            describedBy={`${id}-source`}
            invalid={state.issue !== undefined}
            onChange={(value, typing, of) =>
              of === undefined ? setValue(store, path, value, typing) : setCrossReference(store, path, value, of)
            }
            onDone={() => stopTyping(store)}
          />
        ) : (
          <Locked id={id} path={path} state={state} />
        )}
      </div>
      <span className={styles.dot} data-on={state.unsaved || undefined}>
        {state.unsaved && <span className="visually-hidden">{formListsTexts.notSaved}</span>}
      </span>
      <div className={styles.source}>
        <SourceLine state={state} id={`${id}-source`} />
      </div>
      <div className={`${styles.end} row align-center justify-end gap-8`}>
        <DescendantOverridesLink path={path} label={label ?? state.field.label} />
        {state.unpublished !== undefined && <Unpublished state={state} live={state.unpublished.live} />}
        <FieldHistory path={path} label={label ?? state.field.label} />
      </div>
    </div>
  );
});

interface RowLabelProps {
  readonly id: string;
  readonly name: string;
  readonly help: string | undefined;
  readonly locked: boolean;
}

const RowLabel = memo(function RowLabel({ id, name, help, locked }: RowLabelProps) {
  const words = (
    <>
      <span className={styles.name}>{name}</span>
      {help !== undefined && <span className={`${styles.help} text-12 tone-3`}>{help}</span>}
    </>
  );
  if (locked)
    return (
      <div className={styles.label} id={`${id}-label`}>
        {words}
      </div>
    );
  return (
    <label className={styles.label} htmlFor={id} id={`${id}-label`}>
      {words}
    </label>
  );
});

function Locked({ id, path, state }: { readonly id: string; readonly path: string; readonly state: FieldState }) {
  const { store } = useForm();
  const session = store.session();
  const { definition } = session.opened;
  const reference = referenceIn(state.field);
  const outward = reference !== undefined && isCrossDocument(reference) ? reference : undefined;
  const document = effectiveOf(session.opened, contentOf(session));
  return (
    <fieldset
      className={`${styles.locked} row align-center gap-8 tone-1 break-anywhere`}
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-source`}
    >
      <IconLock size={14} stroke={1.8} aria-hidden />
      <span>
        {outward === undefined ? (
          state.field && formatValue(valueTexts, definition, document, state.field, state.value, path)
        ) : (
          <CrossDocumentValue
            field={outward}
            path={path}
            value={state.value}
            emptyIsAll={state.field !== undefined && isSet(state.field) && state.field.emptyIsAll === true}
          />
        )}
      </span>
    </fieldset>
  );
}
