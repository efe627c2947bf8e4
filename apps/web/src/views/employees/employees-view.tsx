import { countTexts, employeesTexts, jobsTexts, screenHref } from '@commissary/catalog';
import type { Employee } from '@commissary/contract';
import { formatPhone } from '@commissary/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { employeesOf } from '../../cache/index.ts';
import { AppLink, ButtonLink, useAddressQuery } from '../../navigation/index.ts';
import { reportError } from '../../notifications/index.ts';
import { type ActiveTenant, useActiveTenant } from '../../session/index.ts';
import { Avatar, Badge, EmptyState, ErrorState, PageHeader, SearchInput, SkeletonRows } from '../../ui/index.ts';
import { employeeStateOf, employeeStateText, matching, scopeName } from './employee-text.ts';
import styles from './employees.module.css';

const failed = employeesTexts.loadFailed;

/** Everybody whom the user manages, and whether they can sign in. */
export function EmployeesView() {
  const tenant = useActiveTenant();
  const { query, change } = useAddressQuery();
  const search = query.search ?? '';
  const employees = useQuery(employeesOf(tenant.companyId));
  useEffect(() => {
    if (employees.error) reportError(employees.error, failed);
  }, [employees.error]);
  const shown = matching(employees.data ?? [], search);
  return (
    <>
      <PageHeader
        title={employeesTexts.employees}
        about={employeesTexts.about}
        more={
          <ButtonLink href={screenHref('auditLog', {}, employeesHref(tenant))}>{employeesTexts.auditLog}</ButtonLink>
        }
        actions={
          <ButtonLink href={screenHref('employeeAdd', {}, employeesHref(tenant))}>{employeesTexts.addTitle}</ButtonLink>
        }
      />
      <div className={styles.sheet}>
        <search className={styles.filters}>
          <SearchInput
            label={employeesTexts.searchLabel}
            placeholder={employeesTexts.searchPlaceholder}
            value={search}
            onChange={words => change({ search: words })}
          />
        </search>
        <p className={styles.count} role="status">
          {employees.data && countTexts.employees(shown.length)}
        </p>
        {employees.isPending && <SkeletonRows rows={10} height={56} />}
        {employees.isError && <ErrorState text={failed} onRetry={() => void employees.refetch()} />}
        {employees.data && shown.length === 0 && <EmptyState text={employeesTexts.noMatches} />}
        <ul className={styles.list}>
          {shown.map(employee => (
            <Row key={employee.id} employee={employee} tenant={tenant} />
          ))}
        </ul>
      </div>
    </>
  );
}

function Row({ employee, tenant }: { readonly employee: Employee; readonly tenant: ActiveTenant }) {
  const { text, tone } = employeeStateText[employeeStateOf(employee)];
  return (
    <li className={styles.row}>
      <Avatar name={employee.name} size={32} />
      <div className={styles.words}>
        <AppLink className={styles.name} href={screenHref('employee', { id: employee.id }, employeesHref(tenant))}>
          {employee.name}
        </AppLink>
        <p className={styles.more}>{employee.email ?? (employee.phone && formatPhone(employee.phone))}</p>
      </div>
      <p className={styles.roles}>
        {[
          ...employee.roles,
          ...employee.jobs.map(({ name, grantObject }) => ({ name: name ?? jobsTexts.otherJob, grantObject })),
        ]
          .map(({ name, grantObject }) => `${name}, ${scopeName(grantObject, tenant)}`)
          .join(' · ') || employeesTexts.noRole}
      </p>
      <Badge tone={tone}>{text}</Badge>
    </li>
  );
}

export const employeesHref = ({ companyId, tenant }: ActiveTenant) => ({ companyId, locationId: tenant?.id ?? null });
