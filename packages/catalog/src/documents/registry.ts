import { type Block, blocksOf, type Field, initial, isBelow, isGroup } from '@commissary/schema';
import { messages } from '../texts/index.ts';
import type { DocumentDefinition } from './definition.ts';
import { type DocumentKind, kindRecords } from './document-kinds.ts';
import { type Employment, employment } from './employment/employment.ts';
import { type LocationSettings, locationSettings } from './location-settings/location-settings.ts';
import { withComputedValues } from './menu/computed-values.ts';
import { type Menu, menu } from './menu/menu.ts';

/** The contents of each kind of document. */
export interface DocumentValues {
  settings: LocationSettings;
  menu: Menu;
  employment: Employment;
}

/** Every kind of document with its fields. */
export const documents: { readonly [K in DocumentKind]: DocumentDefinition<DocumentValues[K]> } = {
  settings: {
    ...kindRecords.settings,
    field: locationSettings,
    schemaVersion: 1,
    recognizes: ({ entityType }) => entityType === initial(locationSettings).entityType,
    loadFailure: { message: messages.settings.fail, leavesScreen: false },
    file: true,
  },
  menu: {
    ...kindRecords.menu,
    field: menu,
    schemaVersion: 1,
    recognizes: ({ departments }) => Array.isArray(departments),
    loadFailure: { message: messages.menu.loadFail, leavesScreen: true },
    computed: withComputedValues,
    pricesAt: ['/departments', '/modifiers/pricingSchemes'],
    conflictMessage: messages.conflict.menu,
  },
  employment: {
    ...kindRecords.employment,
    field: employment,
    schemaVersion: 1,
    loadFailure: { message: messages.employment.loadFail, leavesScreen: true },
    file: true,
  },
};

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

/** Whether a body is a document of the kind at all. */
export const isRecognized = (kind: DocumentKind, body: unknown): boolean =>
  documents[kind].recognizes?.(
    typeof body === 'object' && body !== null ? (body as Readonly<Record<string, unknown>>) : {},
  ) ?? true;
