import { countTexts, historyTexts, kindRecords, publishUnits, screenHref } from '@commissary/catalog';
import { complete } from '@commissary/schema';
import { Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import {
  type CachedDocumentKey,
  documentOf,
  type LoadedDocument,
  type LoadedLiveState,
  liveStateOf,
} from '../../cache/index.ts';
import { dayAndTimeAt, pageZone } from '../../formatting/index.ts';
import { ButtonLink, useAddressQuery } from '../../navigation/index.ts';
import type { ActiveTenant } from '../../session/index.ts';
import { effectiveOf, savedCopy, snapshotFromResponse } from '../../snapshot/index.ts';
import { EmptyState, ErrorState, SearchInput, SkeletonRows } from '../../ui/index.ts';
import { valueAuthors } from './authors.ts';
import styles from './live.module.css';
import { filterRows, liveRows } from './live-rows.ts';
import { PublishedValuesList } from './published-values-list.tsx';

export interface LiveValuesProps {
  readonly address: CachedDocumentKey;
  readonly tenant: ActiveTenant;
}

/** One live document of a location, searchable, with the differences to the saved one on demand. */
export function LiveValues({ address, tenant }: LiveValuesProps) {
  const { kind, companyId, tenantId } = address;
  const live = useQuery(liveStateOf(kind, companyId, tenantId ?? ''));
  const saved = useQuery(documentOf(address));
  if (live.isError || saved.isError)
    return (
      <ErrorState text={historyTexts.liveLoadFailed} onRetry={() => Promise.all([live.refetch(), saved.refetch()])} />
    );
  if (live.data === undefined || saved.data === undefined) return <SkeletonRows rows={10} height={44} />;
  if (live.data === null)
    return (
      <EmptyState
        text={historyTexts.neverPublished}
        action={
          <ButtonLink
            href={screenHref(
              publishUnits[kindRecords[kind].publishedWith].screen,
              {},
              { companyId, locationId: tenantId },
            )}
          >
            {historyTexts.publish}
          </ButtonLink>
        }
      />
    );
  return <Values address={address} tenant={tenant} live={live.data} saved={saved.data} />;
}

interface ValuesProps extends LiveValuesProps {
  readonly live: LoadedLiveState;
  readonly saved: LoadedDocument;
}

function Values({ address, tenant, live, saved }: ValuesProps) {
  const { query, change } = useAddressQuery();
  const filter = { search: query.search ?? '', differs: query.differs === '1' };
  const searched = useDeferredValue(filter.search);
  const zone = pageZone();
  const rows = useMemo(() => {
    const opened = snapshotFromResponse(address.kind, tenant.level, saved);
    const levelOf = (tenantId: string | null) =>
      tenantId === null ? 'company' : tenantId === tenant.tenant?.id ? 'location' : 'group';
    return liveRows({
      definition: opened.definition,
      live: complete(opened.definition, live.document),
      saved: effectiveOf(opened, savedCopy(opened)),
      authors: valueAuthors(live.set, levelOf),
    });
  }, [address.kind, tenant.level, tenant.tenant?.id, live, saved]);
  const differing = useMemo(() => rows.filter(row => row.saved !== null).length, [rows]);
  const shown = useMemo(() => filterRows(rows, searched, filter.differs), [rows, searched, filter.differs]);
  return (
    <>
      <p className="tone-2 space-below-12">
        {historyTexts.publishedByAt(live.by, dayAndTimeAt(live.at, zone))}{' '}
        {differing === 0 ? historyTexts.everythingSavedIsLive : historyTexts.differsFromSaved(differing)}
        {address.menuId !== null && address.menuId !== live.documentId && historyTexts.anotherMenuLive}
      </p>
      <search className="row wrap align-center gap-12 gap-x-24 space-below-16">
        <SearchInput
          className={styles.search}
          label={historyTexts.searchValues}
          value={filter.search}
          onChange={search => change({ search })}
        />
        <Switch
          label={historyTexts.onlyUnpublishedDifferences}
          checked={filter.differs}
          onChange={({ currentTarget }) => change({ differs: currentTarget.checked ? '1' : null })}
        />
      </search>
      <p className="visually-hidden" role="status">
        {countTexts.values(shown.length)}
      </p>
      {shown.length === 0 ? (
        <EmptyState
          text={rows.length > 0 && filter.search === '' ? historyTexts.allLive : historyTexts.noValueMatches}
        />
      ) : (
        <PublishedValuesList rows={shown} address={address} tenant={tenant} zone={zone} />
      )}
    </>
  );
}
