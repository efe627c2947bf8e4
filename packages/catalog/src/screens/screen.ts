import type { Feature, Noun, PublishKind } from '@commissary/domain';
import type { DocumentKind, DocumentValues } from '../documents/index.ts';

/**
 * One screen, as data. Router, sidebar, guard, breadcrumbs and palette are derived from these entries; a planned screen
 * appears in none of them, but its path is reserved.
 */
export interface Screen {
  readonly id: string;
  /** Path with `:params`. Where a literal segment and a param both fit, the literal one wins. */
  readonly path: string;
  readonly title: string;
  /** Synonyms of the trade by which users search for the screen. */
  readonly synonyms?: readonly string[];
  readonly status: 'built' | 'planned';
  /** Its item in the sidebar; a screen without one is linked from elsewhere. */
  readonly nav?: NavItem;
  /** The screen above it in the breadcrumbs. */
  readonly parent?: string;
  /**
   * The screen opens with any one of these features; with an empty list for no user. Open to all signed-in users when
   * absent.
   */
  readonly requires?: readonly Feature[];
  /** Open without signing in; `signedOutOnly` also redirects signed-in users to home. */
  readonly access?: 'public' | 'signedOutOnly';
  /** All of these are required. */
  readonly when?: readonly ScreenCondition[];
  /** The selectors in the breadcrumbs. */
  readonly selectors?: readonly Selector[];
  /** What the form on the screen edits: sections of a document, or one member of a list. */
  readonly edits?: Edits;
  /** Milliseconds after which loading a document is retried; ten times at most. */
  readonly retryDelayMs?: number;
  /** The kind of document that the screen publishes. */
  readonly publishes?: PublishKind;
  /** The view, when it is not the generic form of `edits`. */
  readonly view?: View;
}

export interface NavItem {
  readonly group: NavGroupId;
  readonly order: number;
  /** The label in the sidebar, when it is shorter than the title. */
  readonly label?: string;
}

export type Edits = EditedSections | EditedMember;

/** A document, sections of it in display order, and their name in save messages. */
export type EditedSections = { readonly [K in DocumentKind]: EditsOf<K> }[DocumentKind];

/** A document, a member of one of its lists, and the name of the whole in save messages. */
export interface EditedMember {
  readonly document: DocumentKind;
  /** The path of the member; an id that is a param of the screen's address is `[:name]`. */
  readonly path: `/${string}`;
  readonly title: Noun;
}

interface EditsOf<K extends DocumentKind> {
  readonly document: K;
  readonly sections: readonly SectionKey<DocumentValues[K]>[];
  readonly title: Noun;
  /** Contains parts of sections that have their own screens; links for other users lead to those screens. */
  readonly aggregates?: true;
}

/**
 * A section by its key, or by the path of a part of it: a separate section, or one that a screen with `aggregates`
 * contains.
 */
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
  | 'item'
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
