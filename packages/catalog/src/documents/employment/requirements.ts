import { duration, type Field, group, idField, list, text, type Value } from '@commissary/schema';
import { named } from '../../rule.ts';

const requirementFields = group(
  { label: 'Requirement' },
  {
    id: idField(),
    name: text({ label: 'Name', max: 60 }),
    warnTimeBeforeExpiration: duration({
      label: 'Expiration warning',
      help: 'Staff are warned this long before a certification expires',
      shownIn: 'days',
    }),
  },
  [named()],
);

export interface JobTypeRequirement extends Value<typeof requirementFields> {}
export const jobTypeRequirement: Field<JobTypeRequirement> = requirementFields;

const fields = list(
  {
    label: 'Requirements',
    hiddenByFeature: 'internalCompany',
    help: 'Certifications required to work a job',
    max: 500,
    initial: [
      { id: 1, name: 'Food Handlers', warnTimeBeforeExpiration: 1_814_400 },
      { id: 2, name: 'Liquor Service', warnTimeBeforeExpiration: 1_209_600 },
    ],
  },
  jobTypeRequirement,
);

export interface JobTypeRequirements extends Value<typeof fields> {}
export const requirements: Field<JobTypeRequirements> = fields;
