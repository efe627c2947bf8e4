import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './rail.module.css';

/** A thin steel rail that tickets hang from. */
export function Rail({ children, className }: { readonly children: ReactNode; readonly className?: string }) {
  return <div className={classNames(styles.rail, className)}>{children}</div>;
}

export type TicketTone = 'plain' | 'amber' | 'error' | 'accent';

/** One slip of paper, torn at its lower edge. */
export function Ticket({ tone = 'plain', children }: { readonly tone?: TicketTone; readonly children: ReactNode }) {
  return <div className={classNames(styles.ticket, styles[tone])}>{children}</div>;
}
