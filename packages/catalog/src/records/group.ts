import {
  choice,
  type Field,
  group,
  type Issue,
  idField,
  list,
  type Option,
  required,
  text,
  type Value,
} from '@commissary/schema';
import { groupsTexts } from '../texts/index.ts';

const locationFields = (groups: readonly Option[]) =>
  group(
    { label: groupsTexts.location },
    {
      id: idField(),
      name: text({ label: groupsTexts.name, max: 120, systemManaged: true }),
      groupId: choice({
        label: groupsTexts.groupLabel,
        options: [{ value: '', label: groupsTexts.noGroup }, ...groups],
      }),
    },
  );

const groupFields = (groups: readonly Option[]) =>
  group(
    { label: groupsTexts.groupLabel },
    {
      name: text({ label: groupsTexts.name, max: 60 }),
      locations: list(
        { label: groupsTexts.locationsLabel, namePath: 'name', max: 10_000, systemManaged: true },
        locationFields(groups),
      ),
    },
    [required('name', 'name-missing')],
  );

export interface GroupRecord extends Value<ReturnType<typeof groupFields>> {}

/**
 * A group as an edit session edits it: its name, and for each location of the company the group that it is in. A
 * location is a member by itself, so that two people who move different locations keep both moves.
 */
export const groupRecord: (groups: readonly Option[]) => Field<GroupRecord> = groupFields;

/** Whether the group has no name yet. */
export const isGroupUnnamed = (issues: readonly Issue[]): boolean => issues.some(({ rule }) => rule === 'name-missing');
