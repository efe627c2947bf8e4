import { onlineTexts } from '@commissary/catalog';
import { contract } from '@commissary/contract';
import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, responseBody } from '../../api/index.ts';
import { lastBuildOf } from '../../cache/index.ts';
import { dayAndTimeAt } from '../../formatting/index.ts';
import { reportError } from '../../notifications/index.ts';
import { useActiveTenant, Writable } from '../../session/index.ts';
import { Badge, Dot, ErrorState, SectionCard, SkeletonRows } from '../../ui/index.ts';
import styles from './app-build.module.css';

type Last = NonNullable<Awaited<ReturnType<NonNullable<ReturnType<typeof lastBuildOf>['queryFn']>>>['last']>;

/** Starts a build of the app from the company's saved settings, and shows the progress of the newest build. */
export function AppBuild() {
  const { companyId, level } = useActiveTenant();
  const client = useQueryClient();
  const build = useQuery(lastBuildOf(companyId));
  const [attempt, setAttempt] = useState(() => crypto.randomUUID());
  const start = useMutation({
    mutationFn: async () =>
      responseBody(await api.mobileApp.build({ query: { accountId: companyId } }, { idempotencyKey: attempt })),
    onError: error => reportError(error, onlineTexts.buildFailed),
    onSettled: () => {
      setAttempt(crypto.randomUUID());
      return client.invalidateQueries({ queryKey: lastBuildOf(companyId).queryKey });
    },
  });
  const { last, configured } = build.data ?? {};
  const running = last !== null && last !== undefined && last.finishedAt === null;
  return (
    <SectionCard
      title={onlineTexts.build}
      titleExtra={last && <State status={last.status} />}
      aside={
        level === 'company' && (
          <Writable explained calls={[contract.mobileApp.build]}>
            <Button
              variant="default"
              disabled={configured !== true || running}
              loading={start.isPending}
              onClick={() => start.mutate()}
            >
              {onlineTexts.buildApp}
            </Button>
          </Writable>
        )
      }
    >
      {build.isPending && <SkeletonRows rows={1} height={56} />}
      {build.isError && <ErrorState text={onlineTexts.buildLoadFailed} onRetry={() => void build.refetch()} />}
      {build.isSuccess && (
        <div className={`${styles.body} row wrap align-center gap-4 gap-x-16`} role="status">
          {configured === false && <p>{onlineTexts.builderNotConfigured}</p>}
          {last ? <LastBuild build={last} /> : configured && <p>{onlineTexts.notBuilt}</p>}
          {configured && level === 'company' && <p className="tone-2">{onlineTexts.buildHint}</p>}
        </div>
      )}
    </SectionCard>
  );
}

function LastBuild({ build: { version, requestedBy, requestedAt, finishedAt, urls } }: { readonly build: Last }) {
  return (
    <>
      <p>
        {onlineTexts.buildLine(version, requestedBy, dayAndTimeAt(requestedAt, null))}
        {finishedAt !== null && onlineTexts.finished(dayAndTimeAt(finishedAt, null))}
      </p>
      {urls.android !== undefined && <a href={urls.android}>{onlineTexts.downloadAndroid}</a>}
      {urls.ios !== undefined && <a href={urls.ios}>{onlineTexts.downloadIos}</a>}
    </>
  );
}

const states = {
  QUEUED: [onlineTexts.queued, 'amber'],
  RUNNING: [onlineTexts.building, 'amber'],
  DONE: [onlineTexts.built, 'live'],
  FAILED: [onlineTexts.failed, 'error'],
} as const;

function State({ status }: { readonly status: Last['status'] }) {
  const [words, tone] = states[status];
  return (
    <Badge tone={tone} icon={<Dot tone={tone} />}>
      {words}
    </Badge>
  );
}
