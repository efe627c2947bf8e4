import styles from './dot.module.css';

export type DotTone = 'unsaved' | 'amber' | 'live' | 'error';

/** A mark beside a word; always with a text alternative. */
export function Dot({ tone, label }: { readonly tone: DotTone; readonly label?: string }) {
  if (label === undefined) return <span className={styles[tone]} aria-hidden />;
  return (
    <span className={styles[tone]}>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
