import { timedTexts as texts } from '@commissary/catalog';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ViewProps } from '../../navigation/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { timedPagesOf, useLiveTimed } from '../../timed/index.ts';
import { EmptyState, ErrorState, InfiniteList, PageHeader, Segmented, SkeletonRows } from '../../ui/index.ts';
import { TimedEntry } from './timed-entry.tsx';

const choices = [
  { value: 'open', label: texts.open },
  { value: 'past', label: texts.past },
] as const;

/** The edits that begin and end by themselves: what, where, when, by whom and how far, and what has to be decided. */
export function TimedView({ screen }: ViewProps) {
  const { companyId, user } = useActiveTenant();
  const [shown, setShown] = useState<'open' | 'past'>('open');
  useLiveTimed(companyId);
  const found = useInfiniteQuery(timedPagesOf(companyId, shown === 'past'));
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = found;
  const entries = found.data?.pages.flatMap(page => page.edits) ?? [];
  const more = () => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  };
  return (
    <>
      <PageHeader title={screen.title} about={texts.about} />
      <div className="space-below-16">
        <Segmented label={texts.which} value={shown} options={choices} onChange={setShown} />
      </div>
      {found.isError && <ErrorState text={texts.loadFailed} onRetry={() => found.refetch()} />}
      {found.isPending && <SkeletonRows rows={4} height={96} />}
      {found.isSuccess && entries.length === 0 && (
        <EmptyState text={shown === 'past' ? texts.emptyPast : texts.empty} />
      )}
      {entries.length > 0 && (
        <div className="card">
          <InfiniteList
            label={texts.list}
            entries={entries}
            isComplete={!hasNextPage}
            height={112}
            gap={0}
            onEnd={more}
            draw={entry => <TimedEntry entry={entry} companyId={companyId} tenants={user.accessibleTenants} />}
          />
        </div>
      )}
      {hasNextPage && (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {texts.showOlder}
        </Button>
      )}
    </>
  );
}
