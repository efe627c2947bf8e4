import { pushTexts as texts } from '@commissary/catalog';
import type { PushNotification } from '@commissary/contract';
import { Button } from '@mantine/core';
import { useActiveTenant } from '../../session/index.ts';
import { EmptyState, InfiniteList, SectionCard } from '../../ui/index.ts';
import { PushEntry } from './push-entry.tsx';

export interface PushHistoryProps {
  readonly notifications: readonly PushNotification[];
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly onMore: () => void;
}

/** What was sent, is scheduled, failed or was taken back, newest first. */
export function PushHistory({ notifications, hasMore, isLoadingMore, onMore }: PushHistoryProps) {
  const { companyId, user } = useActiveTenant();
  return (
    <SectionCard title={texts.history} flush>
      {notifications.length === 0 && (
        <div className="pad-x-20 pad-y-16">
          <EmptyState text={texts.empty} />
        </div>
      )}
      {notifications.length > 0 && (
        <InfiniteList
          label={texts.history}
          entries={notifications}
          isComplete={!hasMore}
          height={116}
          gap={0}
          onEnd={() => undefined}
          draw={entry => <PushEntry entry={entry} companyId={companyId} tenants={user.accessibleTenants} />}
        />
      )}
      {hasMore && (
        <div className="pad-x-20 pad-y-12">
          <Button variant="default" loading={isLoadingMore} onClick={onMore}>
            {texts.showOlder}
          </Button>
        </div>
      )}
    </SectionCard>
  );
}
