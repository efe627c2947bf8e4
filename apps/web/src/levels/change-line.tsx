import type { FormattedChange } from '../formatting/index.ts';
import styles from './change-line.module.css';

/** One change, with its path and the value before and after. */
export function ChangeLine({ said }: { readonly said: FormattedChange }) {
  return (
    <div className={`${styles.change} grid gap-4 gap-x-16 text-13 break-anywhere line-above`}>
      <span>{said.label}</span>
      <span className={`${styles.values} text-end`}>
        {said.before !== null && (
          <>
            <span className={styles.old}>{said.before}</span> <span aria-hidden>→</span>{' '}
          </>
        )}
        <span className="weight-600">{said.after}</span>
      </span>
    </div>
  );
}
