import { joinPath, memberPath } from '@commissary/schema';
import type { Employment } from '../documents/index.ts';
import type { Finding } from '../finding.ts';

/** Job types without a department: their hours count in no department, and the scheduling service is not told of them. */
export const employmentFindings = ({ departments, jobTypes }: Employment): Finding[] => {
  const known = new Set(departments.map(({ id }) => String(id)));
  return jobTypes
    .filter(({ departmentId }) => !known.has(String(departmentId)))
    .map(({ id, name }) => ({
      code: 'job-without-department',
      path: joinPath(memberPath('/jobTypes', id), 'departmentId'),
      names: [name],
    }));
};
