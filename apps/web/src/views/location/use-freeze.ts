import { freezeTexts } from '@commissary/catalog';
import type { AccessibleTenant } from '@commissary/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { api } from '../../api/index.ts';
import { refreshPublishing } from '../../cache/index.ts';
import { notify, reportError } from '../../notifications/index.ts';

/** Freezes a location with a reason, and releases it. Each returns whether it was done. */
export const useFreeze = (companyId: string) => {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const ask = useCallback(
    async (send: (options: { readonly idempotencyKey: string }) => Promise<unknown>, done: string) => {
      setBusy(true);
      let isDone = false;
      try {
        await send({ idempotencyKey: crypto.randomUUID() });
        isDone = true;
        notify('success', done);
      } catch (error) {
        reportError(error, freezeTexts.failed);
      }
      await refreshPublishing(client, companyId);
      setBusy(false);
      return isDone;
    },
    [client, companyId],
  );
  const freeze = ({ id, name }: Pick<AccessibleTenant, 'id' | 'name'>, reason: string) =>
    ask(
      options => api.syncLocations.freeze({ body: { locationIds: [id], reason } }, options),
      freezeTexts.frozen(name),
    );
  const release = ({ id, name }: Pick<AccessibleTenant, 'id' | 'name'>) =>
    ask(options => api.syncLocations.release({ body: { locationIds: [id] } }, options), freezeTexts.released(name));
  return { freeze, release, busy };
};
