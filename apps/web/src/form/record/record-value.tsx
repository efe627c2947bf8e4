import { isNamedPermission, missingRule, permissionLabel, recordTexts } from '@commissary/catalog';
import { parentPath } from '@commissary/schema';
import type { ComponentType } from 'react';
import { formatIssue } from '../../formatting/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { setValue, stopTyping } from '../actions/index.ts';
import { labelsItsInputs, Widget, type WidgetProps } from '../inputs/index.ts';
import { fieldElementId, useCondition, useEditSession, useFieldState } from '../state/index.ts';
import styles from './record-value.module.css';

export interface RecordValueProps {
  readonly path: string;
  /** Takes the whole width of the form. */
  readonly wide?: boolean;
  /** Why the server rejected the value. */
  readonly error?: string | undefined;
  /** In place of the control of its kind. */
  readonly Control?: ComponentType<WidgetProps>;
}

/** A value of a record with its control, disabled where the user lacks the permission of the field. */
export function RecordValue({ path, wide = false, error, Control = Widget }: RecordValueProps) {
  const { store } = useEditSession();
  const { user } = useActiveTenant();
  const { field, value, issue } = useFieldState(path);
  const isVisible = useCondition(parentPath(path) ?? '', field?.visibleWhen);
  if (field === undefined || !isVisible) return null;
  const id = fieldElementId(path);
  // What is missing is said beside the button, not while somebody types.
  const shown = issue?.rule === missingRule ? undefined : issue;
  const { permission } = field;
  const lacks = permission !== undefined && !user.enabledFeatures.includes(permission);
  // What no permission of a role gives, such as a flag of the provider, is explained by its own help.
  const help =
    lacks && isNamedPermission(permission) ? recordTexts.needsPermission(permissionLabel(permission)) : field.help;
  // Inputs with labels of their own say each what is wrong in it.
  const hasInputs = labelsItsInputs(field);
  const Label = hasInputs ? 'span' : 'label';
  return (
    <fieldset
      id={id}
      data-path={path}
      disabled={lacks}
      className={`${styles.value} min-width-0 reset`}
      data-wide={wide || undefined}
    >
      <Label {...(Label === 'label' && { htmlFor: `${id}-input` })} className={styles.label}>
        {field.label}
      </Label>
      <Control
        id={`${id}-input`}
        field={field}
        path={path}
        value={value}
        label={field.label}
        describedBy={`${id}-help ${id}-issue`}
        invalid={shown !== undefined || error !== undefined}
        onChange={(next, typing) => setValue(store, path, next, typing)}
        onDone={() => stopTyping(store)}
      />
      {help !== undefined && (
        <p id={`${id}-help`} className="size-13 tone-2">
          {help}
        </p>
      )}
      <p id={`${id}-issue`} className="size-13 tone-error">
        {shown && !hasInputs ? formatIssue(field, shown) : error}
      </p>
    </fieldset>
  );
}
