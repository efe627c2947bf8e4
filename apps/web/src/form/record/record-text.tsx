import { TextInput, type TextInputProps } from '@mantine/core';
import { formatIssue } from '../../formatting/index.ts';
import { setValue, stopTyping } from '../actions/index.ts';
import { fieldElementId, useEditSession, useFieldState } from '../state/index.ts';

export interface RecordTextProps extends Pick<TextInputProps, 'required' | 'maxLength' | 'maw'> {
  readonly path: string;
  readonly type?: 'email' | 'tel' | 'number';
  /** Why the server rejected the value. */
  readonly error?: string | undefined;
}

/** A text or a number of a record. */
export function RecordText({ path, type, error, ...input }: RecordTextProps) {
  const { store } = useEditSession();
  const { field, value, issue } = useFieldState(path);
  // What is missing is said beside the button, not while somebody types.
  const invalid = issue === undefined || issue.code === 'rule' ? undefined : formatIssue(field, issue);
  const parsed = (text: string) => (type === 'number' && /^\d+$/.test(text) ? Number(text) : text);
  return (
    <div id={fieldElementId(path)} data-path={path}>
      <TextInput
        {...input}
        label={field?.label}
        type={type === 'number' ? 'text' : (type ?? 'text')}
        inputMode={type === 'number' ? 'numeric' : undefined}
        autoComplete="off"
        description={field?.help}
        error={error ?? invalid}
        value={String(value ?? '')}
        onChange={({ currentTarget }) => setValue(store, path, parsed(currentTarget.value), true)}
        onBlur={() => stopTyping(store)}
      />
    </div>
  );
}
