import type { Title } from '@commissary/domain';
import { type Block, blocksOf, type Field, initial, isGroup } from '@commissary/schema';
import { messages } from '../messages.ts';
import { type Employment, employment } from './employment/employment.ts';
import { type LocationSettings, locationSettings } from './location-settings/location-settings.ts';
import { type Menu, menu } from './menu/menu.ts';

/** What each kind of document holds. */
export interface DocumentValues {
  settings: LocationSettings;
  menu: Menu;
  employment: Employment;
}

export type DocumentKind = keyof DocumentValues;

export interface DocumentDefinition<out T = unknown> {
  readonly kind: DocumentKind;
  /** What save messages call the whole document. */
  readonly title: Title;
  /** Raised with every migration; a stored revision carries the version it was written with. */
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

/** The top-level sections of a document in their order, without what the product keeps for itself. */
export const sectionsOf = (kind: DocumentKind): readonly Section[] => {
  const { field } = documents[kind];
  if (!isGroup(field)) return [];
  return Object.entries(field.shape)
    .filter(([, section]) => !section.managed)
    .map(([key, section]) => ({
      key,
      path: `/${key}`,
      field: section,
      blocks: isGroup(section) ? blocksOf(section) : [],
    }));
};

/** What to say about a body that is not a document of the kind at all; `undefined` when it is one. */
export const unrecognized = (kind: DocumentKind, body: unknown): string | undefined => {
  const keys = typeof body === 'object' && body !== null ? (body as Readonly<Record<string, unknown>>) : {};
  if (kind === 'settings' && keys.entityType !== initial(locationSettings).entityType) return messages.save.notSettings;
  if (kind === 'menu' && !Array.isArray(keys.departments)) return messages.save.notMenu;
  return undefined;
};
