import { type DocumentKind, documents, fieldEntries, sectionsOf, sheetTexts } from '@commissary/catalog';
import {
  type Field,
  fieldAt,
  isBelow,
  isGroup,
  isList,
  isRecord,
  isSecret,
  keyingOf,
  keyToken,
  memberToken,
  own,
  pathLabelsAt,
  published,
  valueAt,
  walkValue,
} from '@commissary/schema';
import { valueTexts } from '../../formatting/index.ts';

/** A field that a sheet can contain, with its labels from the section on. */
export interface SheetField {
  readonly path: string;
  readonly words: readonly string[];
}

/** The options: whole sections, departments or items, and single fields, each by the path in the address. */
export interface SheetChoice {
  readonly group: string;
  readonly items: readonly { readonly value: string; readonly label: string }[];
}

/** The documents that the fields of a sheet are searched in. */
export interface SheetWorld {
  readonly kind: DocumentKind;
  readonly definition: Field;
  /** The documents in which every field of the tenants is: a member of a list can be chosen where one of them has it. */
  readonly documents: readonly unknown[];
  readonly isShown: (field: Field) => boolean;
}

/** Every field of a document. For a menu, which is lists of lists, the prices of its items and modifiers. */
export const sheetFields = (world: SheetWorld): readonly SheetField[] => {
  const { kind } = world;
  const { pricesAt } = documents[kind];
  if (pricesAt !== undefined) return pricesAt.flatMap(path => pricesBelow(world, path));
  const entries = fieldEntries().filter(({ screen }) => screen.edits?.document === kind);
  return [...new Set(entries.map(({ path }) => path))].flatMap(path => fieldsBelow(world, path));
};

/**
 * The fields at and below the chosen paths. Items of a menu contribute all their fields, the levels above them their
 * prices.
 */
export const chosenFields = (
  world: SheetWorld,
  all: readonly SheetField[],
  paths: readonly string[],
): readonly SheetField[] =>
  documents[world.kind].pricesAt !== undefined
    ? once(paths.flatMap(path => (isAroundItems(path) ? pricesBelow(world, path) : fieldsBelow(world, path))))
    : all.filter(({ path }) => paths.some(chosen => isBelow(path, chosen)));

/** A price may be chosen by itself and by its parent. */
const once = (fields: readonly SheetField[]): readonly SheetField[] => [
  ...new Map(fields.map(field => [field.path, field])).values(),
];

const isAroundItems = (path: string): boolean => !path.includes('/items/');

/** The options, by their labels. */
export const sheetChoices = ({ kind, definition, documents: held }: SheetWorld, fields: readonly SheetField[]) => {
  const { pricesAt } = documents[kind];
  const whole =
    pricesAt !== undefined
      ? [...pricesAt, ...new Set(fields.flatMap(({ path }) => partsAround(path)))]
      : [...sectionsOf(kind).map(({ path }) => path), ...new Set(fields.flatMap(({ path }) => memberOf(path) ?? []))];
  const labelOf = (path: string) => wordsFor(definition, holderOf(held, path), path).join(' › ');
  const choices: readonly SheetChoice[] = [
    {
      group: pricesAt !== undefined ? sheetTexts.priceGroups : sheetTexts.sectionGroups,
      items: whole
        .filter(path => fields.some(field => isBelow(field.path, path)))
        .map(value => ({ value, label: labelOf(value) })),
    },
    {
      group: pricesAt !== undefined ? sheetTexts.prices : sheetTexts.fields,
      items: fields
        .filter(({ path }) => !whole.includes(path))
        .map(({ path, words }) => ({ value: path, label: words.join(' › ') })),
    },
  ];
  return choices;
};

/** The department and the item of a price. */
const partsAround = (path: string): readonly string[] => {
  const [item, department] = /^(.*?)\/items\/[^/]+/.exec(path) ?? [];
  return item === undefined || department === undefined ? [] : [department, item];
};
const memberOf = (path: string): string | undefined => /^.*?\/\[[^/]+\](?=\/)/.exec(path)?.[0];

const holderOf = (documents: readonly unknown[], path: string): unknown =>
  documents.find(document => valueAt(document, path) !== undefined) ?? documents[0];

interface Held {
  readonly document: unknown;
  readonly value: unknown;
}

/** Every cell at and below a path that one of the documents can hold. A secret is never shown in one. */
const fieldsBelow = (
  { kind, definition, documents: held, isShown }: SheetWorld,
  path: string,
): readonly SheetField[] => {
  const labelsOf = documents[kind].pricesAt === undefined ? wordsFor : priceLabels;
  const found: SheetField[] = [];
  const look = (field: Field, at: string, held: readonly Held[]): void => {
    if ((at !== path && !isShown(field)) || isSecret(field)) return;
    const into = (child: Field, token: string, step: (value: unknown) => unknown) =>
      look(child, `${at}/${token}`, distinct(held.map(({ document, value }) => ({ document, value: step(value) }))));
    if (isGroup(field)) {
      if (held.every(({ value }) => value === undefined)) return;
      for (const [key, child] of Object.entries(field.shape))
        into(child, keyToken(key), value => own(published(field, value), key));
      return;
    }
    const holder = held.find(({ value }) => value !== undefined) ?? held[0];
    if (keyingOf(field) !== 'group') found.push({ path: at, words: labelsOf(definition, holder?.document, at) });
    if (!isList(field)) return;
    for (const id of idsIn(held)) {
      const token = memberToken(id);
      into(field.item, token, value => valueAt(value, `/${token}`));
    }
  };
  const field = fieldAt(definition, path);
  if (field !== undefined)
    look(field, path, distinct(held.map(document => ({ document, value: valueAt(document, path) }))));
  return found;
};

/**
 * A member far from its list is labeled with the list as well: beside many other fields, its name alone would be
 * ambiguous.
 */
const wordsFor = (definition: Field, document: unknown, path: string): readonly string[] => {
  const words = pathLabelsAt(valueTexts, definition, document, path);
  const member = path.indexOf('/[');
  if (member < 0) return words;
  const list = pathLabelsAt(valueTexts, definition, document, path.slice(0, member));
  const shared = list.findIndex((word, index) => word !== words[index]);
  return shared < 0 ? words : [...list, ...words.slice(shared)];
};

/** Tenants share what they did not change, so most of their values are the same object. */
const distinct = (held: readonly Held[]): readonly Held[] => [...new Map(held.map(one => [one.value, one])).values()];

const idsIn = (held: readonly Held[]): ReadonlySet<string> =>
  new Set(
    held.flatMap(({ value }) =>
      Array.isArray(value) ? value.filter(isRecord).map(member => String(own(member, 'id'))) : [],
    ),
  );

/** A price has the same name whatever else is shown. */
const priceLabels = (definition: Field, document: unknown, path: string): readonly string[] =>
  pathLabelsAt(valueTexts, definition, document, path);

/** The prices that one of the documents has, those of the company first. */
const pricesBelow = ({ definition, documents }: SheetWorld, path: string): readonly SheetField[] => {
  const found = new Map<string, SheetField>();
  const list = fieldAt(definition, path);
  if (list === undefined) return [];
  for (const document of documents)
    walkValue(
      list,
      valueAt(document, path),
      (field, _, at) => {
        if (field.kind.name === 'money' && !found.has(at))
          found.set(at, { path: at, words: priceLabels(definition, document, at) });
      },
      path,
    );
  return [...found.values()];
};
