import { levelsTexts, messages } from '@commissary/catalog';
import type { QueryClient } from '@tanstack/react-query';
import { StatusError, UserError } from '../api/index.ts';
import { refreshPublishing } from '../cache/index.ts';
import { notify, reportError } from '../notifications/index.ts';

/** Invalidates the documents on screen, and what waits to be published. */
export const refreshDocuments = async (client: QueryClient, companyId: string): Promise<void> => {
  await Promise.all([
    refreshPublishing(client, companyId),
    client.invalidateQueries({ queryKey: ['documents', companyId] }),
  ]);
};

/** Why an action was not done, as text; nothing of it was saved. */
export const showActionError = (error: unknown, what = levelsTexts.thisAction): void => {
  if (error instanceof StatusError && error.status === 409) notify('error', levelsTexts.actionConflict(what));
  else if (error instanceof StatusError && error.status === 403) notify('error', messages.forbidden);
  else if (error instanceof UserError && error.failures.some(({ code }) => code === 'CANNOT_BE_PROMOTED'))
    notify('error', levelsTexts.cannotPromote);
  else if (error instanceof UserError) notify('error', levelsTexts.valuesRejected);
  else reportError(error, levelsTexts.actionError);
};

/** Undoes an action on several tenants as a whole, and shows the result. */
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
