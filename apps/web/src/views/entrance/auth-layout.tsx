import { signInTexts } from '@commissary/catalog';
import type { ReactNode } from 'react';
import { Wordmark } from '../../ui/index.ts';
import styles from './entrance.module.css';
import { ProductPanel } from './product-panel.tsx';

export interface AuthLayoutProps {
  /** The document's title. */
  readonly title: string;
  readonly children: ReactNode;
}

/** The frame around every form before sign-in. */
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
