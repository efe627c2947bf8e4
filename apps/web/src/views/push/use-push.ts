import { pushTexts as texts } from '@commissary/catalog';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, responseBody, StatusError, UserError } from '../../api/index.ts';
import { useIdempotencyKeys } from '../../cache/index.ts';
import { notify, reportError } from '../../notifications/index.ts';
import { type PushRequest, pushKey } from './push-queries.ts';

/** What a person does with notifications: each returns whether it was done, and says what prevented it. */
export const usePush = (companyId: string) => {
  const client = useQueryClient();
  const keyOf = useIdempotencyKeys();
  const [busy, setBusy] = useState(false);
  const attempt = async (act: () => Promise<unknown>, failed: string): Promise<boolean> => {
    setBusy(true);
    try {
      await act();
      return true;
    } catch (error) {
      const [failure] = error instanceof UserError || error instanceof StatusError ? error.failures : [];
      const reason = texts.refusals[failure?.code ?? ''];
      if (reason === undefined) reportError(error, failed);
      else notify('error', reason);
      return false;
    } finally {
      setBusy(false);
      void client.invalidateQueries({ queryKey: pushKey(companyId) });
    }
  };
  const send = (body: PushRequest) =>
    attempt(async () => {
      const options = { idempotencyKey: keyOf(JSON.stringify(body)) };
      return responseBody(await api.pushNotifications.send({ params: { companyId }, body }, options));
    }, texts.sendFailed);
  const takeBack = (id: string) =>
    attempt(
      async () => responseBody(await api.pushNotifications.takeBack({ params: { companyId, id } })),
      texts.takeBackFailed,
    );
  return { send, takeBack, busy };
};
