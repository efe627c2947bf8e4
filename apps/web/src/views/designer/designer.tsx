import { designersTexts } from '@commissary/catalog';
import { IconAlertTriangle, IconPointer } from '@tabler/icons-react';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { DocumentForm } from '../../form/index.ts';
import { useForm } from '../../form/state/index.ts';
import type { ContrastWarning } from './contrast-warnings.ts';
import styles from './designer.module.css';

export interface DesignerProps {
  readonly sections: readonly string[];
  /** Which part of the design is shown, and of which member. */
  readonly tools: ReactNode;
  readonly warnings: readonly ContrastWarning[];
  /** Called with the path of the field that gets the focus. */
  readonly onField?: (path: string) => void;
  /** The preview, rendered from the values as they are edited now. */
  readonly children: ReactNode;
}

/** The fields of a design beside their preview. A part of the preview links to its field. */
export function Designer({ sections, tools, warnings, onField, children }: DesignerProps) {
  const { show } = useForm();
  const form = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useClosest(picture, 'click', 'paints', show);
  useClosest(form, 'focusin', 'path', onField);
  return (
    <div className={`${styles.designer} grid align-start gap-24`}>
      <a className={styles.below} href={`#${titleId}`} onClick={scrollThere}>
        {designersTexts.seePreview}
      </a>
      <div className="min-width-0" ref={form}>
        <DocumentForm sections={sections} />
      </div>
      <section className={`${styles.preview} stack gap-12 min-width-0`} aria-labelledby={titleId}>
        <header className="row wrap align-center justify-between gap-8 gap-x-16">
          <h2 id={titleId} className={styles.title}>
            {designersTexts.preview}
          </h2>
          {tools}
        </header>
        <div className={styles.picture} ref={picture}>
          {children}
        </div>
        <p className="row align-center gap-6 text-12 tone-3">
          <IconPointer size={14} stroke={1.8} aria-hidden />
          {designersTexts.previewHint}
        </p>
        <div className="stack gap-8" role="status">
          {warnings.map(({ path, words }) => (
            <p
              key={path + words}
              className={`${styles.warning} row wrap align-center gap-4 gap-x-8 size-13 tone-1 pad-x-12 pad-y-8`}
            >
              <IconAlertTriangle size={16} stroke={1.8} aria-hidden />
              <span>{words}</span>
              <button type="button" className={styles.lead} onClick={() => show(path)}>
                {designersTexts.goToField}
              </button>
            </p>
          ))}
        </div>
      </section>
    </div>
  );
}

/** Not by the address: the router would take a fragment for another page. */
const scrollThere = (event: MouseEvent<HTMLAnchorElement>): void => {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.scrollIntoView({ block: 'start' });
};

/** Listens to an event anywhere inside, and reports the mark of the nearest element that has one. */
const useClosest = (
  ref: { readonly current: HTMLElement | null },
  type: 'click' | 'focusin',
  mark: 'paints' | 'path',
  tell: ((path: string) => void) | undefined,
): void => {
  useEffect(() => {
    const root = ref.current;
    const hear = ({ target }: Event) => {
      const found =
        target instanceof Element ? target.closest<HTMLElement>(`[data-${mark}]`)?.dataset[mark] : undefined;
      if (found !== undefined) tell?.(found);
    };
    root?.addEventListener(type, hear);
    return () => root?.removeEventListener(type, hear);
  }, [ref, type, mark, tell]);
};
