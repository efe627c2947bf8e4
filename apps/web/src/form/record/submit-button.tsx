import { Button } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import styles from './submit-button.module.css';

export interface SubmitButtonProps {
  readonly text: ReactNode;
  /** Why it cannot be saved yet, as text. */
  readonly missing: string | null;
  readonly saving: boolean;
}

/** The button of a form that is saved as a whole, and what is missing for it. */
export function SubmitButton({ text, missing, saving }: SubmitButtonProps) {
  const id = useId();
  return (
    <>
      {missing !== null && (
        <span id={id} className={`${styles.missing} text-13 tone-2`}>
          {missing}
        </span>
      )}
      <Button
        type="submit"
        disabled={missing !== null}
        loading={saving}
        aria-describedby={missing === null ? undefined : id}
      >
        {text}
      </Button>
    </>
  );
}
