import type { Feature, Noun, PublishKind } from '@commissary/domain';
import type { DocumentKind, DocumentValues } from '../documents/registry.ts';

/**
 * One screen, as data. Router, sidebar, guard, breadcrumbs and palette are read from these lines;
 * a screen that is planned appears in none of them, yet keeps its address.
 */
export interface Screen {
  readonly id: string;
  /** Path with `:params`. Where a word and a param both fit, the word wins. */
  readonly path: string;
  readonly title: string;
  /** Other words that people look for the screen by, as the trade says them. */
  readonly synonyms?: readonly string[];
  readonly status: 'built' | 'planned';
  /** Its item in the sidebar; a screen without one is reached from elsewhere. */
  readonly nav?: NavItem;
  /** The screen above it in the breadcrumbs. */
  readonly parent?: string;
  /** Any one of these features opens it; an empty list opens it for nobody. Everybody who is signed in when absent. */
  readonly requires?: readonly Feature[];
  /** Open without signing in; `signedOutOnly` also redirects signed-in people to home. */
  readonly access?: 'public' | 'signedOutOnly';
  /** All of these must hold. */
  readonly when?: readonly ScreenCondition[];
  /** What the breadcrumbs offer to switch. */
  readonly selectors?: readonly Selector[];
  /** The document and the sections that the form on it edits, in the order they stand in. */
  readonly edits?: EditedSections;
  /** Milliseconds after which a document that could not be loaded is asked for again; ten times at most. */
  readonly retryDelayMs?: number;
  /** The kind of document that the screen publishes. */
  readonly publishes?: PublishKind;
  /** The body, when it is not the plain form of `edits`. */
  readonly view?: View;
}

export interface NavItem {
  readonly group: NavGroupId;
  readonly order: number;
  /** When the sidebar says something shorter than the title. */
  readonly label?: string;
}

/** A document, sections of it, and what the save messages call them. */
export type EditedSections = { readonly [K in DocumentKind]: EditsOf<K> }[DocumentKind];

interface EditsOf<K extends DocumentKind> {
  readonly document: K;
  readonly sections: readonly SectionKey<DocumentValues[K]>[];
  readonly title: Noun;
  /** Gathers parts of sections that have screens of their own, where everybody else is led to them. */
  readonly gathers?: true;
}

/** A section by its key, or by the path of a part of it: one that stands apart, or one of those that a screen gathers. */
type SectionKey<T> = (keyof T & string) | `${keyof T & string}/${string}`;

export type Selector = 'location' | 'menu';

export type NavGroupId =
  | 'home'
  | 'analytics'
  | 'accounts'
  | 'employment'
  | 'customer'
  | 'configuration'
  | 'hardware'
  | 'kiosk'
  | 'menu';

export type ScreenCondition =
  | 'kioskActive'
  | 'onlineAllowed'
  | 'overrideMenusWithLocation'
  | 'notInternalCompany'
  | 'severalLevels'
  | 'providerCompany';

export type View =
  | 'audit'
  | 'changeLocation'
  | 'changePassword'
  | 'compare'
  | 'delivery'
  | 'employee'
  | 'employeeAdd'
  | 'employeeEdit'
  | 'employees'
  | 'group'
  | 'groupForm'
  | 'groups'
  | 'history'
  | 'home'
  | 'hours'
  | 'inviteEmails'
  | 'kiosk'
  | 'kioskDesign'
  | 'limitedOnline'
  | 'live'
  | 'location'
  | 'locationForm'
  | 'locations'
  | 'login'
  | 'mobileApp'
  | 'onlineDesign'
  | 'overrides'
  | 'posDesign'
  | 'printerOptions'
  | 'publish'
  | 'recover'
  | 'redirect'
  | 'rights'
  | 'role'
  | 'roleCreate'
  | 'roleEdit'
  | 'roles'
  | 'sample'
  | 'setPassword'
  | 'sheet';
