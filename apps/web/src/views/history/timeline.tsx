import { historyTexts } from '@commissary/catalog';
import type { TimelineEntry } from '@commissary/contract';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CachedDocumentKey } from '../../cache/index.ts';
import { pageZone } from '../../formatting/index.ts';
import { type ActiveTenant, activeTenantIn } from '../../session/index.ts';
import { EmptyState, ErrorState, InfiniteList, SkeletonRows } from '../../ui/index.ts';
import styles from './history.module.css';
import { PublishLine } from './publish-line.tsx';
import { RevisionCard, type RevisionCardProps } from './revision-card.tsx';
import { TimelineFilters } from './timeline-filters.tsx';
import { timelineOf } from './timeline-query.ts';
import { isTimelineNarrowed, timelineQueryOf, useTimelineFilter } from './use-timeline-filter.ts';

export interface TimelineProps {
  readonly address: CachedDocumentKey;
  readonly tenant: ActiveTenant;
}

/** Saves and the publishes between them, newest first, filtered by the address. */
export function Timeline({ address, tenant }: TimelineProps) {
  const { filter, change } = useTimelineFilter();
  const zone = pageZone();
  const found = useInfiniteQuery(timelineOf(address, timelineQueryOf(filter, zone)));
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = found;
  const entries = found.data?.pages.flatMap(page => page.entries) ?? [];
  const isBlank = entries.length === 0;
  useEffect(() => {
    // A page without a readable entry does not mean that the next one is empty.
    if (isBlank && hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [isBlank, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  const more = () => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  };
  return (
    <>
      <TimelineFilters
        filter={filter}
        people={found.data?.pages[0]?.people ?? []}
        levels={levelsOf(tenant)}
        onChange={change}
      />
      {found.isError && <ErrorState text={historyTexts.loadFailed} onRetry={() => found.refetch()} />}
      {(found.isPending || (isBlank && hasNextPage)) && <SkeletonRows rows={4} height={96} />}
      {found.isSuccess && isBlank && !hasNextPage && (
        <EmptyState text={isTimelineNarrowed(filter) ? historyTexts.noMatches : historyTexts.empty} />
      )}
      <InfiniteList
        label={historyTexts.timelineLabel}
        height={112}
        gap={12}
        entries={entries}
        isComplete={!hasNextPage}
        isBusy={found.isPlaceholderData}
        onEnd={more}
        draw={entry => <Entry entry={entry} address={address} tenant={tenant} zone={zone} />}
      />
      {hasNextPage && !isBlank && (
        <Button
          className={styles.more ?? ''}
          variant="default"
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {historyTexts.showOlder}
        </Button>
      )}
    </>
  );
}

interface EntryProps extends TimelineProps {
  readonly entry: TimelineEntry;
  readonly zone: string;
}

function Entry({ entry, address, tenant, zone }: EntryProps) {
  if (entry.is === 'publish') return <PublishLine publish={entry} zone={zone} />;
  return <RevisionCard save={entry} zone={zone} {...whereOf(entry.tenantId, address, tenant)} />;
}

/** The level that a save changed, and its form where the user has access to it. */
const whereOf = (
  tenantId: string | null,
  address: CachedDocumentKey,
  { user, tenant }: ActiveTenant,
): Pick<RevisionCardProps, 'level' | 'tenantName' | 'layer'> => {
  const there = activeTenantIn(user, tenantId);
  const reachable = tenantId === null ? user.companyWide : there.tenant !== null;
  return {
    level: tenantId === null ? 'company' : tenantId === tenant?.id ? there.level : 'group',
    tenantName:
      tenantId === null ? historyTexts.company : (there.tenant?.name ?? tenant?.groupName ?? historyTexts.group),
    layer: reachable ? { ...address, tenantId } : null,
  };
};

const levelsOf = ({ level, name, tenant }: ActiveTenant) => [
  { level: 'company' as const, name: historyTexts.company },
  ...(level === 'group' || tenant?.groupId
    ? [{ level: 'group' as const, name: level === 'group' ? name : (tenant?.groupName ?? historyTexts.group) }]
    : []),
  ...(level === 'location' ? [{ level: 'location' as const, name }] : []),
];
