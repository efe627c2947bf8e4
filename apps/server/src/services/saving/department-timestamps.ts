import type { Employment, EmploymentDepartment } from '@commissary/catalog';
import { equal } from '@commissary/schema';

/**
 * A department has the times of its creation and last change. They come from the server's clock, whatever the save
 * contains.
 */
export const withDepartmentTimestamps = (head: Employment, next: Employment, now: Date): Employment => {
  const before = new Map(head.departments.map(department => [String(department.id), department]));
  const departments = next.departments.map(department => dated(before.get(String(department.id)), department, now));
  return departments.every((department, index) => department === next.departments[index])
    ? next
    : { ...next, departments };
};

const dated = (
  before: EmploymentDepartment | undefined,
  department: EmploymentDepartment,
  now: Date,
): EmploymentDepartment => {
  const at = now.getTime();
  if (before === undefined) return { ...department, created: at, updated: at };
  const { created, updated } = before;
  const same = { ...department, created, updated };
  if (!equal(same, before)) return { ...same, updated: at };
  return equal(same, department) ? department : same;
};
