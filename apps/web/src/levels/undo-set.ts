import { api, bodyOf } from '../api.ts';
import type { DocumentAddress } from '../cache/documents.ts';

interface Places {
  readonly places: readonly { readonly tenantId: string; readonly ver: number }[];
}

/** The call that takes edits at several places back, given what the act answered with. */
export const undoSet =
  ({ kind, companyId, menuId }: DocumentAddress) =>
  async ({ places }: Places): Promise<Places> =>
    bodyOf(
      await api.overrides.undo({
        params: { id: companyId },
        body: { kind, places: [...places], ...(menuId !== null && { menuId }) },
      }),
    );
