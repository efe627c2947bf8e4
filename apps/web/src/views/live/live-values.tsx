import { screenHref } from '@commissary/catalog';
import { formatCount } from '@commissary/domain';
import { complete } from '@commissary/schema';
import { Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { type DocumentAddress, documentOf, type LoadedDocument } from '../../cache/documents.ts';
import { type LiveState, liveStateOf } from '../../cache/live-state.ts';
import { effectiveOf, savedContent } from '../../form/opened.ts';
import { openedFrom } from '../../form/opened-from.ts';
import type { ActivePlace } from '../../session/place.ts';
import { ButtonLink } from '../../shell/button-link.tsx';
import { dayAndTimeAt, ownZone } from '../../shell/clock-words.ts';
import { useAddressQuery } from '../../shell/use-address-query.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { authorsOf } from './authors.ts';
import styles from './live.module.css';
import { LiveList } from './live-list.tsx';
import { filterRows, liveRows } from './live-rows.ts';

export interface LiveValuesProps {
  readonly address: DocumentAddress;
  readonly place: ActivePlace;
}

/** One document of a location as it runs there, searchable, with what differs from saved on demand. */
export function LiveValues({ address, place }: LiveValuesProps) {
  const { kind, companyId, tenantId } = address;
  const live = useQuery(liveStateOf(kind, companyId, tenantId ?? ''));
  const saved = useQuery(documentOf(address));
  if (live.isError || saved.isError)
    return (
      <ErrorState
        text="What is live here could not be loaded."
        onRetry={() => Promise.all([live.refetch(), saved.refetch()])}
      />
    );
  if (live.data === undefined || saved.data === undefined) return <LoadingRows rows={10} height={44} />;
  if (live.data === null)
    return (
      <EmptyState
        text="Nothing has been published here yet."
        action={
          <ButtonLink href={screenHref(boards[kind], {}, { companyId, locationId: tenantId })}>Publish…</ButtonLink>
        }
      />
    );
  return <Values address={address} place={place} live={live.data} saved={saved.data} />;
}

const boards = { settings: 'menuPublish', menu: 'menuPublish', employment: 'employmentPublish' } as const;

interface ValuesProps extends LiveValuesProps {
  readonly live: LiveState;
  readonly saved: LoadedDocument;
}

function Values({ address, place, live, saved }: ValuesProps) {
  const { query, change } = useAddressQuery();
  const filter = { search: query.search ?? '', differs: query.differs === '1' };
  const searched = useDeferredValue(filter.search);
  const zone = place.tenant?.timeZone ?? ownZone();
  const rows = useMemo(() => {
    const opened = openedFrom(address.kind, place.level, saved);
    const levelOf = (tenantId: string | null) =>
      tenantId === null ? 'company' : tenantId === place.tenant?.id ? 'location' : 'group';
    return liveRows({
      definition: opened.definition,
      live: complete(opened.definition, live.document),
      saved: effectiveOf(opened, savedContent(opened)),
      authors: authorsOf(live.set, levelOf),
    });
  }, [address.kind, place.level, place.tenant?.id, live, saved]);
  const differing = useMemo(() => rows.filter(row => row.saved !== null).length, [rows]);
  const shown = useMemo(() => filterRows(rows, searched, filter.differs), [rows, searched, filter.differs]);
  return (
    <>
      <p className={styles.about}>
        Published by {live.by}, {dayAndTimeAt(live.at, zone)}.{' '}
        {differing === 0
          ? 'Everything saved is live.'
          : `${formatCount(differing, 'value differs', 'values differ')} from what is saved.`}
        {address.menuId !== null &&
          address.menuId !== live.documentId &&
          ' Another menu runs here than is assigned now.'}
      </p>
      <search className={styles.filters}>
        <SearchInput
          className={styles.search}
          label="Find a value"
          value={filter.search}
          onChange={search => change({ search })}
        />
        <Switch
          label="Only unpublished differences"
          checked={filter.differs}
          onChange={({ currentTarget }) => change({ differs: currentTarget.checked ? '1' : null })}
        />
      </search>
      <p className="visually-hidden" role="status">
        {formatCount(shown.length, 'value')}
      </p>
      {shown.length === 0 ? (
        <EmptyState
          text={
            rows.length > 0 && filter.search === ''
              ? 'Everything saved for this location is live.'
              : 'No value fits. Change the words, or show more than what differs.'
          }
        />
      ) : (
        <LiveList rows={shown} address={address} place={place} zone={zone} />
      )}
    </>
  );
}
