import type { EmployeeDraft } from './employee-draft.ts';

/** A field that two people changed to different values. */
export type EmployeeField = 'name' | 'email' | 'active' | 'roles';

export interface EmployeeMerge {
  /** The typed values, on top of the saved ones. */
  readonly draft: EmployeeDraft;
  /** Fields in conflict; the draft holds the user's own value. */
  readonly conflicts: readonly EmployeeField[];
  /** Fields that only the other person changed. */
  readonly taken: readonly EmployeeField[];
}

const fields: readonly EmployeeField[] = ['name', 'email', 'active', 'roles'];

/** Rebases what was typed since `before` onto what another user saved meanwhile. */
export const mergeEmployee = (before: EmployeeDraft, mine: EmployeeDraft, theirs: EmployeeDraft): EmployeeMerge => {
  const changed = (draft: EmployeeDraft) => fields.filter(field => !isSame(field, draft, before));
  const [ours, others] = [changed(mine), changed(theirs)];
  const kept = Object.fromEntries(ours.map(field => [field, mine[field]]));
  return {
    draft: { ...theirs, ...kept },
    conflicts: ours.filter(field => others.includes(field) && !isSame(field, mine, theirs)),
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
