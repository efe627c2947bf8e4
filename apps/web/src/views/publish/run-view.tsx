import {
  canaryTexts,
  countTexts,
  publishBoardTexts,
  publishUnits,
  rescheduleTexts,
  rollbackTexts,
  screenHref,
} from '@commissary/catalog';
import type { PublishPage, WorkflowRecord } from '@commissary/contract';
import { Button } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useParams, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { responseBody } from '../../api/index.ts';
import { publishCalls, runningOf } from '../../cache/index.ts';
import { dayAndTimeAt, pageZone } from '../../formatting/index.ts';
import { ButtonLink, navigateTo } from '../../navigation/index.ts';
import { usePublish } from '../../publishing/index.ts';
import { RunCanary } from '../../publishing/pilots/index.ts';
import { PreviewChanges } from '../../publishing/preview/index.ts';
import styles from '../../publishing/preview/publish.module.css';
import { useActiveTenant, Writable } from '../../session/index.ts';
import { ErrorState, PageHeader, SkeletonRows } from '../../ui/index.ts';
import { SelectionBar } from './board/selection-bar.tsx';
import { useLivePublishing } from './board/use-live-publishing.ts';
import { type RollBack, RollbackPanel } from './rollback-panel.tsx';
import { RunLocations } from './run-locations.tsx';
import { broughtBy, publishPagesOf } from './run-queries.ts';
import { RunReceipts } from './run-receipts.tsx';
import { useReschedule } from './use-reschedule.ts';

/** One publish: who, what, where, in which state; retried, stopped and rolled back from here. */
export function RunView() {
  const { workflowId = '' } = useParams({ strict: false }) as { readonly workflowId?: string };
  const { companyId } = useActiveTenant();
  const pages = useInfiniteQuery(publishPagesOf(companyId, workflowId));
  const head = pages.data?.pages[0];
  if (pages.isError) return <ErrorState text={rollbackTexts.loadFailed} onRetry={() => pages.refetch()} />;
  if (head === undefined) return <SkeletonRows rows={8} />;
  return <Run key={workflowId} head={head} companyId={companyId} />;
}

interface RunProps {
  readonly head: PublishPage;
  readonly companyId: string;
}

interface RunOf {
  readonly companyId: string;
  readonly kind: PublishPage['blobType'];
  readonly workflowId: string;
}

/** The locations whose changes are named. */
const mostCompared = 50;

