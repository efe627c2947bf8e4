import { outNowTexts as texts } from '@commissary/catalog';
import { formatNumber } from '@commissary/domain';
import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { ViewProps } from '../../navigation/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { outAtOf, outNowOf, useOutOfStock } from '../../stock/index.ts';
import { Badge, EmptyState, ErrorState, InfiniteList, PageHeader, SkeletonRows } from '../../ui/index.ts';
import { OutNowRow } from './out-now-row.tsx';

/** What is out of stock at the company, a group or a location: where, until when and by whom; and what puts it back. */
export function OutOfStockView({ screen }: ViewProps) {
  const { companyId, tenant, user } = useActiveTenant();
  const tenantId = tenant?.id ?? null;
  const client = useQueryClient();
  const { putBack, busy } = useOutOfStock(companyId);
  const found = useInfiniteQuery(outNowOf(companyId, tenantId));
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = found;
  const entries = found.data?.pages.flatMap(page => page.entries) ?? [];
  const total = found.data?.pages[0]?.total ?? 0;
  const mayPutBack = user.enabledFeatures.includes('accessConfigurationOptions');
  const putAllBack = async () =>
    putBack(await client.fetchQuery(outAtOf(companyId, tenantId)), texts.allBackWhat(total));
  return (
    <>
      <PageHeader
        title={screen.title}
        about={texts.about}
        titleExtra={total > 0 && <Badge tone="quiet">{formatNumber(total)}</Badge>}
        actions={
          mayPutBack &&
          entries.length > 1 && (
            <Button
              variant="default"
              leftSection={<IconCircleCheck size={16} stroke={1.8} aria-hidden />}
              disabled={busy}
              onClick={() => void putAllBack()}
            >
              {texts.allBack}
            </Button>
          )
        }
      />
      {found.isError && <ErrorState text={texts.loadFailed} onRetry={() => found.refetch()} />}
      {found.isPending && <SkeletonRows rows={4} height={64} />}
      {found.isSuccess && entries.length === 0 && <EmptyState text={texts.nothingOut} />}
      {entries.length > 0 && (
        <div className="card">
          <InfiniteList
            label={texts.list}
            entries={entries.map(entry => ({ ...entry, id: encodeURIComponent(`${entry.menuId}${entry.path}`) }))}
            isComplete={!hasNextPage}
            height={72}
            gap={0}
            onEnd={() => {
              if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
            }}
            draw={entry => <OutNowRow entry={entry} mayPutBack={mayPutBack} />}
          />
        </div>
      )}
    </>
  );
}
