import { boardTexts, countTexts } from '@commissary/catalog';
import { useCallback } from 'react';
import { api, responseBody } from '../../../api/index.ts';
import type { usePublish } from '../../../publishing/index.ts';

/** Freezes locations for one reason, and releases them: all of them or none. Each is false where it failed. */
export const useFreezeSeveral = (ask: ReturnType<typeof usePublish>['ask']) => {
  const freeze = useCallback(
    (locationIds: readonly string[], reason: string): Promise<boolean> =>
      ask(
        async options =>
          responseBody(await api.syncLocations.freeze({ body: { locationIds: [...locationIds], reason } }, options)),
        ({ frozen }) => [boardTexts.frozenAt(countTexts.locations(frozen))],
        boardTexts.failed,
      ),
    [ask],
  );
  const release = useCallback(
    (locationIds: readonly string[]): Promise<boolean> =>
      ask(
        async options =>
          responseBody(await api.syncLocations.release({ body: { locationIds: [...locationIds] } }, options)),
        ({ released }) => [boardTexts.releasedAt(countTexts.locations(released))],
        boardTexts.failed,
      ),
    [ask],
  );
  return { freeze, release };
};
