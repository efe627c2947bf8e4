import { countTexts, employeeListTexts, employeesTexts, isAccessible, screenHref, screenOf } from '@commissary/catalog';
import type { EmployeeQuery, ListedEmployee } from '@commissary/contract';
import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { allEmployees, firstEmployees, jobChoicesOf, useEmployeePages } from '../../cache/index.ts';
import { AllRowsCheckbox, RowCheckbox, useRowSelection } from '../../form/selection/index.ts';
import { ButtonLink } from '../../navigation/index.ts';
import { reportError, useLoadError } from '../../notifications/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { LoadedRows, PageHeader, RowsTable, saveFile } from '../../ui/index.ts';
import { employeesHref } from './employees-href.ts';
import { useEmployeeColumns } from './list/employee-columns.tsx';
import { employeeFile } from './list/employee-file.ts';
import { EmployeeFilters, queryOf, useEmployeeFilter } from './list/employee-filters.tsx';
import styles from './list/employee-list.module.css';
import { ProblemsBanner } from './list/problems-banner.tsx';
import { SelectedEmployees } from './list/selected-employees.tsx';
import { useToday } from './use-today.ts';

const failed = employeesTexts.loadFailed;
/** So many records are led to one after the other before the list is asked again. */
const problemsAtOnce = 50;

/** Everybody whom the user manages. */
export function EmployeesView() {
  const tenant = useActiveTenant();
  const { companyId } = tenant;
  const today = useToday();
  const { filter, change } = useEmployeeFilter();
  const query = queryOf(filter, today);
  const { rows: employees, matching, total, error, more, retry } = useEmployeePages(companyId, query);
  const { data: problems } = useQuery(firstEmployees(companyId, problemQuery, problemsAtOnce));
  const { data: choices } = useQuery(jobChoicesOf(companyId, null));
  const columns = useEmployeeColumns({ requirements: choices?.requirements ?? [], today });
  const rows = useMemo(() => (employees ?? []).map(positionOf), [employees]);
  const selection = useRowSelection(rows, rows);
  const exported = useExport(today);
  useLoadError(error, failed);
  const toFix = problems?.counts?.matching ?? 0;
  const addressTenant = employeesHref(tenant);
  return (
    <>
      <PageHeader
        title={employeesTexts.employees}
        about={employeesTexts.about}
        more={
          <>
            <ButtonLink href={screenHref('auditLog', {}, addressTenant)}>{employeesTexts.auditLog}</ButtonLink>
            {isAccessible(screenOf('employmentImport'), tenant.user, tenant.tenant) && (
              <ButtonLink href={screenHref('employmentImport', {}, addressTenant)}>
                {employeeListTexts.importFile}
              </ButtonLink>
            )}
            <ButtonLink href={screenHref('staffList', {}, addressTenant, inAddress(filter))}>
              {employeeListTexts.staffList}
            </ButtonLink>
            <Button variant="default" loading={exported.isPending} onClick={() => exported.mutate({ query })}>
              {employeeListTexts.exportCsv}
            </Button>
          </>
        }
        actions={<ButtonLink href={screenHref('employeeAdd', {}, addressTenant)}>{employeesTexts.addTitle}</ButtonLink>}
      />
      {toFix > 0 && problems && <ProblemsBanner people={problems.employees} count={toFix} />}
      <div className="card">
        <EmployeeFilters filter={filter} change={change} toFix={toFix} />
        <p className={`${styles.count} text-12 tone-3 line-below`} role="status">
          {employees && (matching === total ? countTexts.employees(total) : employeeListTexts.ofAll(matching, total))}
        </p>
        <LoadedRows
          rows={employees}
          error={error}
          failed={failed}
          onRetry={retry}
          empty={employeesTexts.noMatches}
          height={rowHeights[0]}
        >
          {shown => (
            <RowsTable
              {...columns}
              rows={shown}
              keyOf={idOf}
              total={matching}
              onEnd={more}
              heights={rowHeights}
              styles={styles}
              tick={{
                head: (
                  <AllRowsCheckbox
                    lowerCase={employeeListTexts.allEmployees}
                    count={shown.length}
                    selection={selection}
                  />
                ),
                draw: ({ id, name }) => (
                  <RowCheckbox id={id} name={name} checked={selection.ids.has(id)} onSelect={selection.select} />
                ),
                isSelected: ({ id }) => selection.ids.has(id),
              }}
              onRowKey={selection.onRowKey}
            />
          )}
        </LoadedRows>
      </div>
      <SelectedEmployees
        selected={(employees ?? []).filter(({ id }) => selection.ids.has(id))}
        onExport={() => exported.mutate({ some: (employees ?? []).filter(({ id }) => selection.ids.has(id)) })}
        onClear={selection.clear}
      />
    </>
  );
}

const problemQuery: EmployeeQuery = { problem: 'any' };

/** What the list is narrowed to, as members of an address. */
const inAddress = (filter: EmployeeQuery): Record<string, string> =>
  Object.fromEntries(Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

const idOf = ({ id }: ListedEmployee) => id;
const rowHeights = [44, 84] as const;

const positionOf = ({ id }: ListedEmployee) => ({ id, path: '', state: 'shown' as const });

/** Saves the selected employees as a file, or all that match. */
const useExport = (today: string) => {
  const tenant = useActiveTenant();
  return useMutation({
    mutationFn: async (asked: { readonly query: EmployeeQuery } | { readonly some: readonly ListedEmployee[] }) => {
      const people = 'some' in asked ? asked.some : await allEmployees(tenant.companyId, asked.query);
      saveFile(employeeListTexts.fileName, 'text/csv', employeeFile(people, tenant, today));
    },
    onError: error => reportError(error, employeeListTexts.exportFailed),
  });
};
