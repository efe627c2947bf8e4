import { timedTexts } from '@commissary/catalog';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, StatusError, UserError } from '../api/index.ts';
import { refreshPublishing, useIdempotencyKeys } from '../cache/index.ts';
import { refreshDocuments } from '../levels/index.ts';
import { notify, reportError } from '../notifications/index.ts';
import type { TimedRequest } from './timed-queries.ts';

/** What a person does about timed edits: each returns whether it was done, and says what prevented it. */
export const useTimed = (companyId: string) => {
  const client = useQueryClient();
  const keyOf = useIdempotencyKeys();
  const [busy, setBusy] = useState(false);
  const attempt = async (act: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    try {
      await act();
      return true;
    } catch (error) {
      const [failure] = error instanceof UserError || error instanceof StatusError ? error.failures : [];
      const reason = timedTexts.refusals[failure?.code ?? ''];
      if (reason === undefined) reportError(error, timedTexts.actFailed);
      else notify('error', reason);
      return false;
    } finally {
      setBusy(false);
      void refreshPublishing(client, companyId);
      void refreshDocuments(client, companyId);
    }
  };
  const create = (body: TimedRequest) =>
    attempt(() => api.timed.create({ params: { companyId }, body }, { idempotencyKey: keyOf(JSON.stringify(body)) }));
  /** At all its locations where none are named. */
  const cancel = (id: string, locationIds?: readonly string[]) =>
    attempt(() =>
      api.timed.cancel({
        params: { companyId, id },
        body: locationIds === undefined ? {} : { locationIds: [...locationIds] },
      }),
    );
  const decide = (id: string, locationIds: readonly string[], decision: 'anyway' | 'keep') =>
    attempt(() => api.timed.decide({ params: { companyId, id }, body: { locationIds: [...locationIds], decision } }));
  return { create, cancel, decide, busy };
};
