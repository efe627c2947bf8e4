import { auditTexts } from '@commissary/catalog';
import type { AuditNarrowed } from '@commissary/contract';
import { formatNumber } from '@commissary/domain';
import { Button } from '@mantine/core';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { auditOf, readAuditWhole } from '../../cache/index.ts';
import { pageZone } from '../../formatting/index.ts';
import type { ViewProps } from '../../navigation/index.ts';
import { notify, reportError } from '../../notifications/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { EmptyState, ErrorState, InfiniteList, PageHeader, SkeletonRows, saveFile } from '../../ui/index.ts';
import styles from './audit.module.css';
import { AuditEntryRow } from './audit-entry.tsx';
import { auditCsv } from './audit-file.ts';
import { AuditFilters } from './audit-filters.tsx';
import { auditQueryOf, isAuditNarrowed, useAuditFilter } from './use-audit-filter.ts';

/** Who did what, when and from where, filtered by the address. */
export function AuditView({ screen }: ViewProps) {
  const activeTenant = useActiveTenant();
  const { companyId, user, tenant } = activeTenant;
  const { filter, change } = useAuditFilter();
  const zone = pageZone();
  const narrowed = auditQueryOf(filter, tenant?.id ?? null, zone);
  const found = useInfiniteQuery(auditOf(companyId, narrowed));
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = found;
  const entries = found.data?.pages.flatMap(page => page.entries) ?? [];
  const more = () => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  };
  const tenantName = (id: string | null) =>
    id === null ? '' : (user.accessibleTenants.find(one => one.id === id)?.name ?? auditTexts.deletedLocation);
  return (
    <>
      <PageHeader
        title={screen.title}
        about={auditTexts.about(zone.replaceAll('_', ' '))}
        actions={<Export companyId={companyId} narrowed={narrowed} zone={zone} tenantName={tenantName} />}
      />
      <AuditFilters
        filter={filter}
        tenant={activeTenant}
        people={peopleIn(found.data?.pages[0]?.people ?? [], entries)}
        onChange={change}
      />
      {found.isError && <ErrorState text={auditTexts.loadFailed} onRetry={() => found.refetch()} />}
      {found.isPending && <SkeletonRows rows={8} height={64} />}
      {found.isSuccess && entries.length === 0 && (
        <EmptyState text={isAuditNarrowed(filter) ? auditTexts.noMatches : auditTexts.emptyLog(tenant?.name ?? null)} />
      )}
      {entries.length > 0 && (
        <div className="card">
          <InfiniteList
            label={auditTexts.auditLog}
            entries={entries}
            isComplete={!hasNextPage}
            isBusy={found.isPlaceholderData}
            height={72}
            gap={0}
            onEnd={more}
            draw={entry => (
              <AuditEntryRow entry={entry} user={user} zone={zone} tenantName={tenantName(entry.placeId)} />
            )}
          />
        </div>
      )}
      {hasNextPage && (
        <Button
          className={styles.more ?? ''}
          variant="default"
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {auditTexts.showOlder}
        </Button>
      )}
    </>
  );
}

type Names = readonly { readonly id: string; readonly name: string }[];

/** The people in the filter: a user who may read only some tenants chooses among the names on screen. */
const peopleIn = (people: Names, entries: readonly { readonly by: { id: string | null; name: string } }[]): Names => {
  const byId = new Map(people.map(({ id, name }) => [id, name]));
  for (const { by } of entries) if (by.id !== null && !byId.has(by.id)) byId.set(by.id, by.name);
  return [...byId].map(([id, name]) => ({ id, name })).sort((a, b) => a.name.localeCompare(b.name));
};

interface ExportProps {
  readonly companyId: string;
  readonly narrowed: AuditNarrowed;
  readonly zone: string;
  readonly tenantName: (id: string | null) => string;
}

const mostInFile = 50_000;

function Export({ companyId, narrowed, zone, tenantName }: ExportProps) {
  const write = useMutation({
    mutationFn: () => readAuditWhole(companyId, narrowed, mostInFile),
    onSuccess: ({ entries, isWhole }) => {
      saveFile('audit-log.csv', 'text/csv', auditCsv(entries, zone, tenantName));
      if (!isWhole) notify('info', auditTexts.exportTruncated(formatNumber(entries.length)));
    },
    onError: error => reportError(error, auditTexts.exportFailed),
  });
  return (
    <Button variant="default" loading={write.isPending} onClick={() => write.mutate()}>
      {auditTexts.exportCsv}
    </Button>
  );
}
