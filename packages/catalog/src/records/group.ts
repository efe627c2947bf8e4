import { tenantNameLength } from '@commissary/domain';
import { group, idField, list, nullable, text, textReference } from '@commissary/schema';
import { groupsTexts as texts } from '../texts/index.ts';
import { type RecordValue, recordKind } from './record.ts';
import { nameFormat } from './text-formats.ts';

/**
 * A group (ENT.Tenant), and for each location of the company the group that it is in. A location is a member by itself,
 * so that two people who move different locations keep both moves.
 */
export const groupRecord = recordKind(
  {
    noun: texts.group,
    label: texts.groupLabel,
    layout: [{ title: texts.details, fields: ['name'] }],
    needs: { name: 'a name' },
  },
  {
    name: text({ label: texts.name, max: tenantNameLength, format: nameFormat }),
    locations: list(
      { label: texts.locationsLabel, max: 10_000, systemManaged: true },
      group(
        { label: texts.location },
        {
          id: idField(),
          name: text({ label: texts.name, max: tenantNameLength, systemManaged: true }),
          groupId: nullable(textReference({ label: texts.groupLabel, to: 'company:/groups', onDelete: 'unset' })),
        },
      ),
    ),
  },
);

export type GroupRecord = RecordValue<typeof groupRecord>;
