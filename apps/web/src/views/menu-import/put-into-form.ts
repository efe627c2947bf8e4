import type { Menu } from '@commissary/catalog';
import { contentOf, type EditSession } from '../../form/edit-session/index.ts';
import { loadFiles } from '../../form/restore/index.ts';
import { type FormStore, valueIn } from '../../form/state/index.ts';
import { documentChanges, pendingChangesOf } from '../../snapshot/index.ts';
import { pause } from './in-slices.ts';

/** So many more changes are judged in one turn. */
const judgedAtOnce = 500;

/**
 * Makes the menu in a form what a file makes of it, as one step of undo. What takes long is done before the form is
 * written, in turns between which the page answers. Returns which permissions were missing for the rest; null where
 * nothing was written, because the form has another menu by then or the page was left.
 */
export const putIntoForm = async (
  store: FormStore,
  menu: Menu,
  next: Menu,
  signal: AbortSignal,
): Promise<readonly string[] | null> => {
  const { replacedBy } = await loadFiles();
  while (!signal.aborted && valueIn(store.session(), '') === menu) {
    const before = store.session();
    // Kept, so that what follows does not compare again.
    documentChanges(before.opened.definition, menu, next);
    await pause();
    const { session, needs } = replacedBy(before, next);
    await judgeInTurns(store, session, signal);
    // The record was read again, for example.
    if (signal.aborted || store.session() !== before) continue;
    store.write(session);
    return needs;
  }
  return null;
};

const judgeInTurns = async (store: FormStore, session: EditSession, signal: AbortSignal): Promise<void> => {
  const { length } = pendingChangesOf(session.opened, contentOf(session));
  for (let count = judgedAtOnce; !signal.aborted && count < length + judgedAtOnce; count += judgedAtOnce) {
    await pause();
    store.judge(session, count);
  }
  await pause();
};
