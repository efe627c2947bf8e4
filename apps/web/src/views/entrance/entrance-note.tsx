import type { ReactNode } from 'react';
import styles from './entrance.module.css';

export interface EntranceNoteProps {
  readonly title: string;
  readonly text: string;
  /** It says that something went wrong. */
  readonly wrong?: boolean;
  /** The way on. */
  readonly children: ReactNode;
}

/** What happened, in place of a form. */
export function EntranceNote({ title, text, wrong = false, children }: EntranceNoteProps) {
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
