import { pushTexts as texts } from '@commissary/catalog';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ViewProps } from '../../navigation/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { ErrorState, PageHeader, SkeletonRows } from '../../ui/index.ts';
import { Compose } from './compose.tsx';
import { PushHistory } from './push-history.tsx';
import { pushPagesOf } from './push-queries.ts';

/** Push notifications: a new one beside the phone that shows it, and what was sent before, with its counts. */
export function PushView({ screen }: ViewProps) {
  const { companyId, tenant } = useActiveTenant();
  const found = useInfiniteQuery(pushPagesOf(companyId));
  const configured = found.data?.pages[0]?.configured;
  return (
    <>
      <PageHeader title={screen.title} about={texts.about} />
      {found.isError && <ErrorState text={texts.loadFailed} onRetry={() => void found.refetch()} />}
      {found.isPending && <SkeletonRows rows={5} height={72} />}
      {configured === false && (
        <p className="card pad-x-20 pad-y-16 space-below-16" role="status">
          {texts.notConfigured}
        </p>
      )}
      {/* Another place is another notification: nothing typed for one goes to the other. */}
      {configured === true && <Compose key={`${companyId} ${tenant?.id}`} />}
      {found.isSuccess && (
        <PushHistory
          notifications={found.data.pages.flatMap(page => page.notifications)}
          hasMore={found.hasNextPage}
          isLoadingMore={found.isFetchingNextPage}
          onMore={() => void found.fetchNextPage()}
        />
      )}
    </>
  );
}
