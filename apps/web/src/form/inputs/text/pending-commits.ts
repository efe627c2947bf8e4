import { afterPaint } from '../../../ui/index.ts';

/** What was typed and is painted, and is not in the document yet. */
const pending = new Set<() => void>();

/** Keys that only change the text, so that nothing reads the document because of them. */
const editsText = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && (key.length === 1 || key === 'Backspace' || key === 'Delete');

/**
 * Puts into the document what was typed last. Called before a save and before the page is left: the events of `window`
 * itself reach their listeners in the order in which these were added, so a listener for them may come too late.
 */
export const commitTyped = (): void => {
  for (const commit of [...pending]) commit();
};
const commitBefore = (event: Event): void => {
  if (!(event instanceof KeyboardEvent && editsText(event))) commitTyped();
};
const events = ['keydown', 'pointerdown', 'click', 'submit', 'dragstart', 'pagehide'] as const;

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
