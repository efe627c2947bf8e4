import type { ReactNode } from 'react';
import { Wordmark } from '../../ui/wordmark.tsx';
import styles from './entrance.module.css';
import { Explanation } from './explanation.tsx';

export interface EntrancePageProps {
  /** What the browser calls the page. */
  readonly title: string;
  readonly children: ReactNode;
}

/** What stands around every form in front of the door. */
export function EntrancePage({ title, children }: EntrancePageProps) {
  return (
    <div className={styles.page}>
      <title>{`${title} · Commissary`}</title>
      <main id="main" className={styles.paper}>
        <Wordmark height={30} />
        {children}
      </main>
      <Explanation />
    </div>
  );
}
