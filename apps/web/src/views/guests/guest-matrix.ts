import { guestsTexts as texts } from '@commissary/catalog';
import type { GuestField } from '@commissary/domain';
import { type Field, fieldAt } from '@commissary/schema';
import type { Matrix } from '../../form/matrix/index.ts';
import { languageName } from './sold-items.ts';

const item = '/departments/[]/items/[]';
const names = '/translations/displayName';

interface GuestColumn {
  readonly of: GuestField;
  readonly inside: string;
  readonly label?: string;
}

/** What is typed of each wanted field; an image is chosen on the page of the item. */
const columnsOf = (languages: readonly string[]): readonly GuestColumn[] => [
  { of: 'description', inside: '/info/description' },
  ...languages.map(tag => ({
    of: 'translation' as const,
    inside: `${names}/${tag}`,
    label: texts.languageOf(languageName(tag)),
  })),
  { of: 'calories', inside: '/nutrition/calories' },
  { of: 'allergens', inside: '/allergens' },
];

export const guestMatrix = (
  definition: Field,
  rows: readonly { readonly path: string; readonly label: string }[],
  wanted: readonly GuestField[],
  languages: readonly string[],
): Matrix => {
  const columns = columnsOf(languages).flatMap(column => {
    const field = fieldAt(definition, item + column.inside);
    return field === undefined || !wanted.includes(column.of) ? [] : [{ ...column, field }];
  });
  return {
    emptyIsMissing: true,
    columns: columns.map(({ label, field }) => label ?? field.label),
    rows: rows.map(({ path, label }) => ({
      label,
      cells: columns.map(({ inside, field }) => ({ path: path + inside, field, members: [] })),
    })),
  };
};

/** The languages in which a name can be written. */
export const languagesOffered = (definition: Field): readonly string[] => {
  const field = fieldAt(definition, item + names);
  return field !== undefined && 'languages' in field ? (field.languages as readonly string[]) : [];
};
