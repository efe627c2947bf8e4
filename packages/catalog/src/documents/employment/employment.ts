import { type Field, group, type Value } from '@commissary/schema';
import { employmentDepartments } from './departments.ts';
import { jobTypes } from './job-types.ts';
import { payrollAndOvertime } from './payroll-and-overtime.ts';
import { requirements } from './requirements.ts';
import { timeClock } from './time-clock.ts';

const fields = group(
  { label: 'Employment', permission: 'accessConfigurationOptions', computedKeys: ['employees'] },
  { departments: employmentDepartments, jobTypes, requirements, timeClock, payrollAndOvertime },
);

export interface Employment extends Value<typeof fields> {}
export const employment: Field<Employment> = fields;
