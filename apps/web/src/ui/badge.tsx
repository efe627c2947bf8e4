import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { classNames } from './class-names.ts';

export type Tone = 'company' | 'group' | 'location' | 'amber' | 'live' | 'error' | 'accent' | 'quiet';

export interface BadgeProps {
  readonly tone: Tone;
  /** A glyph or a dot before the word. */
  readonly icon?: ReactNode;
  /** An outline instead of a fill: announced, not in effect yet. */
  readonly outlined?: boolean;
  readonly children: ReactNode;
}

/** One or two words in the color of their meaning. */
export function Badge({ tone, icon, outlined = false, children }: BadgeProps) {
  return (
    <span data-badge className={classNames(styles.badge, styles[tone], outlined && styles.outlined)}>
      {icon}
      {children}
    </span>
  );
}
