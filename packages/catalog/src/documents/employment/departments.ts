import { type Field, group, idField, list, optional, text, timestamp, toggle, type Value } from '@commissary/schema';
import { named } from '../../rule.ts';

const departmentFields = group(
  { label: 'Department', computedKeys: ['externalId'] },
  {
    id: idField(),
    name: text({ label: 'Name', max: 60 }),
    code: optional(idField({ label: 'Code', help: 'Department number used by the POS', systemManaged: true })),
    externalId: optional(
      text({
        label: 'Scheduling department ID',
        help: 'Given by the scheduling service',
        systemManaged: 'shown',
        visibleWhen: { not: { path: 'externalId', empty: true } },
      }),
    ),
    created: timestamp({ label: 'Created', systemManaged: true, stamped: 'created' }),
    updated: timestamp({ label: 'Last changed', systemManaged: true, stamped: 'changed' }),
    isDefault: toggle({ label: 'Built in', systemManaged: true }),
  },
  [named('department-unnamed')],
);

export interface EmploymentDepartment extends Value<typeof departmentFields> {}
export const employmentDepartment: Field<EmploymentDepartment> = departmentFields;

const builtIn = (number: number, name: string): EmploymentDepartment => ({
  id: number,
  name,
  code: number,
  created: 0,
  updated: 0,
  isDefault: true,
});

const fields = list(
  {
    label: 'Departments',
    help: 'Labor departments for job types',
    max: 500,
    initial: [
      builtIn(1, 'Management'),
      builtIn(2, 'Front of House'),
      builtIn(3, 'Back of House'),
      builtIn(4, 'Drivers'),
    ],
  },
  employmentDepartment,
);

export interface EmploymentDepartments extends Value<typeof fields> {}
export const employmentDepartments: Field<EmploymentDepartments> = fields;
