import { employeeSorts, employeesTexts, employeeListTexts as texts } from '@commissary/catalog';
import { employeeStates } from '@commissary/domain';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { jobChoicesOf, rolesQuery } from '../../../cache/index.ts';
import { useActiveTenant } from '../../../session/index.ts';
import { SearchInput, Select } from '../../../ui/index.ts';
import { placeOfScope, scopeChoices } from '../scopes.ts';
import { useIsInternal } from '../use-hidden-parts.ts';
import { certificateChoices, noFilter, type useEmployeeFilter } from './employee-filter.ts';
import styles from './employee-list.module.css';

export interface EmployeeFiltersProps extends ReturnType<typeof useEmployeeFilter> {
  /** How many records have to be corrected. */
  readonly toFix: number;
}

/** Search and filters above the list. */
export function EmployeeFilters({ filter, change, toFix }: EmployeeFiltersProps) {
  const tenant = useActiveTenant();
  const isInternal = useIsInternal();
  const { data: choices } = useQuery(jobChoicesOf(tenant.companyId, null));
  const { data: roles } = useQuery(rolesQuery(tenant.companyId));
  const { user, companyId } = tenant;
  const places = useMemo(
    () => scopeChoices({ user }).map(({ value, label }) => ({ value: placeOfScope(value) ?? companyId, label })),
    [user, companyId],
  );
  const { sort: _, ...narrowing } = filter;
  const isNarrowed = Object.values(narrowing).some(value => value !== undefined && value !== '');
  return (
    <search className="row wrap gap-8 pad-x-16 pad-y-12">
      <SearchInput
        className={styles.search}
        label={employeesTexts.searchLabel}
        placeholder={texts.searchPlaceholder}
        value={filter.search ?? ''}
        pauseMs={200}
        onChange={search => change({ search })}
      />
      {isInternal || (
        <>
          <Filter
            label={texts.worksAt}
            any={texts.anywhere}
            data={places}
            value={filter.place}
            onChange={place => change({ place })}
          />
          <Filter
            label={texts.job}
            any={texts.anyJob}
            data={(choices?.jobs ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            value={filter.job}
            onChange={job => change({ job })}
          />
        </>
      )}
      <Filter
        label={texts.role}
        any={texts.anyRole}
        data={(roles ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        value={filter.role}
        onChange={role => change({ role })}
      />
      <Filter
        label={texts.state}
        any={texts.anyState}
        data={employeeStates.map(value => ({ value, label: texts.states[value] }))}
        value={filter.state}
        onChange={state => change({ state })}
      />
      {isInternal || (
        <Filter
          label={texts.certification}
          any={texts.anyCertification}
          data={certificateChoices.map(value => ({ value, label: texts.certificates[value] }))}
          value={filter.certificate}
          onChange={certificate => change({ certificate })}
        />
      )}
      <Filter
        label={texts.order}
        any={usual.label}
        data={otherSorts.map(({ by, label }) => ({ value: by, label }))}
        value={filter.sort}
        onChange={sort => change({ sort })}
      />
      {(toFix > 0 || filter.problem !== undefined) && (
        <Button
          variant={filter.problem === undefined ? 'default' : 'light'}
          aria-pressed={filter.problem !== undefined}
          onClick={() => change({ problem: filter.problem === undefined ? 'any' : null })}
        >
          {texts.recordsToFix(toFix)}
        </Button>
      )}
      {isNarrowed && (
        <Button variant="subtle" onClick={() => change(noFilter)}>
          {texts.clearFilters}
        </Button>
      )}
    </search>
  );
}

const [usual, ...otherSorts] = employeeSorts;

interface FilterProps {
  readonly label: string;
  /** The text while nothing is chosen. */
  readonly any: string;
  readonly data: readonly { readonly value: string; readonly label: string }[];
  readonly value: string | undefined;
  readonly onChange: (value: string | null) => void;
}

function Filter({ label, any, data, value, onChange }: FilterProps) {
  return (
    <Select
      className={styles.filter ?? ''}
      aria-label={label}
      placeholder={any}
      clearable
      inputMode={data.length > 8 ? 'search' : 'none'}
      data={data.map(option => ({ ...option }))}
      value={value ?? null}
      onChange={onChange}
    />
  );
}
