import type { ReactNode } from 'react';
import styles from './entrance.module.css';

export interface AuthNoteProps {
  readonly title: string;
  readonly text: string;
  /** It says that something went wrong. */
  readonly wrong?: boolean;
  /** The way on. */
  readonly children: ReactNode;
}

/** What happened, in place of a form. */
export function AuthNote({ title, text, wrong = false, children }: AuthNoteProps) {
  return (
    <div className={styles.form}>
      <h1>{title}</h1>
      <p className={styles.about} role={wrong ? 'alert' : 'status'}>
        {text}
      </p>
      <p className={styles.below}>{children}</p>
    </div>
  );
}
