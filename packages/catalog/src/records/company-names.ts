import { group, idField, list, type Names, text } from '@commissary/schema';
import { shellTexts } from '../texts/index.ts';

interface NamedRecord {
  readonly id: string;
  readonly name: string;
}

const { company: label } = shellTexts;
const named = list({ label }, group({ label }, { id: idField(), name: text({ label }) }));

const definition = group(
  { label },
  { groups: named, jobTypes: named, menus: named, requirements: named, roles: named, tenants: named },
);

/** The names of what a record refers to in its company (`company:/groups`). */
export const companyNames = (
  records: Readonly<Partial<Record<keyof typeof definition.T, readonly NamedRecord[]>>>,
): NonNullable<Names['companions']> => ({ company: { definition, documents: [records] } });
