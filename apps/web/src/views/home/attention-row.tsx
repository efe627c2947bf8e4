import type { ReactNode } from 'react';
import { ButtonLink } from '../../navigation/index.ts';
import styles from './needs-attention.module.css';

interface AttentionRowProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly more?: string;
  readonly href: string;
  readonly action: ReactNode;
}

/** A thing that needs attention: what it is, more about it, and the link to it. */
export function AttentionRow({ icon, title, more, href, action }: AttentionRowProps) {
  return (
    <div className={`${styles.row} row wrap align-center gap-8 gap-x-12 pad-x-16 pad-y-10`}>
      <span className={`${styles.glyph} inline-row rigid tone-error`}>{icon}</span>
      <div className={styles.words}>
        <p>{title}</p>
        {more !== undefined && <p className="text-13 tone-2">{more}</p>}
      </div>
      <ButtonLink href={href}>{action}</ButtonLink>
    </div>
  );
}
