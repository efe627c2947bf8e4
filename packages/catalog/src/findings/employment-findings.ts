import { joinPath, memberPath } from '@commissary/schema';
import type { Employment } from '../documents/index.ts';
import type { Finding } from '../finding.ts';
import { equalNames } from './equal-names.ts';

/** What is most likely a mistake in an effective employment document. */
export const employmentFindings = (employment: Employment): Finding[] => [
  ...withoutDepartment(employment),
  ...equalNames('/departments', employment.departments, 'name', nameOf),
  ...equalNames('/jobTypes', employment.jobTypes, 'name', nameOf),
  ...equalNames('/requirements', employment.requirements, 'name', nameOf),
];

/** Job types without a department: their hours count in no department, and the scheduling service is not told of them. */
const withoutDepartment = ({ departments, jobTypes }: Employment): Finding[] => {
  const known = new Set(departments.map(({ id }) => String(id)));
  return jobTypes
    .filter(({ departmentId }) => !known.has(String(departmentId)))
    .map(({ id, name }) => ({
      code: 'job-without-department',
      path: joinPath(memberPath('/jobTypes', id), 'departmentId'),
      names: [name],
    }));
};

const nameOf = ({ name }: { readonly name: string }): string => name;
