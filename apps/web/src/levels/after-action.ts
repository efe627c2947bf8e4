import { levelsTexts, messages } from '@commissary/catalog';
import type { QueryClient } from '@tanstack/react-query';
import { StatusError, UserError } from '../api.ts';
import { refreshPublishing } from '../cache/publishing.ts';
import { notify } from '../shell/notify.ts';
import { reportError } from '../shell/report-error.ts';

/** What was shown of documents, and of what waits to be published, is asked anew. */
export const refreshDocuments = async (client: QueryClient, companyId: string): Promise<void> => {
  await Promise.all([
    refreshPublishing(client, companyId),
    client.invalidateQueries({ queryKey: ['documents', companyId] }),
  ]);
};

/** Why an act was not done, in words; nothing of it was. */
export const showActionError = (error: unknown, what = levelsTexts.thisAction): void => {
  if (error instanceof StatusError && error.status === 409) notify('error', levelsTexts.actionConflict(what));
  else if (error instanceof StatusError && error.status === 403) notify('error', messages.forbidden);
  else if (error instanceof UserError && error.failures.some(({ code }) => code === 'CANNOT_BE_PROMOTED'))
    notify('error', levelsTexts.cannotPromote);
  else if (error instanceof UserError) notify('error', levelsTexts.valuesRejected);
  else reportError(error, levelsTexts.actionError);
};

/** Takes an act on several places back as a whole, and says how that went. */
export const undoAction = async (
  client: QueryClient,
  companyId: string,
  undo: () => Promise<unknown>,
): Promise<void> => {
  try {
    await undo();
    notify('success', levelsTexts.undone);
  } catch (error) {
    if (error instanceof StatusError && error.status === 409) notify('error', levelsTexts.undoConflict);
    else showActionError(error);
  }
  await refreshDocuments(client, companyId);
};
