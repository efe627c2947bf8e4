import { getAt } from '@commissary/document';
import { labelsAt, wordsAt } from '@commissary/schema';
import { IconArrowBackUp } from '@tabler/icons-react';
import { Dot } from '../ui/dot.tsx';
import { takeBack } from './acts.ts';
import { parentSourceAt } from './field-state.ts';
import { type FormPlace, useForm } from './form-context.ts';
import { effectiveOf, parentOf, savedContent } from './opened.ts';
import { type Pending, pendingOf } from './pending.ts';
import list from './popover-list.module.css';
import styles from './save-bar.module.css';
import { contentOf, type Session } from './session.ts';
import { useSelected } from './use-member.ts';
import { pathWords } from './words.ts';

/** Each change in words: where, what it was, what it is, and the way back. */
export function ChangeLines() {
  const form = useForm();
  const lines = useSelected('', session => linesOf(session, form));
  return (
    <div className={styles.list}>
      <p className={styles.title}>
        Changes on this page, not saved yet <span>Ctrl Z undoes the last one</span>
      </p>
      {lines.map(line => (
        <div className={styles.line} key={line.path}>
          <Dot tone="unsaved" />
          <button type="button" className={styles.path} onClick={() => form.show(line.path)}>
            {line.words}
          </button>
          <span className={styles.change}>
            {line.before !== null && <span className={styles.old}>{line.before}</span>}
            {line.before !== null && <span aria-hidden>→</span>}
            <span className={styles.new}>{line.after}</span>
            {line.note !== null && <span className={styles.note}>{line.note}</span>}
          </span>
          <button
            type="button"
            className={list.button}
            aria-label={`Undo ${line.words}`}
            onClick={() => takeBack(form.store, line.path)}
          >
            <IconArrowBackUp size={14} stroke={1.8} aria-hidden />
            Undo
          </button>
        </div>
      ))}
    </div>
  );
}

export interface ChangeLine {
  readonly path: string;
  readonly words: string;
  readonly before: string | null;
  readonly after: string;
  readonly note: string | null;
}

const linesOf = (session: Session, form: FormPlace): readonly ChangeLine[] => {
  const kept = session.kept.map(path => ({
    path,
    words: placeWords(session, path),
    before: null,
    after: 'Keeps its override',
    note: null,
  }));
  return [...pendingOf(session.opened, contentOf(session)).map(pending => lineOf(session, form, pending)), ...kept];
};

const lineOf = (session: Session, form: FormPlace, pending: Pending): ChangeLine => {
  const { opened } = session;
  const words = (value: unknown) =>
    wordsAt(opened.definition, effectiveOf(opened, contentOf(session)), pending.path, value);
  const place = { path: pending.path, words: placeWords(session, pending.path) };
  switch (pending.act) {
    case 'added':
      return { ...place, before: null, after: 'Added', note: null };
    case 'removed':
      return { ...place, before: 'Shown', after: form.level === 'company' ? 'Removed' : 'Hidden', note: null };
    case 'moved':
      return { ...place, before: null, after: 'Moved', note: null };
    case 'reset':
      return {
        ...place,
        before: words(pending.before),
        after: words(pending.after),
        note: `back to ${aboveName(session, form, pending.path)}`,
      };
    case 'set':
      return {
        ...place,
        before: words(pending.before),
        after: words(pending.after),
        note: ownNote(session, form, pending),
      };
  }
};

/** "own value, Company stays 8": the first time a value differs from the level above. */
const ownNote = (session: Session, form: FormPlace, pending: Pending): string | null => {
  if (form.level === 'company') return null;
  const { opened } = session;
  const above = getAt(parentOf(opened), pending.path);
  if (above === undefined || above !== pending.before) return null;
  return `own value, ${aboveName(session, form, pending.path)} stays ${wordsAt(opened.definition, parentOf(opened), pending.path, above)}`;
};

const aboveName = (session: Session, { names }: FormPlace, path: string): string =>
  names[parentSourceAt(session, path)];

const placeWords = (session: Session, path: string): string => {
  const { opened } = session;
  const now = effectiveOf(opened, contentOf(session));
  const document = getAt(now, path) === undefined ? effectiveOf(opened, savedContent(opened)) : now;
  return pathWords(labelsAt(opened.definition, document, path));
};
