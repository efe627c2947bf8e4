import type { ReactNode } from 'react';
import styles from './page-header.module.css';

export interface PageHeaderProps {
  readonly title: string;
  /** Beside the title. */
  readonly beside?: ReactNode;
  /** Under the title, in one line. */
  readonly about?: ReactNode;
  /** At the end: what can be done here. */
  readonly actions?: ReactNode;
}

/** The one title of a page. It takes the focus after a navigation, so the next key starts at the page's beginning. */
export function PageHeader({ title, beside, about, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div>
        <div className={styles.title}>
          <h1 tabIndex={-1} data-page-title>
            {title}
          </h1>
          {beside}
        </div>
        {about !== undefined && <p className={styles.about}>{about}</p>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
