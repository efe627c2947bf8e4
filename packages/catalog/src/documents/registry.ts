import type { Noun } from '@commissary/domain';
import { type Block, blocksOf, type Field, initial, isBelow, isGroup } from '@commissary/schema';
import { messages } from '../texts/index.ts';
import { type Employment, employment } from './employment/employment.ts';
import { type LocationSettings, locationSettings } from './location-settings/location-settings.ts';
import { type Menu, menu } from './menu/menu.ts';

/** The contents of each kind of document. */
export interface DocumentValues {
  settings: LocationSettings;
  menu: Menu;
  employment: Employment;
}

export type DocumentKind = keyof DocumentValues;

export interface DocumentDefinition<out T = unknown> {
  readonly kind: DocumentKind;
  /** The name of the whole document in save messages. */
  readonly title: Noun;
  /** Incremented with every migration; a stored revision has the version with which it was written. */
  readonly schemaVersion: number;
  readonly field: Field<T>;
}

export const documents: { readonly [K in DocumentKind]: DocumentDefinition<DocumentValues[K]> } = {
  settings: {
    kind: 'settings',
    title: { text: 'location settings', number: 'many' },
    schemaVersion: 1,
    field: locationSettings,
  },
  menu: { kind: 'menu', title: { text: 'menu', number: 'one' }, schemaVersion: 1, field: menu },
  employment: { kind: 'employment', title: { text: 'employment', number: 'one' }, schemaVersion: 1, field: employment },
};

export const documentKinds: readonly DocumentKind[] = ['settings', 'menu', 'employment'];

export const isDocumentKind = (kind: string): kind is DocumentKind => Object.hasOwn(documents, kind);

/** The document that a new company starts with. */
export const initialDocument = <K extends DocumentKind>(kind: K): DocumentValues[K] => initial(documents[kind].field);

/** A part of a document that a screen can show by itself. */
export interface Section {
  readonly key: string;
  readonly path: string;
  readonly field: Field;
  readonly blocks: readonly Block[];
}

/**
 * Returns the top-level sections of a document in their order, without internal ones; a separate section inside another
 * one follows it, as `cashManagement/cashDrawers`.
 */
export const sectionsOf = (kind: DocumentKind): readonly Section[] => sectionsIn(documents[kind].field, '');

const sectionsIn = (group: Field, path: string): readonly Section[] =>
  isGroup(group)
    ? Object.entries(group.shape).flatMap(([key, field]) => [
        ...(field.systemManaged || (path !== '' && !field.separateScreen) ? [] : [sectionOf(`${path}/${key}`, field)]),
        ...(path === '' ? sectionsIn(field, `/${key}`) : []),
      ])
    : [];

const sectionOf = (path: string, field: Field): Section => ({
  key: path.slice(1),
  path,
  field,
  blocks: isGroup(field) ? blocksOf(field) : [],
});

/** The section of a path: a section with its own screen before the one around it. */
export const sectionAt = (kind: DocumentKind, path: string): Section | undefined =>
  sectionsOf(kind).findLast(section => isBelow(path, section.path));

/** Returns a message about a body that is not a document of the kind; `undefined` when it is one. */
export const rejectUnknownDocument = (kind: DocumentKind, body: unknown): string | undefined => {
  const keys = typeof body === 'object' && body !== null ? (body as Readonly<Record<string, unknown>>) : {};
  if (kind === 'settings' && keys.entityType !== initial(locationSettings).entityType) return messages.save.notSettings;
  if (kind === 'menu' && !Array.isArray(keys.departments)) return messages.save.notMenu;
  return undefined;
};
