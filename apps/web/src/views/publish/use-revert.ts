import { countTexts, levelsTexts, revertTexts } from '@commissary/catalog';
import type { RevertPreview } from '@commissary/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../api/index.ts';
import { refreshDocuments, undoAction, undoSet } from '../../levels/index.ts';
import type { usePublish } from '../../publishing/index.ts';
import { totalOf } from './revert-dialog.tsx';

/** Discards what locations have not published, as it was previewed; the notice offers to undo it. False where it failed. */
export const useRevert = (companyId: string, ask: ReturnType<typeof usePublish>['ask']) => {
  const client = useQueryClient();
  return useCallback(
    async (locationIds: readonly string[], { seen, discarded, scheduled }: RevertPreview): Promise<boolean> => {
      const replaces = scheduled.map(({ locationId, runId }) => ({ locationId, runId }));
      const body = {
        action: 'REVERT' as const,
        locationIds: [...locationIds],
        seen,
        ...(replaces.length > 0 && { replaces }),
      };
      const isDone = await ask(
        options => api.syncLocations.start({ body }, options),
        () => [
          revertTexts.done(countTexts.changes(totalOf(discarded))),
          {
            act: {
              text: levelsTexts.undo,
              run: () => void undoAction(client, companyId, () => undoRevert(companyId, discarded)),
            },
          },
        ],
        undefined,
      );
      if (isDone) await refreshDocuments(client, companyId);
      return isDone;
    },
    [client, companyId, ask],
  );
};

/** Each document by a call of its own, with the versions that the revert has made. */
const undoRevert = async (companyId: string, discarded: RevertPreview['discarded']): Promise<void> => {
  for (const some of Map.groupBy(discarded, ({ kind, menuId }) => `${kind} ${menuId}`).values()) {
    const [first] = some;
    if (first === undefined) continue;
    const address = { kind: first.kind, companyId, tenantId: null, menuId: first.menuId ?? null };
    await undoSet(address)({ places: some.map(({ tenantId, ver }) => ({ tenantId, ver: ver + 1 })) });
  }
};
