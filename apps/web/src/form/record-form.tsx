import type { Issue } from '@commissary/schema';
import { type FormEvent, type ReactNode, useCallback, useEffect, useRef } from 'react';
import { type LimitedCall, useReadOnlyReason, Writable } from '../session/index.ts';
import { pendingChangesOf } from '../snapshot/index.ts';
import { useFormKeys } from './actions/index.ts';
import { contentOf, type EditSession } from './edit-session/index.ts';
import { SubmitButton, useAnother } from './record/index.ts';
import styles from './record-form.module.css';
import { RecordSession, type RecordSessionProps } from './record-session.tsx';
import { recordIssues, SaveBar } from './save/index.ts';
import { useEditSession, useFormSelector } from './state/index.ts';

/**
 * What prevents a save, as text; null: nothing. Called while the form is drawn, inside its context, so that it may read
 * what it needs with hooks.
 */
export type UseMissing = (issues: readonly Issue[], changed: boolean) => string | null;

export interface RecordFormProps<T> extends Omit<RecordSessionProps<T>, 'children'> {
  /** The text of the button that saves. */
  readonly action: ReactNode;
  readonly useMissing: UseMissing;
  /** The fields, above the save bar. */
  readonly children: ReactNode;
}

/**
 * The form of one record: its button and Enter save it, and its save bar is always in view. Where nothing can be
 * changed, its fields are disabled and the bar says why.
 */
export function RecordForm<T>({ action, useMissing, children, ...session }: RecordFormProps<T>) {
  return (
    <RecordSession {...session}>
      {save => (
        <SubmittedForm action={action} saves={session.calls.saves} useMissing={useMissing} save={save}>
          {children}
        </SubmittedForm>
      )}
    </RecordSession>
  );
}

interface SubmittedFormProps {
  readonly action: ReactNode;
  readonly saves: LimitedCall;
  readonly useMissing: UseMissing;
  readonly save: () => Promise<boolean>;
  readonly children: ReactNode;
}

function SubmittedForm({ action, saves, useMissing, save, children }: SubmittedFormProps) {
  const { issues, changed } = useFormSelector('', formState);
  const lacking = useMissing(issues, changed);
  const missing = useReadOnlyReason(saves) ?? lacking;
  const { store } = useEditSession();
  const another = useAnother();
  const form = useRef<HTMLFormElement>(null);
  const saveFor = useCallback(
    (isForNext: boolean) => {
      if (another !== null) another.wanted.current = isForNext;
      if (missing === null) void save();
    },
    [another, missing, save],
  );
  const saveComplete = useCallback(() => saveFor(false), [saveFor]);
  const saveAndAnother = useCallback(() => saveFor(true), [saveFor]);
  useFormKeys(store, saveComplete, another === null ? saveComplete : saveAndAnother);
  useEffect(() => {
    if (another !== null && another.before > 0) form.current?.querySelector<HTMLElement>(firstField)?.focus();
  }, [another]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    saveComplete();
  };
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <Writable calls={[saves]}>{children}</Writable>
      <SaveBar
        onSave={saveComplete}
        onSaveAndAnother={another === null ? undefined : saveAndAnother}
        isIncomplete={missing !== null}
        submit={saving => <SubmitButton text={action} missing={missing} saving={saving} />}
      />
    </form>
  );
}

const firstField = 'input:not([type="hidden"], :disabled), textarea:not(:disabled)';

const formState = (session: EditSession) => ({
  issues: recordIssues(session),
  changed: pendingChangesOf(session.opened, contentOf(session)).length > 0,
});
