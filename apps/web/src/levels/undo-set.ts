import { api, responseBody } from '../api.ts';
import type { CachedDocumentKey } from '../cache/documents.ts';

interface SavedTargets {
  readonly places: readonly { readonly tenantId: string; readonly ver: number }[];
}

/** The call that takes edits at several places back, given what the act answered with. */
export const undoSet =
  ({ kind, companyId, menuId }: CachedDocumentKey) =>
  async ({ places: targets }: SavedTargets): Promise<SavedTargets> =>
    responseBody(
      await api.overrides.undo({
        params: { id: companyId },
        body: { kind, places: [...targets], ...(menuId !== null && { menuId }) },
      }),
    );
