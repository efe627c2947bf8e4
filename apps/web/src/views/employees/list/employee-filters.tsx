import { employeeList, employeesTexts, listQuery, shownParts, employeeListTexts as texts } from '@commissary/catalog';
import type { EmployeeQuery } from '@commissary/contract';
import { problemParts } from '@commissary/domain';
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { jobChoicesOf, rolesQuery } from '../../../cache/index.ts';
import { useAddressQuery } from '../../../navigation/index.ts';
import { useActiveTenant } from '../../../session/index.ts';
import { ListFilters } from '../../../ui/index.ts';
import { placeOfScope, scopeChoices } from '../scopes.ts';
import styles from './employee-list.module.css';

/** What the list is narrowed to, as the address says it, so that it can be bookmarked and sent. */
export const useEmployeeFilter = () => {
  const { query, change } = useAddressQuery();
  const problem = (['any', ...problemParts] as const).find(one => one === query.problem);
  return { filter: { ...listQuery(employeeList, query), ...(problem !== undefined && { problem }) }, change };
};

type EmployeeFilter = ReturnType<typeof useEmployeeFilter>;

/** `today` is the day on which certifications are judged. */
export const queryOf = (filter: EmployeeFilter['filter'], today: string): EmployeeQuery => ({
  ...filter,
  ...(filter.certificate !== undefined && { today }),
});

export interface EmployeeFiltersProps extends EmployeeFilter {
  /** How many records have to be corrected. */
  readonly toFix: number;
}

/** Search, filters and order above the list; on a phone behind one button, so that the list is in view. */
export function EmployeeFilters({ filter, change, toFix }: EmployeeFiltersProps) {
  const { user, companyId } = useActiveTenant();
  const { data: choices } = useQuery(jobChoicesOf(companyId, null));
  const { data: roles } = useQuery(rolesQuery(companyId));
  const places = useMemo(
    () => scopeChoices({ user }).map(({ value, label }) => ({ value: placeOfScope(value) ?? companyId, label })),
    [user, companyId],
  );
  const loaded = { place: places, job: (choices?.jobs ?? []).map(named), role: (roles ?? []).map(named) };
  const { sort: _, ...narrowing } = filter;
  const { problem } = filter;
  const isPhone = useMediaQuery('(max-width: 600px)', undefined, { getInitialValueInEffect: false });
  const [isOpen, setOpen] = useState(false);
  const filters = [
    ...shownParts(employeeList.filters, user.enabledFeatures).map(one => ({
      ...one,
      options: 'options' in one ? one.options : loaded[one.key],
    })),
    {
      key: 'sort' as const,
      label: texts.order,
      any: usual.label,
      options: others.map(({ by, label }) => ({ value: by, label })),
    },
  ];
  return (
    <ListFilters
      className="row wrap gap-8"
      classes={{ search: styles.search, filter: styles.filter }}
      search={{ label: employeesTexts.searchLabel, placeholder: texts.searchPlaceholder }}
      filters={isPhone && !isOpen ? [] : filters}
      query={filter}
      onChange={change}
    >
      {isPhone && (
        <Button variant="default" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {texts.filters(filters.filter(({ key }) => filter[key] !== undefined).length)}
        </Button>
      )}
      {(toFix > 0 || problem !== undefined) && (
        <Button
          variant={problem === undefined ? 'default' : 'light'}
          aria-pressed={problem !== undefined}
          onClick={() => change({ problem: problem === undefined ? 'any' : null })}
        >
          {texts.recordsToFix(toFix)}
        </Button>
      )}
      {Object.keys(narrowing).length > 0 && (
        <Button
          variant="subtle"
          onClick={() => change(Object.fromEntries(Object.keys(narrowing).map(key => [key, null])))}
        >
          {texts.clearFilters}
        </Button>
      )}
    </ListFilters>
  );
}

const named = ({ id, name }: { readonly id: string; readonly name: string }) => ({ value: id, label: name });

const [usual, ...others] = employeeList.sorts;
