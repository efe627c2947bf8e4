import { formTexts } from '@commissary/catalog';
import { getAt } from '@commissary/document';
import { formatValueAt, pathLabelsAt } from '@commissary/schema';
import { IconArrowBackUp } from '@tabler/icons-react';
import { pathText, valueTexts } from '../../formatting/index.ts';
import { lazyComponent } from '../../navigation/index.ts';
import {
  effectiveOf,
  type PendingChange,
  parentOf,
  pendingChangesOf,
  savedCopy,
  valuesAt,
} from '../../snapshot/index.ts';
import { Dot } from '../../ui/index.ts';
import list from '../../ui/popover-list.module.css';
import { undoField } from '../actions/index.ts';
import { contentOf, type EditSession, withoutUntouched } from '../edit-session/index.ts';
import { parentSourceAt, type SessionContextValue, useEditSession, useFormSelector } from '../state/index.ts';
import styles from './change-lines.module.css';

/** Loaded after this file, which the save bar loads with the first edit. */
export const LazyTimedAction = lazyComponent(async () => (await import('../timed/index.ts')).TimedAction, {
  optional: true,
});

/** Each change as text: its path, the value before, the value after, and its undo. */
export function ChangeLines() {
  const form = useEditSession();
  const lines = useFormSelector('', session => linesOf(session, form));
  return (
    <div className={styles.list}>
      <p className={`${styles.title} row justify-between gap-16 text-13 weight-600 tone-2`}>
        {formTexts.unsavedChangesTitle} <span>{formTexts.undoHint}</span>
      </p>
      {lines.map(line => (
        <div className={`${styles.line} grid align-center gap-8 text-13 line-above`} key={line.path}>
          <Dot tone="unsaved" />
          <button type="button" className={styles.path} onClick={() => form.show(line.path)}>
            {line.words}
          </button>
          <span className={`${styles.change} row wrap gap-2 gap-x-8`}>
            {line.before !== null && <span className={styles.old}>{line.before}</span>}
            {line.before !== null && <span aria-hidden>→</span>}
            <span className="weight-600">{line.after}</span>
            {line.note !== null && <span className="tone-3">{line.note}</span>}
          </span>
          <button
            type="button"
            className={`${list.button} inline-row align-center gap-6 size-13 weight-600 tone-2`}
            aria-label={formTexts.undoChange(line.words)}
            onClick={() => undoField(form.store, line.path)}
          >
            <IconArrowBackUp size={14} stroke={1.8} aria-hidden />
            {formTexts.undo}
          </button>
        </div>
      ))}
    </div>
  );
}

export interface FormattedChangeLine {
  readonly path: string;
  readonly words: string;
  readonly before: string | null;
  readonly after: string;
  readonly note: string | null;
}

const linesOf = (current: EditSession, form: SessionContextValue): readonly FormattedChangeLine[] => {
  const session = withoutUntouched(current);
  const kept = session.kept.map(path => ({
    path,
    words: sectionLabel(session, path),
    before: null,
    after: formTexts.keepsItsOverride,
    note: null,
  }));
  return [
    ...pendingChangesOf(session.opened, contentOf(session)).map(pending => lineOf(session, form, pending)),
    ...kept,
  ];
};

const lineOf = (session: EditSession, form: SessionContextValue, pending: PendingChange): FormattedChangeLine => {
  const { opened } = session;
  const words = (value: unknown) =>
    formatValueAt(
      valueTexts,
      opened.definition,
      effectiveOf(opened, contentOf(session)),
      pending.path,
      value,
      opened.related,
    );
  const label = { path: pending.path, words: sectionLabel(session, pending.path) };
  const { before, after } = valuesAt(opened, contentOf(session), pending.path);
  switch (pending.act) {
    case 'added':
      return { ...label, before: null, after: formTexts.added, note: null };
    case 'removed':
      return {
        ...label,
        before: formTexts.shown,
        after: form.level === 'company' ? formTexts.removed : formTexts.hidden,
        note: null,
      };
    case 'moved':
      return { ...label, before: null, after: formTexts.moved, note: null };
    case 'reset':
      return {
        ...label,
        before: words(before),
        after: words(after),
        note: formTexts.resetTo(aboveName(session, form, pending.path)),
      };
    case 'set':
      return {
        ...label,
        before: words(before),
        after: words(after),
        note: ownNote(session, form, pending.path, before),
      };
  }
};

/** "own value, Company stays 8": the first time a value differs from the level above. */
const ownNote = (session: EditSession, form: SessionContextValue, path: string, before: unknown): string | null => {
  if (form.level === 'company') return null;
  const { opened } = session;
  const above = getAt(parentOf(opened), path);
  if (above === undefined || above !== before) return null;
  return formTexts.overrideNote(
    aboveName(session, form, path),
    formatValueAt(valueTexts, opened.definition, parentOf(opened), path, above),
  );
};

const aboveName = (session: EditSession, { names }: SessionContextValue, path: string): string =>
  names[parentSourceAt(session, path)];

const sectionLabel = (session: EditSession, path: string): string => {
  const { opened } = session;
  const now = effectiveOf(opened, contentOf(session));
  const document = getAt(now, path) === undefined ? effectiveOf(opened, savedCopy(opened)) : now;
  return pathText(pathLabelsAt(valueTexts, opened.definition, document, path, opened.related));
};
