import { messages, publishBoardTexts, publishKinds, publishUnits, screenHref, withQuery } from '@commissary/catalog';
import type { PublishKind } from '@commissary/domain';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { frozenOf, runningOf, useLocationStates } from '../../cache/index.ts';
import { navigateTo, useAddressQuery, type ViewProps } from '../../navigation/index.ts';
import { useFreeze } from '../../publishing/freeze/index.ts';
import { locationsInAddress, type PublishRequest, schedulesAt, usePublish } from '../../publishing/index.ts';
import { pilotRefusals } from '../../publishing/pilots/index.ts';
import styles from '../../publishing/preview/publish.module.css';
import { useActiveTenant, Writable } from '../../session/index.ts';
import { EmptyState, ErrorState, PageHeader, Segmented, SkeletonRows } from '../../ui/index.ts';
import { BoardBar } from './board/board-bar.tsx';
import { BoardFilters, boardQueryOf } from './board/board-filters.tsx';
import { FreezeDialog } from './board/freeze-dialog.tsx';
import { ScheduledStarts } from './board/scheduled-starts.tsx';
import { useFoldedGroups } from './board/use-folded-groups.ts';
import { useLivePublishing } from './board/use-live-publishing.ts';
import { FailedPublishes } from './failed-publishes.tsx';
import { foundIn } from './publish-lines.ts';
import { PublishPanel } from './publish-panel.tsx';
import { PublishProgress } from './publish-progress.tsx';
import {
  choosable,
  failedIds,
  type PublishTableRow,
  pickable,
  publishTableOf,
  runProgress,
  selectable,
} from './publish-table.ts';
import { PublishTableRows } from './publish-table-rows.tsx';
import { RecentPublishes } from './recent-publishes.tsx';
import { RevertDialog } from './revert-dialog.tsx';
import { heldOf } from './run-queries.ts';
import { useReschedule } from './use-reschedule.ts';
import { useRevert } from './use-revert.ts';
import { withRest } from './with-rest.ts';

/** Above this number of locations there are a search and a filter. */
const searchAbove = 12;

