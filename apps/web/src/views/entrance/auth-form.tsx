import type { FormEvent, ReactNode } from 'react';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './entrance.module.css';

export interface AuthFormProps {
  readonly title: string;
  readonly about?: ReactNode;
  /** What went wrong, each in one line. */
  readonly errors: readonly string[];
  readonly submit: string;
  /** May the button be used? While something is under way it rests. */
  readonly ready: boolean;
  /** What is under way, for whoever cannot see the spinner; null when nothing is. */
  readonly busy: string | null;
  readonly onSubmit: () => void;
  /** Under the button: other ways on. */
  readonly below?: ReactNode;
  readonly children: ReactNode;
}

/** A form in front of the door: fields, what is wrong, one button. */
export function AuthForm(props: AuthFormProps) {
  const { title, about, errors, submit, ready, busy, onSubmit, below, children } = props;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (ready && busy === null) onSubmit();
  };
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <h1>{title}</h1>
      {about !== undefined && <p className={styles.about}>{about}</p>}
      {children}
      <div role="alert" className={styles.errors}>
        {errors.length > 0 && (
          <ul className={styles.list}>
            {errors.map(text => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
      </div>
      <button type="submit" className={styles.submit} disabled={!ready || busy !== null}>
        {busy === null ? submit : <Spinner size={20} label={busy} />}
      </button>
      {below !== undefined && <p className={styles.below}>{below}</p>}
    </form>
  );
}
