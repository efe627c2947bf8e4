import { signInTexts } from '@commissary/catalog';
import type { ReactNode } from 'react';
import { Wordmark } from '../../ui/wordmark.tsx';
import styles from './entrance.module.css';
import { ProductPanel } from './product-panel.tsx';

export interface AuthLayoutProps {
  /** What the browser calls the page. */
  readonly title: string;
  readonly children: ReactNode;
}

/** What stands around every form in front of the door. */
export function AuthLayout({ title, children }: AuthLayoutProps) {
  return (
    <div className={styles.page}>
      <title>{signInTexts.pageTitle(title)}</title>
      <main id="main" className={styles.paper}>
        <Wordmark height={30} />
        {children}
      </main>
      <ProductPanel />
    </div>
  );
}
