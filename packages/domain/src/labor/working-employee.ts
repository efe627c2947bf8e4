/** Where a job or a role holds. */
export interface GrantObject {
  readonly type: 'GLOBAL' | 'COMPANY' | 'GROUP' | 'LOCATION';
  readonly id: string;
}

/** Somebody who works at a place, as terminals know them: no wage, no PIN, no address. */
export interface WorkingEmployee {
  readonly id: string;
  readonly name: string;
  /** Jobs. */
  readonly roles: readonly { readonly jobTypeId: string; readonly grantObject: GrantObject }[];
  /** Security roles. */
  readonly grantedRoles: readonly { readonly roleId: string; readonly grantObject: GrantObject }[];
}

/** How somebody who works at a location differs between what is live and what is saved. */
export interface EmployeeDifference {
  readonly id: string;
  readonly name: string;
  readonly change: 'added' | 'removed' | 'changed';
  /** The job types before and after, each once. */
  readonly jobsBefore: readonly string[];
  readonly jobsAfter: readonly string[];
}

/** Both lists are in the order of ids. */
export const employeeDifferences = (
  live: readonly WorkingEmployee[],
  saved: readonly WorkingEmployee[],
): EmployeeDifference[] => {
  const before = new Map(live.map(one => [one.id, one]));
  const after = new Map(saved.map(one => [one.id, one]));
  return [...new Set([...before.keys(), ...after.keys()])].flatMap(id => {
    const [was, now] = [before.get(id), after.get(id)];
    const one = now ?? was;
    if (one === undefined || JSON.stringify(was) === JSON.stringify(now)) return [];
    const change = was === undefined ? 'added' : now === undefined ? 'removed' : 'changed';
    return [{ id, name: one.name, change, jobsBefore: jobsOf(was), jobsAfter: jobsOf(now) }];
  });
};

const jobsOf = (one: WorkingEmployee | undefined): string[] => [
  ...new Set((one?.roles ?? []).map(({ jobTypeId }) => jobTypeId)),
];
