import { type Authorizations, companyAuthorizations, type Feature, type Product } from '@commissary/domain';
import type { Screen, ScreenCondition } from './screen.ts';

/** The signed-in person, as far as screens need it; the response of a session call is assignable. */
export interface Viewer {
  readonly companyId: string;
  /** Feature names as the server sends them. */
  readonly enabledFeatures: readonly string[];
  /** Whether the person may work at company level. */
  readonly companyWide: boolean;
  /** The company has one location without overrides: what is set for the company applies to it. */
  readonly oneLevel?: boolean;
  readonly accessibleTenants: readonly ViewerTenant[];
  /** The features that the licenses of the locations open at company level, cached; computed again where absent. */
  readonly authorizations?: Authorizations;
}

/** A location or group that the person can access. */
export interface ViewerTenant {
  readonly id: string;
  readonly type: 'LOCATION' | 'GROUP';
  readonly kioskActive: boolean;
  /** Its licenses. */
  readonly products: readonly Product[];
}

/** Whether this person may open the screen while this tenant is active. */
export const isAccessible = (screen: Screen, viewer: Viewer, active: ViewerTenant | null): boolean =>
  opensForPartAt(screen, viewer, active) ||
  (hasFeature(screen, viewer) &&
    (screen.when ?? []).every(name => linkOnly.has(name) || conditions[name](viewer, active)));

/** Whether a link to the screen is shown. Some conditions hide the link but do not block the address. */
export const isInNavigation = (screen: Screen, viewer: Viewer, active: ViewerTenant | null): boolean =>
  opensForPartAt(screen, viewer, active) ||
  (hasFeature(screen, viewer) && (screen.when ?? []).every(name => conditions[name](viewer, active)));

const opensForPartAt = ({ alsoOpensAt }: Screen, viewer: Viewer, active: ViewerTenant | null): boolean =>
  active !== null && (alsoOpensAt?.[active.type].some(feature => holds(viewer, feature)) ?? false);

const hasFeature = ({ requires }: Screen, viewer: Viewer): boolean =>
  requires === undefined || requires.some(feature => holds(viewer, feature));

const holds = (viewer: Viewer, feature: Feature): boolean => viewer.enabledFeatures.includes(feature);

type Holds = (viewer: Viewer, active: ViewerTenant | null) => boolean;

const conditions: Readonly<Record<ScreenCondition, Holds>> = {
  kioskActive: (_, active) => active?.kioskActive ?? true,
  // A location has its own licenses; those of the company's other locations do not apply there.
  onlineAllowed: (viewer, active) => active?.products.includes('online') ?? ofCompany(viewer).Online,
  overrideMenusWithLocation: (viewer, active) => active === null || holds(viewer, 'overrideMenus'),
  notInternalCompany: viewer => !holds(viewer, 'internalCompany'),
  severalLevels: viewer => viewer.oneLevel !== true,
  providerCompany: viewer => holds(viewer, 'providerCompany'),
};

const linkOnly: ReadonlySet<ScreenCondition> = new Set<ScreenCondition>([
  'kioskActive',
  'onlineAllowed',
  'severalLevels',
]);

const ofCompany = ({ authorizations, accessibleTenants }: Viewer): Authorizations =>
  authorizations ?? companyAuthorizations(accessibleTenants.filter(({ type }) => type === 'LOCATION'));
