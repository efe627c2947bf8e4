import { auditTexts } from '@commissary/catalog';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { auditOf } from '../../cache/index.ts';
import { pageZone } from '../../formatting/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { EmptyState, ErrorState, SkeletonRows } from '../../ui/index.ts';
import styles from './audit.module.css';
import { AuditEntryRow } from './audit-entry.tsx';

/** What was done to one person or thing: the entries of the audit with that target, newest first. */
export function EntriesAbout({ target }: { readonly target: string }) {
  const { companyId, user } = useActiveTenant();
  const zone = pageZone();
  const { data, isPending, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    auditOf(companyId, { target }),
  );
  const entries = data?.pages.flatMap(page => page.entries) ?? [];
  const nameOf = (id: string | null) =>
    id === null ? '' : (user.accessibleTenants.find(one => one.id === id)?.name ?? auditTexts.deletedLocation);
  if (isPending) return <SkeletonRows rows={3} height={64} />;
  if (isError && entries.length === 0)
    return <ErrorState text={auditTexts.loadFailed} onRetry={() => void refetch()} />;
  if (entries.length === 0) return <EmptyState text={auditTexts.nothingYet} />;
  return (
    <>
      <ul className={styles.about}>
        {entries.map(entry => (
          <li key={entry.id}>
            <AuditEntryRow entry={entry} user={user} zone={zone} tenantName={nameOf(entry.placeId)} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="subtle" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {auditTexts.showOlder}
        </Button>
      )}
    </>
  );
}
