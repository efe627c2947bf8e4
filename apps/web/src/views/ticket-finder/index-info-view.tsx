import { ticketTexts as texts } from '@commissary/catalog';
import { formatNumber } from '@commissary/domain';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { whenWords } from '../../formatting/index.ts';
import type { ViewProps } from '../../navigation/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { EmptyState, ErrorState, PageHeader, SkeletonRows } from '../../ui/index.ts';
import styles from './ticket-index.module.css';
import { ticketIndexPages } from './ticket-queries.ts';

const { index } = texts;

/** Which tickets have arrived from each location, and how late. */
export function TicketIndexView({ screen }: ViewProps) {
  const { companyId, user } = useActiveTenant();
  const found = useInfiniteQuery(ticketIndexPages(companyId));
  const locations = found.data?.pages.flatMap(page => page.locations) ?? [];
  const zones = new Map(user.accessibleTenants.map(({ id, timeZone }) => [id, timeZone ?? null]));
  return (
    <>
      <PageHeader
        title={screen.title}
        about={index.about}
        actions={
          <Button
            variant="default"
            loading={found.isRefetching && !found.isFetchingNextPage}
            onClick={() => void found.refetch()}
          >
            {index.refresh}
          </Button>
        }
      />
      {found.isError && <ErrorState text={index.failed} onRetry={() => void found.refetch()} />}
      {found.isPending && <SkeletonRows rows={6} height={40} />}
      {found.isSuccess && locations.length === 0 && <EmptyState text={index.empty} />}
      {locations.length > 0 && (
        <div className="card">
          <table className={styles.index}>
            <thead>
              <tr>
                {[index.location, index.tickets, index.first, index.last, index.received, index.delay].map(label => (
                  <th key={label} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {locations.map(({ locationId, name, tickets, firstDay, lastDay, lastReceivedAt, delayMs }) => (
                <tr key={locationId}>
                  <th scope="row">{name}</th>
                  <td data-label={index.tickets}>{formatNumber(tickets)}</td>
                  <td data-label={index.first}>{firstDay ?? index.none}</td>
                  <td data-label={index.last}>{lastDay ?? index.none}</td>
                  <td data-label={index.received}>
                    {lastReceivedAt === null ? index.none : whenWords(lastReceivedAt, zones.get(locationId))}
                  </td>
                  <td data-label={index.delay}>{delayMs === null ? index.none : texts.delay(delayMs)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {found.hasNextPage && (
        <Button variant="default" loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {index.showMore}
        </Button>
      )}
    </>
  );
}
