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
  /**
   * With a location or a group active, the screen opens with any one of these too, whatever `requires` and `when` say:
   * each lets a person change a part of what the screen edits there.
   */
  readonly alsoOpensAt?: Readonly<Record<'LOCATION' | 'GROUP', readonly Feature[]>>;
  /** The selectors in the breadcrumbs. */
  readonly selectors?: readonly Selector[];
  /**
   * What the form on the screen edits: sections of a document, one member of a list, one that it adds to a list, or a
   * table of members of several lists.
   */
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

export type Edits = EditedSections | EditedMember | AddedMember | EditedTable;

export const editsMember = (edits: Edits): edits is EditedMember => 'path' in edits;
export const editsTable = (edits: Edits): edits is EditedTable => 'columns' in edits;
export const editsSections = (edits: Edits): edits is EditedSections => 'sections' in edits;

/** A document, sections of it in display order, and their name in save messages. */
export type EditedSections = { readonly [K in DocumentKind]: EditsOf<K> }[DocumentKind];

/** A document, a member of one of its lists, and the name of the whole in save messages. */
export interface EditedMember {
  readonly document: DocumentKind;
  /** The path of the member; an id that is a param of the screen's address is `[:name]`. */
  readonly path: `/${string}`;
  /** Keys of the member that its page leaves out: the screen of the section shows them. */
  readonly without?: readonly string[];
  /** The screen of the section shows the member too, beside the others: links lead there. */
  readonly aggregates?: true;
  /** Where else in the document its page shows values of it, with the same params; `[]` is any member. */
  readonly alsoShows?: readonly `/${string}`[];
  readonly title: Noun;
}

/** A document, a list to which opening the screen adds a member, and the name of the whole in save messages. */
export interface AddedMember {
  readonly document: DocumentKind;
  /** The path of the list; an id that is a param of the screen's address is `[:name]`. */
  readonly addsTo: `/${string}`;
  /** The values of the new member that are params of the address, by key; the param `none` is no value. */
  readonly values?: Readonly<Record<string, string>>;
  readonly title: Noun;
}

/**
 * A document, and values of the members of several of its lists in one table: a member stands below the one that it
 * inherits from.
 */
export interface EditedTable {
  readonly document: DocumentKind;
  /** The lists, by definition path. */
  readonly rows: readonly [`/${string}`, ...`/${string}`[]];
  /** Paths inside each member: a set of references has a column for each option, any other value one. */
  readonly columns: readonly [string, ...string[]];
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
  | 'allReports'
  | 'audit'
  | 'changeLocation'
  | 'changePassword'
  | 'companies'
  | 'company'
  | 'companyForm'
  | 'companySecurity'
  | 'compare'
  | 'delivery'
  | 'employee'
  | 'employeeAdd'
  | 'employeeImport'
  | 'employeeRepair'
  | 'employees'
  | 'employment'
  | 'employmentAdmin'
  | 'findings'
  | 'group'
  | 'groupForm'
  | 'groups'
  | 'guests'
  | 'history'
  | 'home'
  | 'hours'
  | 'images'
  | 'inviteEmails'
  | 'item'
  | 'kiosk'
  | 'kioskDesign'
  | 'layout'
  | 'layoutGenerate'
  | 'limitedOnline'
  | 'live'
  | 'location'
  | 'locationForm'
  | 'locations'
  | 'login'
  | 'menuImport'
  | 'menusAdmin'
  | 'mobileApp'
  | 'news'
  | 'offer'
  | 'offers'
  | 'onlineDesign'
  | 'outOfStock'
  | 'overrides'
  | 'posDesign'
  | 'ownSecurity'
  | 'pricingSchemes'
  | 'printerOptions'
  | 'publish'
  | 'publishRun'
  | 'push'
  | 'recover'
  | 'redirect'
  | 'report'
  | 'rights'
  | 'role'
  | 'roleCreate'
  | 'roleEdit'
  | 'roles'
  | 'sample'
  | 'setPassword'
  | 'setup'
  | 'sheet'
  | 'simulator'
  | 'staffList'
  | 'ticketFinder'
  | 'ticketIndex'
  | 'timed';
