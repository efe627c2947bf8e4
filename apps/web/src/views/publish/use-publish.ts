import { formatCount, type PublishKind } from '@commissary/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { StatusError, UserError } from '../../api.ts';
import { refreshPublishing } from '../../cache/publishing.ts';
import { notify } from '../../shell/notify.ts';
import { reportError } from '../../shell/report-error.ts';
import { refusalWords } from './refusal-words.ts';
import { callsOf } from './use-preview.ts';

/** Asks the server to publish, now or at an instant. The same attempt repeated is one publish. */
export const usePublish = (companyId: string, kind: PublishKind) => {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const ask = useCallback(
    async (send: (options: { readonly idempotencyKey: string }) => Promise<unknown>, done: string) => {
      const options = { idempotencyKey: crypto.randomUUID() };
      setBusy(true);
      try {
        // Without an answer nobody knows whether it began. The same key once more finds out, or begins it.
        await send(options).catch(error => (isUnknown(error) ? send(options) : Promise.reject(error)));
        notify('success', done);
        return true;
      } catch (error) {
        tellRefusal(error, kind);
        return false;
      } finally {
        setBusy(false);
        await refreshPublishing(client, companyId);
      }
    },
    [client, companyId, kind],
  );
  const publish = useCallback(
    (locationIds: readonly string[], at: number | null): Promise<boolean> => {
      const body = { syncDateMillis: at ?? 0, locationIds: [...locationIds], action: 'PUBLISH' as const };
      const where = formatCount(locationIds.length, 'location');
      return ask(
        options => callsOf(kind).start({ body }, options),
        at === null ? `Publishing to ${where}.` : `Scheduled for ${where}.`,
      );
    },
    [ask, kind],
  );
  const retry = useCallback(
    (locationIds: readonly string[]): Promise<boolean> =>
      ask(
        options => callsOf(kind).retryFailed({ body: { locationIds: [...locationIds] } }, options),
        `Publishing again to ${formatCount(locationIds.length, 'location')}.`,
      ),
    [ask, kind],
  );
  const unschedule = useCallback(
    async (locationId: string): Promise<void> => {
      try {
        await callsOf(kind).unschedule({ params: { locationId } });
      } catch (error) {
        reportError(error, 'The schedule could not be taken back. Please try again later.');
      }
      await refreshPublishing(client, companyId);
    },
    [client, companyId, kind],
  );
  return { publish, retry, unschedule, busy };
};

const isUnknown = (error: unknown): boolean => error instanceof StatusError && error.status === 500;

const tellRefusal = (error: unknown, kind: PublishKind): void => {
  const [first] = error instanceof UserError ? error.failures : [];
  if (first === undefined) reportError(error, 'The publish could not be started. Please try again later.');
  else notify('error', `Nothing was published. ${refusalWords(first.code, kind)}.`);
};
