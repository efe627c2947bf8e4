import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './status-strip.module.css';

/** A thin steel rail that tickets hang from. */
export function StatusStrip({ children, className }: { readonly children: ReactNode; readonly className?: string }) {
  return <div className={classNames(styles.rail, className)}>{children}</div>;
}

export type StatusTone = 'plain' | 'amber' | 'error' | 'accent';

/** One slip of paper, torn at its lower edge. */
export function StatusCard({ tone = 'plain', children }: { readonly tone?: StatusTone; readonly children: ReactNode }) {
  return <div className={classNames(styles.ticket, styles[tone])}>{children}</div>;
}
