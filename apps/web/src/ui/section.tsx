import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

export interface SectionProps {
  readonly title: ReactNode;
  /** Beside the title: a count, a badge. */
  readonly titleExtra?: ReactNode;
  /** At the end of the header: an action, a hint. */
  readonly aside?: ReactNode;
  /** The rows have their own padding. */
  readonly flush?: boolean;
  readonly id?: string;
  readonly children: ReactNode;
}

/** A part of a page with a title: a hairline border, no shadow. */
export function SectionCard({ title, titleExtra, aside, flush = false, id, children }: SectionProps) {
  const own = useId();
  const titleId = `${id ?? own}-title`;
  return (
    <section className="card" aria-labelledby={titleId} id={id}>
      <header className={`${styles.header} row wrap align-center gap-4 gap-x-12 line-below`}>
        <h2 id={titleId}>{title}</h2>
        {titleExtra}
        {aside !== undefined && (
          <div className={`${styles.aside} row wrap align-center justify-end gap-8 push-end text-12 tone-3`}>
            {aside}
          </div>
        )}
      </header>
      <div className={flush ? undefined : 'pad-x-20 pad-y-16'}>{children}</div>
    </section>
  );
}
