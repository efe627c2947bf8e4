import { countTexts, publishTexts } from '@commissary/catalog';
import type { OnlyThisResult } from '@commissary/contract';
import type { PublishKind } from '@commissary/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { RequestLimitError, responseBody, StatusError, UserError } from '../api/index.ts';
import { publishCalls, refreshPublishing } from '../cache/index.ts';
import { notify, reportError } from '../notifications/index.ts';
import { publishRefusalText } from './publish-refusal-text.ts';
import { laterSaves, type OutdatedPublish, outdatedBy, type PublishRequest, startBody } from './publish-request.ts';

const none: RefusalWords = {};

/** Starts a publish, now or at an instant. Repeating the same attempt is one publish. */
export const usePublish = (companyId: string, kind: PublishKind, refusals = none) => {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  /** Sends a call, and says its outcome: `failed` in place of a reason, where nothing was to be published. */
  const ask = useCallback(
    async <T>(
      send: (options: { readonly idempotencyKey: string }) => Promise<T>,
      notice: (answer: T) => readonly [done: string, more?: NoticeMore],
      failed?: string,
    ): Promise<boolean> => {
      const options = { idempotencyKey: crypto.randomUUID() };
      let isOutdated = false;
      setBusy(true);
      try {
        // Without a response it is unknown whether the publish began. A retry with the same key returns the begun one,
        // or begins it.
        const answer = await send(options).catch(error => (isUnknown(error) ? send(options) : Promise.reject(error)));
        notify('success', ...notice(answer));
        return true;
      } catch (error) {
        tellRefusal(error, kind, { failed, refusals });
        isOutdated = error instanceof StatusError && error.status === 409;
        return false;
      } finally {
        const refreshed = refreshPublishing(client, companyId);
        // What was refused because it is outdated cannot be sent again before its screen shows what is newer.
        if (isOutdated) await refreshed;
        setBusy(false);
        await refreshed;
      }
    },
    [client, companyId, kind, refusals],
  );
  /** Who asked for them is told when they have ended. */
  const follow = useCallback(
    <T extends readonly Started[]>(started: T): T => {
      void import('./ended/index.ts')
        .then(ended => ended.followPublishes({ companyId, kind }, started))
        .catch(() => undefined);
      return started;
    },
    [companyId, kind],
  );
  const [outdated, setOutdated] = useState<OutdatedPublish | null>(null);
  const publish = useCallback(
    (request: PublishRequest): Promise<boolean> => {
      const { at, notWhileOpen, locationIds } = request;
      const where = countTexts.locations(locationIds.length);
      setOutdated(null);
      return ask(
        options =>
          publishCalls(kind)
            .start({ body: startBody(request) }, options)
            .then(answer => follow(responseBody(answer)))
            .catch(error => {
              setOutdated(outdatedBy(error, request));
              throw error;
            }),
        () => [at === null && !notWhileOpen ? publishTexts.publishingStarted(where) : publishTexts.scheduledFor(where)],
      );
    },
    [ask, follow, kind],
  );
  const onlyThis = useCallback(
    (body: OnlyThisBody, notice: (result: OnlyThisResult) => readonly [done: string, more?: NoticeMore]) =>
      ask(async options => {
        const result = responseBody(await publishCalls(kind).onlyThis({ body }, options));
        follow(result.started);
        return result;
      }, notice),
    [ask, follow, kind],
  );
  const retry = useCallback(
    (locationIds: readonly string[]): Promise<boolean> =>
      ask(
        async options =>
          follow(
            responseBody(await publishCalls(kind).retryFailed({ body: { locationIds: [...locationIds] } }, options)),
          ),
        () => [publishTexts.retrying(locationIds.length)],
      ),
    [ask, follow, kind],
  );
  const unschedule = useCallback(
    async (locationId: string): Promise<void> => {
      try {
        await publishCalls(kind).unschedule({ params: { locationId } });
      } catch (error) {
        reportError(error, publishTexts.unscheduleFailed);
      }
      await refreshPublishing(client, companyId);
    },
    [client, companyId, kind],
  );
  return { ask, follow, publish, outdated: busy ? null : outdated, onlyThis, retry, unschedule, busy };
};

/** Why nothing was published, by code, where a screen asks for more than the others do. */
export type RefusalWords = Readonly<Record<string, string>>;
/** Edits of locations, or the undo of their newest save, that are saved and go live alone. */
export type OnlyThisBody = Parameters<ReturnType<typeof publishCalls>['onlyThis']>[0]['body'];
type Started = OnlyThisResult['started'][number];
type NoticeMore = Parameters<typeof notify>[2];

const isUnknown = (error: unknown): boolean =>
  error instanceof StatusError &&
  error.status === 500 &&
  !(error instanceof RequestLimitError && error.reason !== 'away');

interface RefusalTexts {
  readonly failed: string | undefined;
  readonly refusals: RefusalWords;
}

const tellRefusal = (error: unknown, kind: PublishKind, { failed, refusals }: RefusalTexts): void => {
  if (error instanceof StatusError && error.status === 409) {
    // Told where the publish was asked for, with a choice.
    if (laterSaves(error).length > 0) return;
    notify('error', publishTexts.changedMeanwhile);
    return;
  }
  const [first] = error instanceof UserError ? error.failures : [];
  if (first === undefined || failed !== undefined) reportError(error, failed ?? publishTexts.startFailed);
  else notify('error', publishTexts.nothingWasPublished(refusals[first.code] ?? publishRefusalText(first.code, kind)));
};
