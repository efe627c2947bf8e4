import { employeeRecord, fileCells, fileColumns, jobsTexts, employeeListTexts as texts } from '@commissary/catalog';
import type { ListedEmployee } from '@commissary/contract';
import { csvOf, latestWage } from '@commissary/domain';
import type { ActiveTenant } from '../../../session/index.ts';
import { employeeStateOf, scopeName } from '../employee-text.ts';

/** Employees as a table for a spreadsheet, with wages where the reader sees them. */
export const employeeFile = (employees: readonly ListedEmployee[], reader: ActiveTenant, today: string): string => {
  const showsWages = employees.some(({ jobs }) => jobs.some(({ wages }) => wages !== undefined));
  const at = (list: readonly { readonly grantObject: ListedEmployee['roles'][number]['grantObject'] }[]) =>
    list.map(({ grantObject }) => scopeName(grantObject, reader));
  const head = [
    ...Object.values(fileColumns(employeeRecord)).map(({ label }) => label),
    texts.state,
    texts.jobs,
    texts.worksAt,
    texts.roles,
    texts.certifications,
  ];
  return csvOf([
    showsWages ? [...head, texts.wages] : head,
    ...employees.map(employee => {
      const { jobs, roles, certifications } = employee;
      const cells = [
        ...fileCells(employeeRecord, employee),
        texts.states[employeeStateOf(employee)],
        joined(jobs.map(job => job.name ?? jobsTexts.otherJob)),
        joined(at([...jobs, ...roles])),
        joined(roles.map(role => role.name)),
        joined(certifications.map(one => [one.name ?? one.requirementId, one.endsOn ?? ''].join(' ').trim())),
      ];
      const wages = jobs.map(job => {
        const paid = job.wages && latestWage(today, job.wages);
        return paid ? `${paid.amount} ${jobsTexts.perOptions[paid.per]}` : '';
      });
      return showsWages ? [...cells, joined(wages)] : cells;
    }),
  ]);
};

const joined = (list: readonly string[]): string => [...new Set(list.filter(text => text !== ''))].join('; ');
