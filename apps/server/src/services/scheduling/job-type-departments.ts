import type { Employment } from '@commissary/catalog';
import type { Id } from '@commissary/schema';
import type { UseCaseContext } from '../context/index.ts';
import { documentName, loadHeads, readLayers } from '../documents/index.ts';
import { apiError } from '../errors/index.ts';
import { saveBase } from '../saving/index.ts';

interface JobTypeDepartment {
  readonly jobTypeId: Id;
  readonly departmentId: Id;
}

/** Gives job types of a company their departments: a save of its employment document like any other. */
export const saveJobTypeDepartments = async (
  context: UseCaseContext,
  companyId: string,
  given: readonly JobTypeDepartment[],
): Promise<{ readonly ver: number; readonly jobTypeDepartment: JobTypeDepartment[] }> => {
  const layer = { ...documentName({ kind: 'employment', companyId }), tenant: null };
  const heads = await loadHeads(context, layer);
  // The kind of the document says what its values are.
  const head = (await readLayers(context, heads)).base as Employment;
  const jobs = new Set(head.jobTypes.map(({ id }) => String(id)));
  const departments = new Map(head.departments.map(({ id }) => [String(id), id]));
  const requested = new Map<string, Id>();
  for (const [index, { jobTypeId, departmentId }] of given.entries()) {
    const department = departments.get(String(departmentId));
    if (!jobs.has(String(jobTypeId))) throw apiError(400, 'UNKNOWN_JOB_TYPE', `/body/${index}/jobTypeId`);
    if (department === undefined) throw apiError(400, 'UNKNOWN_DEPARTMENT', `/body/${index}/departmentId`);
    if (requested.has(String(jobTypeId))) throw apiError(400, 'NAMED_TWICE', `/body/${index}/jobTypeId`);
    requested.set(String(jobTypeId), department);
  }
  const jobTypes = head.jobTypes.map(job => ({
    ...job,
    departmentId: requested.get(String(job.id)) ?? job.departmentId,
  }));
  const { id, version } = heads.base;
  const { ver } = await saveBase(context, layer, { id, ver: version, document: { ...head, jobTypes } });
  return { ver, jobTypeDepartment: jobTypes.map(job => ({ jobTypeId: job.id, departmentId: job.departmentId })) };
};
