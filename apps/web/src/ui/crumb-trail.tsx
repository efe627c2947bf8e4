import { IconChevronRight } from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import styles from './crumb-trail.module.css';

export interface Crumb {
  readonly label: string;
  /** Absent on the page itself. */
  readonly href?: string | undefined;
}

export interface CrumbTrailProps {
  readonly label: string;
  readonly crumbs: readonly Crumb[];
  readonly Link: ComponentType<{ readonly href: string; readonly children: ReactNode }>;
}

/** What the page is part of, from the outermost on; the last one is the page itself. */
export function CrumbTrail({ label, crumbs, Link }: CrumbTrailProps) {
  return (
    <nav aria-label={label}>
      <ol className={`${styles.crumbs} row wrap align-center gap-4 text-13 tone-3`}>
        {crumbs.map(({ label, href }, index) => (
          <li key={`${href} ${label}`} aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
            {index > 0 && <IconChevronRight size={14} aria-hidden />}
            {href === undefined ? label : <Link href={href}>{label}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
