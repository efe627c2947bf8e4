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
    <div className={styles.row}>
      <span className={styles.glyph}>{icon}</span>
      <div className={styles.words}>
        <p>{title}</p>
        {more !== undefined && <p className={styles.more}>{more}</p>}
      </div>
      <ButtonLink href={href}>{action}</ButtonLink>
    </div>
  );
}
