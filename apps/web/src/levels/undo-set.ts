import { api, responseBody } from '../api/index.ts';
import type { CachedDocumentKey } from '../cache/index.ts';

interface SavedTargets {
  readonly places: readonly { readonly tenantId: string; readonly ver: number }[];
}

/** Builds the call that undoes edits at several tenants from the response of the action. */
export const undoSet =
  ({ kind, companyId, menuId }: CachedDocumentKey) =>
  async ({ places: targets }: SavedTargets): Promise<SavedTargets> =>
    responseBody(
      await api.overrides.undo({
        params: { id: companyId },
        body: { kind, places: [...targets], ...(menuId !== null && { menuId }) },
      }),
    );
