import type { Employment } from '@commissary/catalog';
import type { Id } from '@commissary/schema';
import type { UseCaseContext } from '../context/index.ts';
import { documentName, loadHeads, readLayers } from '../documents/index.ts';
import { apiError } from '../errors/index.ts';
import { saveBase } from '../saving/index.ts';

/** The department of job types, by the id of each. */
export type JobTypeDepartments = Readonly<Record<string, Id>>;

/** Gives job types of a company their departments: a save of its employment document like any other. */
export const saveJobTypeDepartments = async (
  context: UseCaseContext,
  companyId: string,
  given: JobTypeDepartments,
): Promise<{ readonly ver: number; readonly jobTypeDepartment: Record<string, Id> }> => {
  const layer = { ...documentName({ kind: 'employment', companyId }), tenant: null };
  const standing = await loadHeads(context, layer);
  // The kind of the document says what its values are.
  const head = (await readLayers(context, standing)).base as Employment;
  const pathOf = (id: string) => `/body/jobTypeDepartment/${id}`;
  const wanted = new Map(
    Object.entries(given).map(([id, departmentId]) => {
      if (!head.jobTypes.some(job => String(job.id) === id)) throw apiError(400, 'UNKNOWN_JOB_TYPE', pathOf(id));
      const department = head.departments.find(one => String(one.id) === String(departmentId));
      if (department === undefined) throw apiError(400, 'UNKNOWN_DEPARTMENT', pathOf(id));
      return [id, department.id];
    }),
  );
  const jobTypes = head.jobTypes.map(job => ({ ...job, departmentId: wanted.get(String(job.id)) ?? job.departmentId }));
  const { id, version } = standing.base;
  const { ver } = await saveBase(context, layer, { id, ver: version, document: { ...head, jobTypes } });
  return { ver, jobTypeDepartment: Object.fromEntries(jobTypes.map(job => [String(job.id), job.departmentId])) };
};
