import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import styles from './confirm-dialog.module.css';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  readonly title: string;
  readonly text?: string | undefined;
  /** What must be typed before the action: a term, a number. */
  readonly typed: readonly { readonly label: string; readonly expected: string }[];
  /** Validates what was typed, in the order of `typed`. */
  readonly matches: (typed: readonly string[]) => boolean;
  readonly accept: string;
  readonly cancel: string;
  readonly save?: string | undefined;
  readonly danger?: boolean | undefined;
  readonly onAnswer: (answer: 'accept' | 'save' | 'cancel') => void;
}

/**
 * Asks for confirmation of an action that cannot be undone. The button is disabled until the required text has been
 * typed.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, typed, matches, accept, cancel, save, danger = false, onAnswer } = props;
  const [values, setValues] = useState<readonly string[]>(typed.map(() => ''));
  const allowed = matches(values);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (allowed) onAnswer('accept');
  };
  return (
    <Dialog label={title} onClose={() => onAnswer('cancel')}>
      <form onSubmit={submit} className={`${styles.dialog} stack gap-12`}>
        <h2 className={styles.title}>{title}</h2>
        {text !== undefined && <p className="tone-2">{text}</p>}
        {typed.map(({ label }, index) => (
          <TextInput
            key={label}
            label={label}
            autoComplete="off"
            data-autofocus={index === 0 ? true : undefined}
            value={values[index] ?? ''}
            onChange={({ currentTarget }) => setValues(values.with(index, currentTarget.value))}
          />
        ))}
        <div className="row wrap justify-end gap-8 space-above-8">
          <Button variant="subtle" onClick={() => onAnswer('cancel')}>
            {cancel}
          </Button>
          {save !== undefined && (
            <Button variant="default" onClick={() => onAnswer('save')}>
              {save}
            </Button>
          )}
          <Button type="submit" disabled={!allowed} {...(danger && { className: styles.danger ?? '' })}>
            {accept}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
