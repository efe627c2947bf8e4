import { countTexts, formListsTexts, formTexts } from '@commissary/catalog';
import { hasCleanUps } from '@commissary/schema';
import { ActionIcon, Button } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp, IconChevronDown, IconChevronUp, IconDots } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { lazyComponent } from '../../navigation/index.ts';
import { pendingChangesOf } from '../../snapshot/index.ts';
import { Dot, PopoverMenu, panelItem } from '../../ui/index.ts';
import { stepRedo, stepUndo, useDiscard } from '../actions/index.ts';
import { memoryOnlyCount, useStorable } from '../drafts/index.ts';
import { canRedo, canUndo, contentOf, type EditSession, isDirty, withoutUntouched } from '../edit-session/index.ts';
import { useEditSession, useFormSelectorAfterPaint } from '../state/index.ts';
import styles from './save-bar.module.css';

/** Loaded with the first edit of a document that has clean-ups. */
const LeavingNotice = lazyComponent(async () => (await import('./leaving-notice.tsx')).LeavingNotice, {
  optional: true,
});

/** Loaded with the first edit, so that it is there when it is opened without a connection. */
const ChangeLines = lazyComponent(async () => (await import('./change-lines.tsx')).ChangeLines);
const TimedAction = lazyComponent(async () => (await import('./change-lines.tsx')).LazyTimedAction, { optional: true });

export interface SaveBarProps {
  readonly onSave: () => void;
  /** Absent where the person may not publish. */
  readonly onSaveAndPublish?: (() => void) | undefined;
  /** Absent where no other one is added after a save. */
  readonly onSaveAndAnother?: (() => void) | undefined;
  /** Something is missing for a save: the button that submits the form says what. */
  readonly isIncomplete?: boolean;
  /** The button that submits the form around the bar, which then stays in view; absent where the bar itself saves. */
  readonly submit?: (saving: boolean) => ReactNode;
}

/** The unsaved changes: their number, their list, and the actions. Shown as soon as anything differs. */
export function SaveBar({ onSave, onSaveAndPublish, onSaveAndAnother, isIncomplete = false, submit }: SaveBarProps) {
  const { store } = useEditSession();
  const state = useFormSelectorAfterPaint('', barState);
  const [open, setOpen] = useState(false);
  const discard = useDiscard(store, changeCount);
  const { dirty } = state;
  useEffect(() => {
    if (dirty) void ChangeLines.preload();
  }, [dirty]);
  const idle = !state.dirty && !state.saving && !state.redo;
  if (idle && submit === undefined) return null;
  const busy = !dirty || state.saving;
  const others = [
    ...(onSaveAndPublish ? [{ label: formTexts.saveAndPublish, run: onSaveAndPublish, disabled: busy }] : []),
    ...(onSaveAndAnother
      ? [
          {
            label: formListsTexts.saveAndAnother,
            run: onSaveAndAnother,
            disabled: busy || isIncomplete,
            keys: 'Control+Enter Meta+Enter',
          },
        ]
      : []),
  ];
  const Chevron = open ? IconChevronDown : IconChevronUp;
  return (
    <div className={styles.bar}>
      <section className={styles.panel} aria-label={formTexts.saveBarLabel}>
        {open && state.count > 0 && <ChangeLines />}
        {state.dirty && hasCleanUps(store.session().opened.definition) && <LeavingNotice />}
        <div className={`${styles.main} row align-center gap-8`}>
          {!idle && (
            <button
              type="button"
              className={`${styles.count} inline-row align-center gap-8 size-13 weight-600 tone-1`}
              aria-expanded={open}
              onClick={() => setOpen(!open)}
            >
              <Dot tone="unsaved" />
              {state.saving ? formTexts.saving : countTexts.changes(state.count)}
              <Chevron size={14} stroke={1.8} aria-hidden />
            </button>
          )}
          <span role="status" className="visually-hidden">
            {state.saving ? formTexts.savingStatus : formTexts.unsavedStatus(state.count)}
          </span>
          <ActionIcon aria-label={formTexts.undo} disabled={!state.undo} onClick={() => stepUndo(store)}>
            <IconArrowBackUp size={17} stroke={1.8} />
          </ActionIcon>
          <ActionIcon aria-label={formTexts.redo} disabled={!state.redo} onClick={() => stepRedo(store)}>
            <IconArrowForwardUp size={17} stroke={1.8} />
          </ActionIcon>
          <MemoryOnly count={state.memoryOnly} />
          <span className="push-end" />
          {onSaveAndPublish && <TimedAction />}
          <MoreActions discard={{ label: formTexts.discard, run: discard, disabled: busy }} others={others} />
          {submit === undefined ? (
            <Button onClick={onSave} disabled={busy}>
              {formTexts.saveAction} <span className={styles.key}>{saveKey}</span>
            </Button>
          ) : (
            submit(state.saving)
          )}
        </div>
      </section>
    </div>
  );
}

/** Shows which changes would be lost if the page were closed. */
function MemoryOnly({ count }: { readonly count: number }) {
  const keepable = useStorable();
  if (keepable && count === 0) return null;
  return (
    <span className={`${styles.memory} text-13 tone-2`}>
      {keepable ? formTexts.memoryOnly(count) : formTexts.memoryOnlyWork}
    </span>
  );
}

interface SaveBarAction {
  readonly label: string;
  readonly run: () => void;
  readonly disabled: boolean;
  readonly keys?: string;
}

interface MoreActionsProps {
  readonly discard: SaveBarAction;
  readonly others: readonly SaveBarAction[];
}

/** Beside the one filled button; on a phone in a menu with three dots, what is discarded at its end. */
function MoreActions({ discard, others }: MoreActionsProps) {
  return (
    <>
      <span className={styles.secondary}>
        {[discard, ...others].map(one => (
          <Button
            key={one.label}
            variant={one === discard ? 'subtle' : 'default'}
            disabled={one.disabled}
            aria-keyshortcuts={one.keys}
            onClick={one.run}
          >
            {one.label}
          </Button>
        ))}
      </span>
      <PopoverMenu
        label={formTexts.more}
        width={200}
        button={props => (
          <ActionIcon {...props} className={styles.more ?? ''} variant="default" aria-label={formTexts.more}>
            <IconDots size={17} stroke={1.8} />
          </ActionIcon>
        )}
      >
        {close =>
          [...others, discard].map(({ label, disabled, run }) => (
            <button
              key={label}
              type="button"
              className={panelItem}
              disabled={disabled}
              onClick={() => {
                close();
                run();
              }}
            >
              {label}
            </button>
          ))
        }
      </PopoverMenu>
    </>
  );
}

interface BarState {
  readonly dirty: boolean;
  readonly saving: boolean;
  readonly count: number;
  readonly memoryOnly: number;
  readonly undo: boolean;
  readonly redo: boolean;
}

const changeCount = (session: EditSession): number =>
  pendingChangesOf(session.opened, contentOf(session)).length + session.kept.length;

/** Without what would vanish when it is left: there is nothing to save in it yet. */
const barState = (current: EditSession): BarState => {
  const session = withoutUntouched(current);
  return {
    dirty: isDirty(session),
    saving: session.phase.at === 'saving',
    count: changeCount(session),
    memoryOnly: memoryOnlyCount(session),
    undo: canUndo(current.steps),
    redo: canRedo(current.steps),
  };
};

const saveKey = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ S' : formTexts.saveShortcut;
