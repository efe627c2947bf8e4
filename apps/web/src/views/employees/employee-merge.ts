import type { EmployeeDraft } from './employee-draft.ts';

/** A field that two people changed to different values. */
export type EmployeeField = 'name' | 'email' | 'active' | 'roles';

export interface EmployeeMerge {
  /** What was typed here, on top of what stands there now. */
  readonly draft: EmployeeDraft;
  /** Fields where somebody has to choose; the draft holds one's own value. */
  readonly clashes: readonly EmployeeField[];
  /** Fields that only the other one changed. */
  readonly taken: readonly EmployeeField[];
}

const fields: readonly EmployeeField[] = ['name', 'email', 'active', 'roles'];

/** Puts what was typed since `before` on what somebody else saved meanwhile. */
export const mergeEmployee = (before: EmployeeDraft, mine: EmployeeDraft, theirs: EmployeeDraft): EmployeeMerge => {
  const changed = (draft: EmployeeDraft) => fields.filter(field => !isSame(field, draft, before));
  const [ours, others] = [changed(mine), changed(theirs)];
  const kept = Object.fromEntries(ours.map(field => [field, mine[field]]));
  return {
    draft: { ...theirs, ...kept },
    clashes: ours.filter(field => others.includes(field) && !isSame(field, mine, theirs)),
    taken: others.filter(field => !ours.includes(field)),
  };
};

const isSame = (field: EmployeeField, a: EmployeeDraft, b: EmployeeDraft): boolean =>
  field === 'roles' ? rolesText(a) === rolesText(b) : a[field] === b[field];

/** A person's roles have no order. */
const rolesText = ({ roles }: EmployeeDraft): string =>
  roles
    .map(({ roleId, scope }) => `${roleId} ${scope}`)
    .sort()
    .join('\n');
