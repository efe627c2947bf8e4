import { employeesTexts, jobsTexts, employeeListTexts as texts } from '@commissary/catalog';
import type { ListedEmployee } from '@commissary/contract';
import { formatList, formatPhone } from '@commissary/domain';
import { useQuery } from '@tanstack/react-query';
import { allEmployeesOf } from '../../../cache/index.ts';
import { Paper, PrintButton } from '../../../paper/index.ts';
import { useActiveTenant } from '../../../session/index.ts';
import { LoadedRows, PageHeader } from '../../../ui/index.ts';
import { useToday } from '../use-today.ts';
import { queryOf, useEmployeeFilter } from './employee-filters.tsx';
import styles from './staff-list.module.css';

/**
 * Who works here, for the wall of the office: those of the list of employees as it is narrowed, at the place that is
 * chosen. What somebody signs in with is not on it.
 */
export function StaffList() {
  const { companyId, tenant, user } = useActiveTenant();
  const { filter } = useEmployeeFilter();
  const place = filter.place ?? tenant?.id;
  const query = queryOf({ ...filter, ...(place !== undefined && { place }) }, useToday());
  const { data: people, error, refetch } = useQuery(allEmployeesOf(companyId, query));
  const where = user.accessibleTenants.find(({ id }) => id === place)?.name ?? user.companyName;
  return (
    <>
      <PageHeader title={texts.staffList} about={texts.staffListAbout} actions={<PrintButton disabled={!people} />} />
      <Paper label={texts.staffList}>
        <h2 className={styles.title}>{where}</h2>
        <LoadedRows
          rows={people}
          error={error}
          failed={employeesTexts.loadFailed}
          onRetry={() => void refetch()}
          empty={employeesTexts.noMatches}
          height={36}
        >
          {shown => <StaffTable people={shown} />}
        </LoadedRows>
      </Paper>
    </>
  );
}

function StaffTable({ people }: { readonly people: readonly ListedEmployee[] }) {
  return (
    <table className={`${styles.staff} space-above-12`}>
      <thead>
        <tr>
          {[texts.name, texts.jobs, texts.phone].map(head => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {people.map(({ id, name, jobs, phone }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{formatList([...new Set(jobs.map(job => job.name ?? jobsTexts.otherJob))])}</td>
            <td className="nowrap">{phone === null ? '' : formatPhone(phone)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
