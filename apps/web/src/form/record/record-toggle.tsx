import { type Checkbox, Switch } from '@mantine/core';
import { setValue } from '../actions/index.ts';
import { fieldElementId, useEditSession, useFieldState } from '../state/index.ts';

export interface RecordToggleProps {
  readonly path: string;
  readonly disabled?: boolean;
  /** A switch unless it is given. */
  readonly Control?: typeof Switch | typeof Checkbox;
  /** In place of the help of the field. */
  readonly description?: string | undefined;
}

/** A value of a record that is on or off. */
export function RecordToggle({ path, disabled = false, Control = Switch, description }: RecordToggleProps) {
  const { store } = useEditSession();
  const { field, value } = useFieldState(path);
  return (
    <div id={fieldElementId(path)} data-path={path}>
      <Control
        label={field?.label}
        description={description ?? field?.help}
        disabled={disabled}
        checked={value === true}
        onChange={({ currentTarget }) => setValue(store, path, currentTarget.checked)}
      />
    </div>
  );
}
