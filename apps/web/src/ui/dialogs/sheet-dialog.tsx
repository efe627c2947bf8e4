import type { ReactNode } from 'react';
import { Dialog, type DialogProps } from './dialog.tsx';
import styles from './sheet-dialog.module.css';

export interface SheetDialogProps extends Omit<DialogProps, 'label' | 'atTop'> {
  readonly title: string;
  /** Under the title; announced when it changes. */
  readonly about?: ReactNode;
  /** The focus starts at the title, so that a screen reader reads everything before the buttons. */
  readonly startsAtTitle?: boolean;
  /** The buttons. */
  readonly foot: ReactNode;
}

/** A dialog with much content: its title and its buttons are fixed while the content between them scrolls. */
export function SheetDialog({ title, about, startsAtTitle = false, foot, children, ...dialog }: SheetDialogProps) {
  return (
    <Dialog label={title} {...dialog}>
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 {...(startsAtTitle && { tabIndex: -1, 'data-autofocus': true })}>{title}</h2>
          {about !== undefined && (
            <div className="tone-2 space-above-4" role="status">
              {about}
            </div>
          )}
        </div>
        {children}
        <div className={`${styles.foot} row wrap align-center justify-end gap-8 rigid pad-x-24 pad-y-12 line-above`}>
          {foot}
        </div>
      </div>
    </Dialog>
  );
}
