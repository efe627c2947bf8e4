import { fieldEntries, sectionsOf } from '@commissary/catalog';
import { fieldAt, isBelow, labelsAt, walkValue } from '@commissary/schema';
import type { DocumentKind } from '../../cache/documents.ts';
import type { Around } from './cell-text.ts';
import { fitsCell } from './cell-text.ts';

/** A field that can stand in a sheet, with its words from the section on. */
export interface SheetField {
  readonly path: string;
  readonly words: readonly string[];
}

/** What can be chosen: whole sections, departments or items, and single fields, each by the path that the address names. */
export interface SheetChoice {
  readonly group: string;
  readonly items: readonly { readonly value: string; readonly label: string }[];
}

/** Every field of a document that fits a cell. Of a menu, which is lists of lists, the prices that the items have. */
export const sheetFields = (kind: DocumentKind, around: Around): readonly SheetField[] => {
  if (kind === 'menu') return priceFields(around);
  const known = new Set<string>();
  return fieldEntries().flatMap(({ path, screen }) => {
    const field = fieldAt(around.definition, path);
    if (screen.edits?.document !== kind || field === undefined || !fitsCell(field) || known.has(path)) return [];
    known.add(path);
    return { path, words: labelsAt(around.definition, around.document, path) };
  });
};

const priceFields = ({ definition, document }: Around): readonly SheetField[] => {
  const fields: SheetField[] = [];
  walkValue(definition, document, (field, _, path) => {
    if (field.kind.name === 'money' && path.startsWith('/departments/') && path.includes('/items/'))
      fields.push({ path, words: labelsAt(definition, document, path) });
  });
  return fields;
};

/** The fields at and below the chosen paths, in the order of the document. */
export const chosenFields = (fields: readonly SheetField[], paths: readonly string[]): readonly SheetField[] =>
  fields.filter(({ path }) => paths.some(chosen => isBelow(path, chosen)));

export const sheetChoices = (kind: DocumentKind, fields: readonly SheetField[], around: Around): SheetChoice[] => {
  const whole =
    kind === 'menu'
      ? ['/departments', ...new Set(fields.map(({ path }) => path.slice(0, path.indexOf('/items/'))))]
      : sectionsOf(kind).map(({ path }) => path);
  const choices = whole
    .filter(path => fields.some(field => isBelow(field.path, path)))
    .map(value => ({ value, label: labelsAt(around.definition, around.document, value).join(' › ') }));
  return [
    { group: kind === 'menu' ? 'All prices of' : 'All of', items: choices },
    {
      group: kind === 'menu' ? 'Prices' : 'Fields',
      items: fields.map(({ path, words }) => ({ value: path, label: words.join(' › ') })),
    },
  ];
};
