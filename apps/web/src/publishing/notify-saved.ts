import { notify, type ToastDetail } from '../notifications/index.ts';
import type { SavedDocuments } from './after-save.ts';

/**
 * Says that documents were saved, and in one more sentence what a publish now would change there (RULE.publish.82). That is asked for
 * after the save, so that nobody waits for it.
 */
export const notifySaved = (saved: SavedDocuments, text: string, detail?: ToastDetail): void => {
  notify('success', text, detail);
  void import('./after-save.ts')
    .then(({ addPublishSummary }) => addPublishSummary(saved, text))
    // What was saved is saved, also where this is not known.
    .catch(() => undefined);
};