/** The publish board: the state of every location, what would be published, and when. */
export function PublishView({ screen }: ViewProps) {
  const kind: PublishKind = screen.publishes ?? 'menu';
  const activeTenant = useActiveTenant();
  const { companyId, user, tenant } = activeTenant;
  const kinds = useMemo(() => [kind], [kind]);
  const { states, failed } = useLocationStates(companyId, kinds);
  const running = useQuery(runningOf(companyId, kind));
  const { data: held } = useQuery(heldOf(companyId, kind));
  const { data: frozen } = useQuery(frozenOf(companyId));
  useLivePublishing(companyId, kind);
  const { ask, publish, outdated, retry, unschedule, busy } = usePublish(companyId, kind, pilotRefusals);
  const { reschedule, stop } = useReschedule(kind, ask);
  const revert = useRevert(companyId, ask);
  const [reverts, setReverts] = useState(false);
  const { freeze, release } = useFreeze(ask);
  const [freezes, setFreezes] = useState(false);
  const { query, change } = useAddressQuery();
  const [picked, setPicked] = useState<ReadonlySet<string>>(
    () => new Set(tenant?.type === 'LOCATION' ? [tenant.id] : locationsInAddress(query.locations, activeTenant)),
  );
  const groups = useMemo(
    () => (states ? publishTableOf({ kind, tenants: user.accessibleTenants, states, held, frozen }) : []),
    [kind, user.accessibleTenants, states, held, frozen],
  );
  const { search, state } = boardQueryOf(kind, query);
  const shown = useMemo(() => foundIn(groups, { search, state }), [groups, search, state]);
  const isNarrowed = shown !== groups;
  const free = useMemo(() => pickable(shown), [shown]);
  const rows = useMemo(() => groups.flatMap(group => group.rows), [groups]);
  const { isOpen, fold } = useFoldedGroups(rows.length, isNarrowed);
  const selected = useMemo(() => rows.filter(row => selectable(kind, row) && picked.has(row.id)), [rows, kind, picked]);
  const chosen = useMemo(() => selected.filter(choosable).map(({ id }) => id), [selected]);
  // A tick is painted before what would be published is drawn, which is long where many locations differ.
  const previewed = useDeferredValue(chosen);
  const ends = useMemo(() => schedulesAt(running.data ?? [], previewed), [running.data, previewed]);
  const progress = useMemo(() => runProgress(groups), [groups]);
  const failures = useMemo(() => failedIds(groups), [groups]);
  const total = rows.length;
  const upToDate = useMemo(() => rows.filter(row => row.state.kind === 'live').length, [rows]);
  const pick = useCallback(
    (id: string, on: boolean) =>
      setPicked(now => (on ? new Set([...now, id]) : new Set([...now].filter(other => other !== id)))),
    [],
  );
  const panel = useRef<HTMLElement>(null);
  const preview = useCallback((row: PublishTableRow) => {
    setPicked(new Set([row.id]));
    // Below the board in a narrow window, where it would not be seen.
    panel.current?.focus();
  }, []);
  const endSchedule = useCallback((row: PublishTableRow) => void unschedule(row.id), [unschedule]);
  const send = useCallback(
    async (request: Omit<PublishRequest, 'ends'>) => {
      const { at, locationIds } = request;
      const sent = new Set(locationIds);
      const moved = new Set(at === null ? [] : ends.map(({ locationId }) => locationId));
      const isDone =
        at !== null && ends.length > 0
          ? await reschedule(ends, at)
          : await publish({ ...request, ends: ends.filter(({ locationId }) => sent.has(locationId)) });
      const done = moved.size > 0 ? moved : sent;
      if (isDone) setPicked(now => new Set([...now].filter(id => !done.has(id))));
    },
    [ends, reschedule, publish],
  );
  const openRevert = useCallback(() => setReverts(true), []);
  return (
    <>
      <PageHeader title={screen.title} actions={<KindSwitch kind={kind} />} />
      {failed && states === undefined && <ErrorState text={publishBoardTexts.statusLoadFailed} />}
      {!failed && states === undefined && <SkeletonRows rows={8} />}
      {states !== undefined && total === 0 && <EmptyState text={publishBoardTexts.noLocations} />}
      {total > 0 && (
        <div className={`${styles.page} grid align-start gap-24`}>
          <div>
            {progress !== null && (
              <PublishProgress progress={progress} busy={busy} onStop={() => void stop(withRest(running.data ?? []))} />
            )}
            <RecentPublishes companyId={companyId} workflows={running.data ?? []} />
            <ScheduledStarts rows={rows} />
            {failures.length > 0 && (
              <Writable>
                <FailedPublishes count={failures.length} busy={busy} onRetry={() => void retry(failures)} />
              </Writable>
            )}
            <BoardBar
              selected={selected}
              total={total}
              upToDate={upToDate}
              hasMore={free.length > 0}
              busy={busy}
              onSelectAll={() => setPicked(new Set([...(isNarrowed ? picked : []), ...free.map(({ id }) => id)]))}
              onFreeze={() => setFreezes(true)}
              onRelease={ids => void release(ids).then(isDone => isDone && setPicked(new Set()))}
            />
            {(total > searchAbove || isNarrowed) && (
              <BoardFilters kind={kind} query={{ search, state }} onChange={change} />
            )}
            {shown.length === 0 && <EmptyState text={messages.locations.empty} />}
            <PublishTableRows
              kind={kind}
              groups={shown}
              picked={picked}
              isOpen={isOpen}
              onFold={fold}
              onPick={pick}
              onPreview={preview}
              onUnschedule={endSchedule}
            />
          </div>
          <PublishPanel
            region={panel}
            kind={kind}
            companyId={companyId}
            locationIds={previewed}
            hasOthers={selected.length > 0}
            ends={ends}
            tenants={user.accessibleTenants}
            busy={busy}
            outdated={outdated}
            onPublish={send}
            onRevert={publishUnits[kind].reverts ? openRevert : undefined}
          />
        </div>
      )}
      {freezes && (
        <FreezeDialog
          count={selected.filter(row => row.frozen === undefined).length}
          busy={busy}
          onFreeze={async reason => {
            const ids = selected.filter(row => row.frozen === undefined).map(({ id }) => id);
            if (await freeze(ids, reason)) {
              setFreezes(false);
              setPicked(new Set());
            }
          }}
          onClose={() => setFreezes(false)}
        />
      )}
      {reverts && (
        <RevertDialog
          companyId={companyId}
          locationIds={chosen}
          tenants={user.accessibleTenants}
          busy={busy}
          onRevert={async preview => {
            if (await revert(chosen, preview)) {
              setReverts(false);
              setPicked(new Set());
            }
          }}
          onClose={() => setReverts(false)}
        />
      )}
    </>
  );
}

const kindOptions = publishKinds.map(kind => ({ value: kind, label: publishUnits[kind].label }));

/** The two kinds of publish, each with an address of its own. */
function KindSwitch({ kind }: { readonly kind: PublishKind }) {
  const router = useRouter();
  const { companyId, tenant } = useActiveTenant();
  const go = (next: PublishKind) =>
    navigateTo(
      router,
      withQuery(screenHref(publishUnits[next].screen, {}, { companyId, locationId: tenant?.id ?? null }), {}),
    );
  return <Segmented label={publishBoardTexts.whatToPublish} value={kind} options={kindOptions} onChange={go} />;
}
