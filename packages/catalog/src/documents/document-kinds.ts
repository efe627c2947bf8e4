import type { DocumentKindRecord } from './definition.ts';

const kinds = {
  settings: {
    title: { text: 'location settings', number: 'many' },
    shortLabel: 'Settings',
    copiedIn: 'in the settings',
    findingsScreen: 'settingsFindings',
    editSession: 'screen',
    publishedWith: 'menu',
    notRecognized: 'NOT_SETTINGS_BLOB',
    wire: {
      area: 'settings',
      root: '/api/blobs/settings',
      company: 'id',
      tenant: 'id',
      base: 'settingsBlob',
      layered: 'locationBlob',
      staleStatus: 409,
      published: 'location-settings',
      syncInfo: 'locSettingsInfo',
    },
  },
  menu: {
    title: { text: 'menu', number: 'one' },
    shortLabel: 'Menu',
    copiedIn: 'in the menu',
    idParameter: 'menuId',
    findingsScreen: 'menuFindings',
    editSession: 'document',
    publishedWith: 'menu',
    notRecognized: 'NOT_MENU_BLOB',
    wire: {
      area: 'menus',
      root: '/api/menus',
      company: 'companyId',
      tenant: 'locationId',
      base: 'menuBlob',
      layered: 'menuBlob',
      text: true,
      computed: ['pluNumbers', 'tenderTypes', 'orderTypes', 'stations', 'printers', 'displays'],
      staleStatus: 400,
      published: 'menus',
      syncInfo: 'menuInfo',
    },
  },
  employment: {
    title: { text: 'employment', number: 'one' },
    shortLabel: 'Employment',
    copiedIn: 'in employment',
    findingsScreen: 'employmentFindings',
    editSession: 'screen',
    people: true,
    publishedWith: 'employment',
    notRecognized: 'NOT_EMPLOYMENT_BLOB',
    wire: {
      area: 'employment',
      root: '/api/blobs/employment',
      company: 'companyId',
      tenant: 'locationId',
      base: 'locationBlob',
      layered: 'locationBlob',
      staleStatus: 409,
      published: 'employment',
      syncInfo: 'employmentInfo',
    },
  },
} as const satisfies Readonly<Record<string, DocumentKindRecord>>;

export type DocumentKind = keyof typeof kinds;

/** The records as literal types: the contract derives the types of its calls from them. */
export type DocumentTypes = typeof kinds;

/** What is known of each kind without its fields: enough for the contract, and for a first visit. */
export const kindRecords: Readonly<Record<DocumentKind, DocumentKindRecord>> = kinds;

/** The kinds of documents, in the order in which people see them. */
export const documentKinds = Object.keys(kinds) as readonly DocumentKind[];

export const isDocumentKind = (kind: string): kind is DocumentKind => Object.hasOwn(kinds, kind);

/** The name of its versions in the publish status of a location. */
export const syncInfoName = (kind: DocumentKind) => kinds[kind].wire.syncInfo;

/** The name of its area in the contract. */
export const areaOf = (kind: DocumentKind) => kinds[kind].wire.area;

/** The name of a kind of document at the beginning of a sentence or alone. */
export const documentLabel = (kind: DocumentKind): string => {
  const { text } = kinds[kind].title;
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** The kinds of which a company has several documents. */
export const hasSeveral = (kind: DocumentKind): boolean => kindRecords[kind].idParameter !== undefined;

/**
 * The id of the document that a location uses, and with which a call names it: null where it uses none, undefined where
 * a company has exactly one document of the kind.
 */
export const documentIdIn = (
  kind: DocumentKind,
  names: { readonly menuId?: string | null | undefined },
): string | null | undefined => {
  const { idParameter } = kindRecords[kind];
  return idParameter === undefined ? undefined : (names[idParameter] ?? null);
};
