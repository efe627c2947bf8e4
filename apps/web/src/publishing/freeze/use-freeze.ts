import { countTexts, freezeTexts as texts } from '@commissary/catalog';
import { useCallback } from 'react';
import { api, responseBody } from '../../api/index.ts';
import type { usePublish } from '../index.ts';

/** Freezes locations for one reason, and releases them: all of them or none. Each is false where it failed. `name`: of the only one. */
export const useFreeze = (ask: ReturnType<typeof usePublish>['ask'], name?: string) => {
  const where = useCallback((count: number): string => name ?? countTexts.locations(count), [name]);
  const freeze = useCallback(
    (locationIds: readonly string[], reason: string): Promise<boolean> =>
      ask(
        async options =>
          responseBody(await api.syncLocations.freeze({ body: { locationIds: [...locationIds], reason } }, options)),
        ({ frozen }) => [texts.frozen(where(frozen), frozen)],
        texts.failed,
      ),
    [ask, where],
  );
  const release = useCallback(
    (locationIds: readonly string[]): Promise<boolean> =>
      ask(
        async options =>
          responseBody(await api.syncLocations.release({ body: { locationIds: [...locationIds] } }, options)),
        ({ released }) => [texts.released(where(released), released)],
        texts.failed,
      ),
    [ask, where],
  );
  return { freeze, release };
};
