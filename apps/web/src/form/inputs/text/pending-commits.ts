import { afterPaint } from '../../../ui/index.ts';

/** What was typed and is painted, and is not in the document yet. */
const pending = new Set<() => void>();

/** Keys that only change the text, so that nothing reads the document because of them. */
const editsText = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && (key.length === 1 || key === 'Backspace' || key === 'Delete');

const commitAll = (): void => {
  for (const commit of [...pending]) commit();
};
const commitBefore = (event: Event): void => {
  if (!(event instanceof KeyboardEvent && editsText(event))) commitAll();
};
// A save that waits for the connection goes on with the event of its return.
const events = ['keydown', 'pointerdown', 'click', 'submit', 'dragstart', 'pagehide', 'online'] as const;

/**
 * Calls `commit` once the typed character is painted, or before any other action of the user: a save, a click or an
 * undo finds in the document what was typed before it. Returns a function that calls it at once, if it still waits.
 */
export const commitAfterPaint = (commit: () => void): (() => void) => {
  if (pending.size === 0) for (const type of events) addEventListener(type, commitBefore, { capture: true });
  const run = (): void => {
    if (!pending.delete(run)) return;
    if (pending.size === 0) for (const type of events) removeEventListener(type, commitBefore, { capture: true });
    commit();
  };
  pending.add(run);
  afterPaint(run);
  return run;
};
