import type { TimelineEntry } from '@commissary/contract';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { DocumentAddress } from '../../cache/documents.ts';
import { type ActivePlace, placeIn } from '../../session/place.ts';
import { ownZone } from '../../shell/clock-words.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FeedRows } from '../../ui/feed-rows.tsx';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import styles from './history.module.css';
import { PublishLine } from './publish-line.tsx';
import { SaveCard, type SaveCardProps } from './save-card.tsx';
import { TimelineFilters } from './timeline-filters.tsx';
import { timelineOf } from './timeline-query.ts';
import { isNarrowed, queryOf, useTimelineFilter } from './use-timeline-filter.ts';

export interface TimelineProps {
  readonly address: DocumentAddress;
  readonly place: ActivePlace;
}

/** Saves and the publishes between them, newest first, narrowed as the address says. */
export function Timeline({ address, place }: TimelineProps) {
  const { filter, change } = useTimelineFilter();
  const zone = place.tenant?.timeZone ?? ownZone();
  const found = useInfiniteQuery(timelineOf(address, queryOf(filter, zone)));
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = found;
  const entries = found.data?.pages.flatMap(page => page.entries) ?? [];
  const isBlank = entries.length === 0;
  useEffect(() => {
    // A page of nothing that the person may read says nothing about the next one.
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
        levels={levelsOf(place)}
        onChange={change}
      />
      {found.isError && <ErrorState text="The history could not be loaded." onRetry={() => found.refetch()} />}
      {(found.isPending || (isBlank && hasNextPage)) && <LoadingRows rows={4} height={96} />}
      {found.isSuccess && isBlank && !hasNextPage && (
        <EmptyState
          text={
            isNarrowed(filter)
              ? 'No history matches these filters.'
              : 'Nobody has saved anything here yet. What you change and save will stand here, with the way back.'
          }
        />
      )}
      <FeedRows
        label="Saves and publishes"
        height={112}
        gap={12}
        entries={entries}
        isComplete={!hasNextPage}
        onEnd={more}
        draw={entry => <Entry entry={entry} address={address} place={place} zone={zone} />}
      />
      {hasNextPage && !isBlank && (
        <Button
          className={styles.more ?? ''}
          variant="default"
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          Show what is older
        </Button>
      )}
    </>
  );
}

interface EntryProps extends TimelineProps {
  readonly entry: TimelineEntry;
  readonly zone: string;
}

function Entry({ entry, address, place, zone }: EntryProps) {
  if (entry.is === 'publish') return <PublishLine publish={entry} zone={zone} />;
  return <SaveCard save={entry} zone={zone} {...whereOf(entry.tenantId, address, place)} />;
}

/** The level that a save changed, and its form where the person can open it. */
const whereOf = (
  tenantId: string | null,
  address: DocumentAddress,
  { user, tenant }: ActivePlace,
): Pick<SaveCardProps, 'level' | 'placeName' | 'layer'> => {
  const there = placeIn(user, tenantId);
  const reachable = tenantId === null ? user.companyWide : there.tenant !== null;
  return {
    level: tenantId === null ? 'company' : tenantId === tenant?.id ? there.level : 'group',
    placeName: tenantId === null ? 'Company' : (there.tenant?.name ?? tenant?.groupName ?? 'Group'),
    layer: reachable ? { ...address, tenantId } : null,
  };
};

const levelsOf = ({ level, name, tenant }: ActivePlace) => [
  { level: 'company' as const, name: 'Company' },
  ...(level === 'group' || tenant?.groupId
    ? [{ level: 'group' as const, name: level === 'group' ? name : (tenant?.groupName ?? 'Group') }]
    : []),
  ...(level === 'location' ? [{ level: 'location' as const, name }] : []),
];
