import type { FormattedChange } from '../formatting/index.ts';
import styles from './change-line.module.css';

/** One change, with its path and the value before and after. */
export function ChangeLine({ said }: { readonly said: FormattedChange }) {
  return (
    <div className={styles.change}>
      <span>{said.label}</span>
      <span className={styles.values}>
        {said.before !== null && (
          <>
            <span className={styles.old}>{said.before}</span> <span aria-hidden>→</span>{' '}
          </>
        )}
        <span className={styles.new}>{said.after}</span>
      </span>
    </div>
  );
}
