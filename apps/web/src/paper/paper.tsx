import type { ReactNode } from 'react';
import styles from './paper.module.css';

/** What a screen prints: on paper it stands alone, dark on white. */
export function Paper({ label, children }: { readonly label?: string; readonly children: ReactNode }) {
  return (
    <article className={`${styles.paper} card pad-x-20 pad-y-12`} aria-label={label}>
      {children}
    </article>
  );
}
