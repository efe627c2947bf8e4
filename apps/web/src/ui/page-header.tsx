import { controlsTexts } from '@commissary/catalog';
import { useMediaQuery } from '@mantine/hooks';
import { IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { PopoverMenu } from './dialogs/popover-menu.tsx';
import styles from './page-header.module.css';

export interface PageHeaderProps {
  readonly title: string;
  /** Beside the title. */
  readonly titleExtra?: ReactNode;
  /** Under the title, in one line. */
  readonly about?: ReactNode;
  /** At the end, in every window width: the main action of the page. */
  readonly actions?: ReactNode;
  /**
   * The other actions and links: before the main action, and on a phone in a menu after it. Links and plain buttons.
   */
  readonly more?: ReactNode;
}

/**
 * The one title of a page. It gets the focus after a navigation, so that the next key starts at the page's beginning.
 */
export function PageHeader({ title, titleExtra, about, actions, more }: PageHeaderProps) {
  const isPhone = useMediaQuery('(max-width: 600px)', undefined, { getInitialValueInEffect: false });
  const hasMore = more !== undefined && more !== false;
  return (
    <header className={`${styles.header} row wrap align-center justify-between gap-8 gap-x-16 space-below-16`}>
      <div className={styles.words}>
        <div className={`${styles.title} row wrap align-center gap-4 gap-x-12`}>
          <h1 tabIndex={-1} data-page-title>
            {title}
          </h1>
          {titleExtra}
        </div>
        {about !== undefined && <p className={styles.about}>{about}</p>}
      </div>
      {(hasMore || (actions !== undefined && actions !== false)) && (
        <div className={`${styles.actions} row wrap align-center gap-8`} data-page-actions>
          {!isPhone && more}
          {actions}
          {isPhone && hasMore && (
            <PopoverMenu
              label={controlsTexts.showMore}
              width={240}
              button={props => (
                <button
                  {...props}
                  className={`${styles.more} inline-row align-center justify-center tone-1 pad-0`}
                  aria-label={controlsTexts.pageMenu}
                >
                  <IconDots size={17} stroke={1.8} aria-hidden />
                </button>
              )}
            >
              {() => <div className={`${styles.menu} stack`}>{more}</div>}
            </PopoverMenu>
          )}
        </div>
      )}
    </header>
  );
}
