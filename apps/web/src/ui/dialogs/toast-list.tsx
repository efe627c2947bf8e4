import { controlsTexts } from '@commissary/catalog';
import { useFocusWithin, useHover, useMergedRef } from '@mantine/hooks';
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import styles from './toast-list.module.css';

export type ToastTone = 'error' | 'success' | 'info' | 'warning';

export interface ToastEntry {
  readonly id: number;
  readonly kind: ToastTone;
  readonly text: string;
  readonly detail?: ToastEntryDetail;
  /** How long it stays; null until the user closes it. */
  readonly ms: number | null;
}

/** A second line: details, and what can be done. */
export interface ToastEntryDetail {
  readonly text?: string;
  readonly link?: { readonly text: string; readonly href: string };
  readonly act?: { readonly text: string; readonly run: () => void };
  /** A line of its own: what is known later than the rest. */
  readonly more?: { readonly text: string; readonly link?: { readonly text: string; readonly href: string } };
}

export interface ToastListProps {
  readonly notices: readonly ToastEntry[];
  readonly onClose: (id: number) => void;
  /** Renders a link. */
  readonly Link: ComponentType<{ readonly href: string; readonly children: ReactNode }>;
}

const glyphs = {
  error: IconAlertCircle,
  success: IconCircleCheck,
  info: IconInfoCircle,
  warning: IconAlertTriangle,
};

/** A notification, announced when it appears and removed by itself. */
export function ToastList({ notices, onClose, Link }: ToastListProps) {
  return (
    <section className={styles.list} aria-label={controlsTexts.notices} aria-live="polite" aria-relevant="additions">
      {notices.map(notice => (
        <ToastCard key={notice.id} notice={notice} onClose={onClose} Link={Link} />
      ))}
    </section>
  );
}

function ToastCard({ notice, onClose, Link }: Pick<ToastListProps, 'onClose' | 'Link'> & { notice: ToastEntry }) {
  const { id, kind, text, detail, ms } = notice;
  // A user who points at it or has the focus in it is reading.
  const { ref: pointed, hovered } = useHover();
  const { ref: inside, focused } = useFocusWithin();
  const ref = useMergedRef(pointed, inside);
  const isRead = hovered || focused;
  useEffect(() => {
    if (ms === null || isRead) return;
    const timer = setTimeout(() => onClose(id), ms);
    return () => clearTimeout(timer);
  }, [id, ms, isRead, onClose]);
  const Glyph = glyphs[kind];
  return (
    <div className={styles.notice} role={kind === 'error' ? 'alert' : 'status'} ref={ref}>
      <Glyph size={17} stroke={1.8} aria-hidden className={styles[kind]} />
      <div className="grow min-width-0 break-anywhere">
        <p>{text}</p>
        {[detail, detail?.more].map(
          line =>
            (line?.text ?? line?.link) && (
              <p key={line?.text ?? ''} className="text-13 tone-2 space-above-4">
                {line?.text} {line?.link && <Link href={line.link.href}>{line.link.text}</Link>}
              </p>
            ),
        )}
      </div>
      {detail?.act && (
        <button
          type="button"
          className={styles.act}
          onClick={() => {
            onClose(id);
            detail.act?.run();
          }}
        >
          {detail.act.text}
        </button>
      )}
      <button type="button" className={styles.close} onClick={() => onClose(id)} aria-label={controlsTexts.close}>
        <IconX size={15} stroke={1.8} aria-hidden />
      </button>
    </div>
  );
}
