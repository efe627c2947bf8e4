import { isInNavigation, screenHref, screenOf, ticketTexts as texts } from '@commissary/catalog';
import type { FoundTicket } from '@commissary/contract';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef } from 'react';
import { StatusError, UserError } from '../../api/index.ts';
import { ButtonLink, lazyComponent, useAddressQuery, type ViewProps } from '../../navigation/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { LoadedRows, PageHeader, saveFile } from '../../ui/index.ts';
import { TicketFilters } from './ticket-filters.tsx';
import styles from './ticket-finder.module.css';
import { TicketPanel } from './ticket-panel.tsx';
import { ticketPages } from './ticket-queries.ts';
import { TicketTable } from './ticket-table.tsx';
import { addressOf, moneyOf, type PlaceOf, ticketKey, ticketsCsv } from './ticket-words.ts';
import { filterProblem, isTicketFiltered, ticketQueryOf, useTicketFilter } from './use-ticket-filter.ts';

const none: readonly FoundTicket[] = [];

/** With the words of reports, which nobody needs who looks for a ticket by its number. */
const TicketCounted = lazyComponent(async () => (await import('./ticket-counted.tsx')).TicketCounted);

/** Tickets by what is on a receipt or in a complaint, and beside them the one that is chosen. */
export function TicketFinderView({ screen }: ViewProps) {
  const { companyId, user, tenant } = useActiveTenant();
  const { query, change: changeAddress } = useAddressQuery();
  const { filter, change, clear } = useTicketFilter();
  const problem = filterProblem(filter);
  const pages = ticketPages(companyId, problem === null ? ticketQueryOf(filter, tenant?.id ?? null) : {});
  const found = useInfiniteQuery({ ...pages, enabled: problem === null });
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = found;
  const more = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  // Of what tickets count for so many are looked at in one answer: one without any goes on with the next.
  const goesOn = found.data?.pages.at(-1)?.tickets.length === 0 && hasNextPage;
  useEffect(() => {
    if (goesOn) more();
  }, [goesOn, more]);
  const rows = useMemo(() => found.data?.pages.flatMap(page => page.tickets), [found.data]);
  const tickets = rows ?? none;
  const placeOf = usePlaces();
  const chosen = addressOf(query.ticket);
  const at = chosen === null ? -1 : tickets.findIndex(ticket => ticketKey(ticket) === query.ticket);
  const choose = (key: string | null) => changeAddress({ ticket: key });
  const stepTo = (ticket: FoundTicket | undefined) => ticket && (() => choose(ticketKey(ticket)));
  useFocusOnRow(query.ticket);
  const sum = found.data?.pages[0]?.sum;
  /** Wherever the focus is: it stays in the list where the ticket was opened there. */
  const closeOnEscape = ({ key, defaultPrevented, target, currentTarget }: KeyboardEvent<HTMLElement>) => {
    // A dialog or a list of options that is open closes first.
    const isInside = target instanceof Element && currentTarget.contains(target);
    const isOpen = isInside && target.getAttribute('aria-expanded') === 'true';
    if (key === 'Escape' && chosen !== null && isInside && !isOpen && !defaultPrevented) choose(null);
  };
  return (
    <section
      className={chosen === null ? undefined : styles.beside}
      aria-label={screen.title}
      onKeyDown={closeOnEscape}
    >
      <div className={styles.list}>
        <PageHeader
          title={screen.title}
          titleExtra={
            <span className="text-13 tone-2" role="status">
              {problem === null && sum ? sumText(sum, tickets.length, hasNextPage) : ''}
            </span>
          }
          more={
            isInNavigation(screenOf('ticketIndexInfo'), user, tenant) && (
              <ButtonLink href={screenHref('ticketIndexInfo', {}, { companyId, locationId: tenant?.id ?? null })}>
                {texts.index.open}
              </ButtonLink>
            )
          }
          actions={
            problem === null &&
            tickets.length > 0 && (
              <Button
                variant="default"
                onClick={() => saveFile(texts.csvName, 'text/csv', ticketsCsv(tickets, placeOf))}
              >
                {texts.csv}
              </Button>
            )
          }
        />
        <TicketFilters
          filter={filter}
          onChange={change}
          onClear={clear}
          onWhere={locationId => changeAddress({ locationId })}
        />
        {filter.of !== '' && (
          <TicketCounted
            of={filter.of}
            names={found.data?.pages.flatMap(({ names = [] }) => names) ?? []}
            onChange={of => change({ of })}
          />
        )}
        {problem !== null && (
          <p className="tone-error" role="alert">
            {problem}
          </p>
        )}
        {problem === null && (
          <div className="card" aria-busy={found.isPlaceholderData}>
            <LoadedRows
              rows={goesOn && rows?.length === 0 ? undefined : rows}
              error={found.error}
              failed={failureText(found.error)}
              onRetry={() => void (rows === undefined ? found.refetch() : found.fetchNextPage())}
              empty={isTicketFiltered(filter) ? texts.noMatches : texts.nothing}
              height={40}
            >
              {loaded => (
                <TicketTable
                  tickets={loaded}
                  total={sum?.total == null ? loaded.length : sum.tickets}
                  onEnd={more}
                  placeOf={placeOf}
                  withLocation={tenant?.type !== 'LOCATION' && user.accessibleTenants.length > 1}
                  chosen={chosen === null ? undefined : query.ticket}
                  onChoose={choose}
                />
              )}
            </LoadedRows>
          </div>
        )}
      </div>
      {chosen !== null && (
        <TicketPanel
          address={chosen}
          placeOf={placeOf}
          previous={stepTo(tickets[at - 1])}
          next={at < 0 ? undefined : stepTo(tickets[at + 1])}
          onClose={() => choose(null)}
        />
      )}
    </section>
  );
}

/** When the ticket beside the list is closed, the focus is on its row. */
const useFocusOnRow = (key: string | undefined): void => {
  const before = useRef(key);
  useEffect(() => {
    const closed = before.current;
    before.current = key;
    if (key !== undefined || closed === undefined) return;
    // In a narrow window the list is drawn again first.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-ticket="${CSS.escape(closed)}"]`)?.focus());
  }, [key]);
};

/** Without a total, so many at least: those that are listed, where nothing follows them, are all. */
const sumText = (
  { tickets, total }: { readonly tickets: number; readonly total: number | null },
  listed: number,
  hasMore: boolean,
): string => {
  if (total !== null) return texts.countAndTotal(tickets, moneyOf(total));
  const least = Math.max(tickets, listed);
  return hasMore && least === 0 ? '' : texts.count(hasMore ? least : listed, hasMore);
};

const usePlaces = (): PlaceOf => {
  const { user } = useActiveTenant();
  return useMemo(() => {
    const byId = new Map(user.accessibleTenants.map(one => [one.id, one]));
    return locationId => {
      const { name = '', timeZone = null } = byId.get(locationId) ?? {};
      return { name, timeZone };
    };
  }, [user]);
};

const failureText = (error: unknown): string => {
  const codes =
    error instanceof UserError || error instanceof StatusError ? error.failures.map(({ code }) => code) : [];
  return codes.includes('NO_SECRET_KEY') ? texts.noKey : texts.loadFailed;
};
