import type { FormEvent, ReactNode } from 'react';
import { Spinner } from '../../ui/index.ts';
import styles from './entrance.module.css';

export interface AuthFormProps {
  readonly title: string;
  readonly about?: ReactNode;
  /** What went wrong, each in one line. */
  readonly errors: readonly string[];
  readonly submit: string;
  /** Whether the button is enabled. It is disabled while a call is running. */
  readonly ready: boolean;
  /** What is running, for assistive technology; null when nothing is. */
  readonly busy: string | null;
  readonly onSubmit: () => void;
  /** Under the button: other links. */
  readonly below?: ReactNode;
  readonly children: ReactNode;
}

/** A form before sign-in: fields, errors, one button. */
export function AuthForm(props: AuthFormProps) {
  const { title, about, errors, submit, ready, busy, onSubmit, below, children } = props;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (ready && busy === null) onSubmit();
  };
  return (
    <form className={`${styles.form} stack justify-center grow full-width`} onSubmit={send} noValidate>
      <h1>{title}</h1>
      {about !== undefined && <p className="tone-2">{about}</p>}
      {children}
      <div role="alert" className={styles.errors}>
        {errors.length > 0 && (
          <ul className={`${styles.list} stack gap-4 tone-error pad-x-12 pad-y-8`}>
            {errors.map(text => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
      </div>
      <button
        type="submit"
        className={`${styles.submit} row align-center justify-center weight-600`}
        disabled={!ready || busy !== null}
      >
        {busy === null ? submit : <Spinner size={20} label={busy} />}
      </button>
      {below !== undefined && <p className={styles.below}>{below}</p>}
    </form>
  );
}
