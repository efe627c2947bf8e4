import { group, idField, list, type Names, text } from '@commissary/schema';
import { groupsTexts, locationLabels, shellTexts } from '../texts/index.ts';

interface NamedRecord {
  readonly id: string;
  readonly name: string;
}

const named = (label: string) =>
  list({ label }, group({ label }, { id: idField(), name: text({ label: locationLabels.name }) }));

const definition = group(
  { label: shellTexts.company },
  { groups: named(groupsTexts.groupLabel), menus: named(locationLabels.menuId) },
);

/** The names of what a record refers to in its company (`company:/groups`). */
export const companyNames = (
  records: Readonly<Partial<Record<'groups' | 'menus', readonly NamedRecord[]>>>,
): NonNullable<Names['companions']> => ({ company: { definition, documents: [records] } });
