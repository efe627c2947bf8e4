import type { ReactNode } from 'react';
import styles from './entrance.module.css';

export interface AuthNoteProps {
  readonly title: string;
  readonly text: string;
  /** Whether it reports an error. */
  readonly wrong?: boolean;
  /** The link that continues. */
  readonly children: ReactNode;
}

/** A message in the position of a form. */
export function AuthNote({ title, text, wrong = false, children }: AuthNoteProps) {
  return (
    <div className={`${styles.form} stack justify-center grow full-width`}>
      <h1>{title}</h1>
      <p className="tone-2" role={wrong ? 'alert' : 'status'}>
        {text}
      </p>
      <p className={styles.below}>{children}</p>
    </div>
  );
}
