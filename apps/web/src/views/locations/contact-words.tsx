import { freshness } from '@commissary/domain';
import { dayAndTimeAt } from '../../shell/clock-words.ts';
import styles from './contact-words.module.css';

/** When a location was last heard of, on its own clock. */
export function ContactWords({ lastPing, zone }: { readonly lastPing: number | null; readonly zone: string | null }) {
  if (lastPing === null) return <span className={styles.late}>Never</span>;
  const late = freshness(lastPing, Date.now()) === 'out-of-date';
  return <span className={late ? styles.late : undefined}>{dayAndTimeAt(lastPing, zone)}</span>;
}
