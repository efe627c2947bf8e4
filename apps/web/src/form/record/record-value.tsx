import { formatIssue } from '../../formatting/index.ts';
import { setValue, stopTyping } from '../actions/index.ts';
import { Widget } from '../inputs/index.ts';
import { fieldElementId, useEditSession, useFieldState } from '../state/index.ts';
import styles from './record-value.module.css';

export interface RecordValueProps {
  readonly path: string;
  /** Takes the whole width of the form. */
  readonly wide?: boolean;
}

/** A value of a record with the widget of its kind. */
export function RecordValue({ path, wide = false }: RecordValueProps) {
  const { store } = useEditSession();
  const { field, value, issue } = useFieldState(path);
  if (field === undefined) return null;
  const id = fieldElementId(path);
  return (
    <div id={id} data-path={path} className={wide ? styles.wide : undefined}>
      <label htmlFor={`${id}-input`} className={styles.label}>
        {field.label}
      </label>
      <Widget
        id={`${id}-input`}
        field={field}
        path={path}
        value={value}
        label={field.label}
        describedBy={`${id}-help ${id}-issue`}
        invalid={issue !== undefined}
        onChange={(next, typing) => setValue(store, path, next, typing)}
        onDone={() => stopTyping(store)}
      />
      {field.help !== undefined && (
        <p id={`${id}-help`} className={styles.help}>
          {field.help}
        </p>
      )}
      <p id={`${id}-issue`} className={styles.issue}>
        {issue && formatIssue(field, issue)}
      </p>
    </div>
  );
}
