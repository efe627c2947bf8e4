import { countTexts, locationsTexts, messages, screenHref } from '@commissary/catalog';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { tenantsOf, useLocationStates } from '../../cache/index.ts';
import { toggleSelected } from '../../levels/index.ts';
import { ButtonLink } from '../../navigation/index.ts';
import { reportError } from '../../notifications/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { EmptyState, ErrorState, PageHeader, SkeletonRows } from '../../ui/index.ts';
import { companySide } from '../compare/index.ts';
import { LocationFilters } from './location-filters.tsx';
import { locationRows } from './location-list.ts';
import { LocationTable } from './location-table.tsx';
import styles from './locations-view.module.css';
import { useLocationFilter } from './use-location-filter.ts';

/** Every location that the user has access to. */
export function LocationsView() {
  const { user, companyId, tenant } = useActiveTenant();
  const tenants = useQuery(tenantsOf(companyId));
  const { states } = useLocationStates(companyId);
  const { filter, change } = useLocationFilter();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (tenants.error) reportError(tenants.error, messages.locations.fail);
  }, [tenants.error]);
  const all = tenants.data ?? [];
  const rows = locationRows(all, states, filter, Date.now());
  const total = all.filter(({ type }) => type === 'LOCATION').length;
  const addressTenant = { companyId, locationId: tenant?.id ?? null };
  const compare = comparing([...ticked], user.companyWide);
  return (
    <>
      <PageHeader
        title={locationsTexts.locations}
        more={
          total > 1 && (
            <>
              <ButtonLink href={screenHref('compare', {}, addressTenant, compare.sides)}>{compare.words}</ButtonLink>
              <ButtonLink href={screenHref('sheet', {}, addressTenant)}>
                {locationsTexts.editSeveralLocations}
              </ButtonLink>
            </>
          )
        }
        actions={
          user.companyWide &&
          user.enabledFeatures.includes('addLocation') && (
            <ButtonLink href={screenHref('locationAdd', {}, addressTenant)}>{locationsTexts.addTitle}</ButtonLink>
          )
        }
      />
      <div className={styles.sheet}>
        <LocationFilters filter={filter} groups={all.filter(({ type }) => type === 'GROUP')} onChange={change} />
        <p className={styles.count} role="status">
          {tenants.data &&
            (rows.length === total ? countTexts.locations(total) : locationsTexts.shownOfAll(rows.length, total))}
          {ticked.size > 0 && locationsTexts.selectedCount(ticked.size)}
        </p>
        {tenants.isPending && <SkeletonRows rows={10} />}
        {tenants.isError && <ErrorState text={messages.locations.loadFail} onRetry={() => void tenants.refetch()} />}
        {tenants.data && rows.length === 0 && <EmptyState text={messages.locations.empty} />}
        {rows.length > 0 && (
          <LocationTable
            rows={rows}
            {...(total > 1 && { ticks: { ticked, onTick: id => setTicked(toggleSelected(ticked, id)) } })}
          />
        )}
      </div>
    </>
  );
}

interface Comparing {
  readonly words: string;
  readonly sides: Readonly<Record<string, string>>;
}

/** Two selected locations are compared with each other, a single one with the company. */
const comparing = (ticked: readonly string[], companyWide: boolean): Comparing => {
  const [left, right] = ticked;
  if (left === undefined || ticked.length > 2) return { words: locationsTexts.compare, sides: {} };
  if (right !== undefined) return { words: locationsTexts.compareSelected, sides: { left, right } };
  return companyWide
    ? { words: locationsTexts.compareWithTheCompany, sides: { left, right: companySide } }
    : { words: locationsTexts.compare, sides: { left } };
};