function Run({ head, companyId }: RunProps) {
  const { workflowId, blobType: kind, counts } = head;
  const { user } = useActiveTenant();
  const router = useRouter();
  const pages = useInfiniteQuery(publishPagesOf(companyId, workflowId));
  const { fetchNextPage, hasNextPage, isFetchingNextPage, refetch } = pages;
  useMovesOn({ companyId, kind, workflowId }, pages.dataUpdatedAt, refetch);
  const { ask, follow: followEnd, retry, busy } = usePublish(companyId, kind);
  const { stop } = useReschedule(kind, ask);
  const tenants = useMemo(() => new Map(user.accessibleTenants.map(one => [one.id, one])), [user.accessibleTenants]);
  const locations = pages.data?.pages.flatMap(page => page.locations) ?? [];
  const live = locations.filter(({ status }) => status === 'SUCCESS').map(({ locationId }) => locationId);
  const failed = locations.filter(({ status }) => status === 'FAILED').map(({ locationId }) => locationId);
  const compared = live.slice(0, mostCompared);
  const brought = useQuery(broughtBy({ companyId, kind, workflowId, locationIds: compared }));
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const chosen = live.filter(id => picked.has(id));
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const selectAll = async () => {
    let found = pages;
    while (found.hasNextPage) found = (await found.fetchNextPage()) as typeof pages;
    const all = found.data?.pages.flatMap(page => page.locations) ?? [];
    setPicked(new Set(all.filter(({ status }) => status === 'SUCCESS').map(({ locationId }) => locationId)));
  };
  const follow = () => {
    const body = { workflowId, runId: locations[0]?.runId ?? '' };
    return ask(
      async options => responseBody(await publishCalls(kind).followPilots({ body }, options)).released,
      count => [canaryTexts.followed(count)],
      canaryTexts.followFailed,
    );
  };
  const rollBack = async ({ locationIds, seen, schedules, keep }: RollBack) => {
    let started: WorkflowRecord['wfExec'] | undefined;
    const named = schedules.map(({ locationId, runId }) => ({ locationId, runId }));
    const body = { workflowId, locationIds: [...locationIds], seen, [keep ? 'keeps' : 'replaces']: named };
    const isDone = await ask(
      async options => {
        [started] = followEnd(responseBody(await publishCalls(kind).rollback({ body }, options)));
      },
      () => [rollbackTexts.rollingBack(countTexts.locations(locationIds.length))],
      rollbackTexts.failed,
    );
    if (isDone && started !== undefined)
      navigateTo(router, screenHref('publishRun', { workflowId: started.workflowId }, { companyId, locationId: null }));
  };
  return (
    <>
      <PageHeader
        title={titleOf(head)}
        about={aboutOf(head, total)}
        more={
          <ButtonLink href={screenHref(publishUnits[kind].screen, {}, { companyId, locationId: null })}>
            {publishBoardTexts.publishAction}
          </ButtonLink>
        }
      />
      <div className={`${styles.page} grid align-start gap-24`}>
        <div>
          {head.canary && (
            <RunCanary
              canary={head.canary}
              readAt={pages.dataUpdatedAt}
              tenants={tenants}
              busy={busy}
              onFollow={() => void follow()}
              onRefresh={refetch}
            />
          )}
          {(counts.SUCCESS ?? 0) > 0 && <RunReceipts companyId={companyId} workflowId={workflowId} tenants={tenants} />}
          <section className="card space-below-16" aria-label={rollbackTexts.changes}>
            <h2 className="pad-x-16 pad-y-12 line-below">
              {locations.length > mostCompared ? rollbackTexts.changesOfFirst(compared.length) : rollbackTexts.changes}
            </h2>
            {live.length === 0 && <p className={styles.changes}>{rollbackTexts.nothingBrought}</p>}
            {live.length > 0 && brought.isPending && <SkeletonRows rows={3} />}
            {brought.isError && <ErrorState text={rollbackTexts.previewFailed} onRetry={() => brought.refetch()} />}
            {brought.data && (
              <PreviewChanges
                kind={kind}
                companyId={companyId}
                previews={brought.data}
                tenants={user.accessibleTenants}
              />
            )}
          </section>
          <SelectionBar
            selected={chosen.length}
            total={total}
            selectAll={{
              label: rollbackTexts.selectAll,
              disabled: live.length === 0,
              onSelect: () => void selectAll(),
            }}
            counts={countsText(counts)}
          >
            <Writable>
              {failed.length > 0 && (
                <Button variant="default" disabled={busy} onClick={() => void retry(failed)}>
                  {rollbackTexts.retry(failed.length)}
                </Button>
              )}
              {(counts.WAITING ?? 0) > 0 && locations[0] && (
                <Button
                  variant="default"
                  disabled={busy}
                  onClick={() => void stop([{ workflowId, runId: locations[0]?.runId ?? '' }])}
                >
                  {rescheduleTexts.stopRest}
                </Button>
              )}
            </Writable>
          </SelectionBar>
          <RunLocations
            companyId={companyId}
            workflowId={workflowId}
            kind={kind}
            locations={locations}
            total={total}
            tenants={tenants}
            picked={picked}
            onPick={(id, on) =>
              setPicked(now => (on ? new Set([...now, id]) : new Set([...now].filter(one => one !== id))))
            }
            onEnd={() => {
              if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
            }}
          />
        </div>
        <RollbackPanel
          kind={kind}
          companyId={companyId}
          workflowId={workflowId}
          locationIds={chosen}
          tenants={user.accessibleTenants}
          busy={busy}
          onRollBack={what => void rollBack(what)}
        />
      </div>
    </>
  );
}

/**
 * Reads the publish again when the stream of publishes says that it moved on; at first where it was read before them.
 */
const useMovesOn = ({ companyId, kind, workflowId }: RunOf, readAt: number, again: () => unknown): void => {
  useLivePublishing(companyId, kind);
  const select = useCallback(
    (all: readonly WorkflowRecord[]) => all.filter(({ wfExec }) => wfExec.workflowId === workflowId),
    [workflowId],
  );
  const { data: runs, dataUpdatedAt } = useQuery({ ...runningOf(companyId, kind), select });
  const known = useRef<readonly WorkflowRecord[]>(undefined);
  useEffect(() => {
    if (runs === undefined || known.current === runs) return;
    if (known.current !== undefined || dataUpdatedAt > readAt) again();
    known.current = runs;
  }, [runs, dataUpdatedAt, readAt, again]);
};

const titleOf = ({ action }: PublishPage): string =>
  ({ PUBLISH: rollbackTexts.publish, REVERT: rollbackTexts.revert, ROLLBACK: rollbackTexts.rollback })[action];

const aboutOf = ({ blobType, requestedBy, requestedAt, syncDate }: PublishPage, total: number): string =>
  [
    publishUnits[blobType].label,
    rollbackTexts.byAt(requestedBy, dayAndTimeAt(requestedAt, pageZone())),
    syncDate > 0 && rollbackTexts.scheduledFor(dayAndTimeAt(syncDate, pageZone())),
    countTexts.locations(total),
  ]
    .filter(Boolean)
    .join(' · ');

const countsText = ({ SUCCESS = 0, RUNNING = 0, WAITING = 0, FAILED = 0 }: PublishPage['counts']): string =>
  [
    publishBoardTexts.live(SUCCESS),
    RUNNING > 0 && publishBoardTexts.running(RUNNING),
    WAITING > 0 && publishBoardTexts.waiting(WAITING),
    FAILED > 0 && publishBoardTexts.failed(FAILED),
  ]
    .filter(Boolean)
    .join(' · ');
