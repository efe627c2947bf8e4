import type { Feature } from '@commissary/domain';
import type { Condition, Screen } from './screen.ts';

/** The signed-in person, as far as screens ask; the answer of a session call fits. */
export interface Viewer {
  readonly companyId: string;
  /** Feature names as the server sends them. */
  readonly enabledFeatures: readonly string[];
  /** May work at company level. */
  readonly companyWide: boolean;
  readonly accessibleTenants: readonly ViewerTenant[];
}

/** A location or group that the person can reach. */
export interface ViewerTenant {
  readonly id: string;
  readonly type: 'LOCATION' | 'GROUP';
  readonly kioskActive: boolean;
  readonly onlineAllowed: boolean;
}

/** May this person open the screen's address while this place is active? */
export const isOpen = (screen: Screen, viewer: Viewer, active: ViewerTenant | null): boolean =>
  hasFeature(screen, viewer) &&
  (screen.when ?? []).every(name => linkOnly.has(name) || conditions[name](viewer, active));

/** Should a link to the screen show? Some conditions hide the link and leave the address alone. */
export const isOffered = (screen: Screen, viewer: Viewer, active: ViewerTenant | null): boolean =>
  hasFeature(screen, viewer) && (screen.when ?? []).every(name => conditions[name](viewer, active));

const hasFeature = ({ requires }: Screen, viewer: Viewer): boolean =>
  requires === undefined || requires.some(feature => holds(viewer, feature));

const holds = (viewer: Viewer, feature: Feature): boolean => viewer.enabledFeatures.includes(feature);

type Holds = (viewer: Viewer, active: ViewerTenant | null) => boolean;

const conditions: Readonly<Record<Condition, Holds>> = {
  kioskActive: (_, active) => active?.kioskActive ?? true,
  onlineAllowed: (viewer, active) => active?.onlineAllowed ?? companyAllowsOnline(viewer),
  overrideMenusWithLocation: (viewer, active) => active === null || holds(viewer, 'overrideMenus'),
  notInternalCompany: viewer => !holds(viewer, 'internalCompany'),
  providerCompany: viewer => holds(viewer, 'providerCompany'),
};

const linkOnly: ReadonlySet<Condition> = new Set<Condition>(['kioskActive', 'onlineAllowed']);

/** A company without locations yet may prepare everything. */
const companyAllowsOnline = ({ accessibleTenants }: Viewer): boolean => {
  const locations = accessibleTenants.filter(({ type }) => type === 'LOCATION');
  return locations.length === 0 || locations.some(({ onlineAllowed }) => onlineAllowed);
};
