import styles from './spinner.module.css';

/** Loading; without a label the words beside it describe what. */
export function Spinner({ size = 16, label }: { readonly size?: number; readonly label?: string }) {
  return (
    <span className={styles.spinner} role={label === undefined ? undefined : 'status'}>
      <svg width={size} height={size} viewBox="0 0 16 16" fill="none" aria-hidden="true">
        <path d="M8 2a6 6 0 1 1-5.2 3" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
      </svg>
      {label !== undefined && <span className="visually-hidden">{label}</span>}
    </span>
  );
}
