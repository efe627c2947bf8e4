import {
  levelsTexts,
  messages,
  publishKinds,
  publishTexts,
  publishUnits,
  screenHref,
  withQuery,
} from '@commissary/catalog';
import { formatCount, type PublishKind } from '@commissary/domain';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { frozenOf, runningOf, useLivePublishing, useLocationStates } from '../../cache/index.ts';
import { navigateTo, useAddressQuery, type ViewProps } from '../../navigation/index.ts';
import { type PublishRequest, schedulesAt, usePublish } from '../../publishing/index.ts';
import styles from '../../publishing/preview/publish.module.css';
import { useActiveTenant, Writable } from '../../session/index.ts';
import { EmptyState, ErrorState, PageHeader, SearchInput, Segmented, SkeletonRows } from '../../ui/index.ts';
import { FailedPublishes } from './failed-publishes.tsx';
import { foundIn } from './publish-lines.ts';
import { PublishPanel } from './publish-panel.tsx';
import { PublishProgress } from './publish-progress.tsx';
import { choosable, failedIds, pickable, publishTableOf, runProgress } from './publish-table.ts';
import { PublishTableRows } from './publish-table-rows.tsx';
import { RecentPublishes } from './recent-publishes.tsx';
import { RevertDialog } from './revert-dialog.tsx';
import { heldOf } from './run-queries.ts';
import { useReschedule } from './use-reschedule.ts';
import { useRevert } from './use-revert.ts';
import { withRest } from './with-rest.ts';

/** Above this number of locations there is a search field. */
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
  const { ask, publish, outdated, retry, unschedule, busy } = usePublish(companyId, kind);
  const { reschedule, stop } = useReschedule(kind, ask);
  const revert = useRevert(companyId, ask);
  const [reverts, setReverts] = useState(false);
  const { query } = useAddressQuery();
  const [picked, setPicked] = useState<ReadonlySet<string>>(
    () => new Set(tenant?.type === 'LOCATION' ? [tenant.id] : query.locations?.split(',')),
  );
  const groups = useMemo(
    () => (states ? publishTableOf({ kind, tenants: user.accessibleTenants, states, held, frozen }) : []),
    [kind, user.accessibleTenants, states, held, frozen],
  );
  const [search, setSearch] = useState('');
  const shown = useMemo(() => foundIn(groups, search), [groups, search]);
  const free = pickable(shown);
  const rows = groups.flatMap(group => group.rows);
  const chosen = rows.filter(row => choosable(row) && picked.has(row.id)).map(({ id }) => id);
  const ends = schedulesAt(running.data ?? [], chosen);
  const progress = runProgress(groups);
  const failures = failedIds(groups);
  const total = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  const upToDate = groups.reduce((sum, { rows }) => sum + rows.filter(({ state }) => state.kind === 'live').length, 0);
  const pick = (id: string, on: boolean) =>
    setPicked(now => (on ? new Set([...now, id]) : new Set([...now].filter(other => other !== id))));
  const send = async (request: Omit<PublishRequest, 'locationIds' | 'ends'>) => {
    const { at } = request;
    const moved = at === null ? [] : ends.map(({ locationId }) => locationId);
    const isDone =
      at !== null && ends.length > 0
        ? await reschedule(ends, at)
        : await publish({ ...request, locationIds: chosen, ends });
    if (isDone) setPicked(new Set(moved.length > 0 ? chosen.filter(id => !moved.includes(id)) : []));
  };
  return (
    <>
      <PageHeader title={screen.title} actions={<KindSwitch kind={kind} />} />
      {failed && states === undefined && <ErrorState text={publishTexts.statusLoadFailed} />}
      {!failed && states === undefined && <SkeletonRows rows={8} />}
      {states !== undefined && total === 0 && <EmptyState text={publishTexts.noLocations} />}
      {total > 0 && (
        <div className={`${styles.page} grid align-start gap-24`}>
          <div>
            {progress !== null && (
              <PublishProgress progress={progress} busy={busy} onStop={() => void stop(withRest(running.data ?? []))} />
            )}
            <RecentPublishes companyId={companyId} workflows={running.data ?? []} />
            {failures.length > 0 && (
              <Writable>
                <FailedPublishes count={failures.length} busy={busy} onRetry={() => void retry(failures)} />
              </Writable>
            )}
            <div className={`${styles.bar} row wrap align-center gap-8 gap-x-12 space-below-8`}>
              <strong>{publishTexts.ofSelected(chosen.length, total)}</strong>
              <button
                type="button"
                className={`${styles.link} size-13 weight-600`}
                disabled={free.length === 0}
                onClick={() => setPicked(new Set([...(search === '' ? [] : picked), ...free.map(({ id }) => id)]))}
              >
                {publishTexts.selectAllNotPublished}
              </button>
              <span className="push-end size-13 tone-3">
                {formatCount(upToDate, publishTexts.upToDateLowercase, publishTexts.upToDateLowercase)}
              </span>
            </div>
            {total > searchAbove && (
              <SearchInput
                className={styles.search}
                label={levelsTexts.searchLocations}
                value={search}
                onChange={setSearch}
              />
            )}
            {shown.length === 0 && <EmptyState text={messages.locations.empty} />}
            <PublishTableRows
              kind={kind}
              groups={shown}
              picked={picked}
              onPick={pick}
              onUnschedule={row => unschedule(row.id)}
            />
          </div>
          <PublishPanel
            kind={kind}
            companyId={companyId}
            locationIds={chosen}
            ends={ends}
            tenants={user.accessibleTenants}
            busy={busy}
            outdated={outdated}
            onPublish={send}
            onRevert={publishUnits[kind].reverts ? () => setReverts(true) : undefined}
          />
        </div>
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
  return <Segmented label={publishTexts.whatToPublish} value={kind} options={kindOptions} onChange={go} />;
}
