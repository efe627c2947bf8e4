import { countTexts, listQuery, locationList, locationsTexts, messages, screenHref } from '@commissary/catalog';
import { useLocationPages, useLocationStates } from '../../cache/index.ts';
import { ButtonLink, useAddressQuery } from '../../navigation/index.ts';
import { useLoadError } from '../../notifications/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { ListFilters, PageHeader } from '../../ui/index.ts';
import { companySide } from '../compare/index.ts';
import { locationQueryOf, locationRows, noGroup } from './location-list.ts';
import { LocationTable } from './location-table.tsx';
import styles from './locations-view.module.css';
import { SelectionBar } from './selection-bar.tsx';
import { useSelectedLocations } from './use-selected-locations.ts';

/** Every location that the user has access to. */
export function LocationsView() {
  const { user, companyId, tenant, levels } = useActiveTenant();
  const { states } = useLocationStates(companyId);
  const { query, change } = useAddressQuery();
  const filter = listQuery(locationList, query);
  const {
    rows: locations,
    matching,
    total,
    error,
    more,
    retry,
  } = useLocationPages(companyId, locationQueryOf(filter), {
    whole: filter.state !== undefined,
    keep: true,
  });
  const { selected, ids: ticked, toggle, clear, takeSaved, takeCurrent } = useSelectedLocations(locations ?? []);
  useLoadError(error, messages.locations.fail);
  const groups = user.accessibleTenants.filter(({ type }) => type === 'GROUP');
  const groupOptions = [
    ...groups.map(({ id, name }) => ({ value: id, label: name })),
    { value: noGroup, label: locationsTexts.noGroup },
  ];
  const rows = locationRows(locations ?? [], groups, states, filter.state);
  const shown = filter.state === undefined ? matching : rows.length;
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
      <div className="card">
        <ListFilters
          className={`${styles.filters} grid gap-8`}
          classes={{ search: styles.search }}
          search={{ label: locationsTexts.searchLabel }}
          filters={locationList.filters
            .filter(({ key }) => levels || key !== 'group')
            .map(one => ({
              ...one,
              options: 'options' in one ? one.options : groupOptions,
            }))}
          query={filter}
          onChange={change}
        />
        <p className={`${styles.count} text-12 tone-3 line-below`} role="status">
          {locations && (shown === total ? countTexts.locations(total) : locationsTexts.shownOfAll(shown, total))}
          {ticked.size > 0 && locationsTexts.selectedCount(ticked.size)}
        </p>
        <SelectionBar selected={selected} onSaved={takeSaved} onConflict={takeCurrent} onClear={clear} />
        <LocationTable
          rows={locations && rows}
          total={shown}
          onEnd={more}
          error={error}
          onRetry={retry}
          {...(total > 1 && { ticks: { ticked, onTick: toggle } })}
        />
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
