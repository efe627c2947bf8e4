import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

/** States in one sentence that there is nothing, and what to do next. */
export function EmptyState({ text, action }: { readonly text: string; readonly action?: ReactNode }) {
  return (
    <div className={`${styles.empty} stack align-center gap-12 tone-2`}>
      <p>{text}</p>
      {action}
    </div>
  );
}
