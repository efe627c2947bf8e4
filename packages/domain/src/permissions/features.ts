import { type GrantHolder, type KnownTenants, permissionsInside } from './grants.ts';
import type { Permission } from './permissions.ts';

/** The permission that opens each feature. Navigation and routes check features, never permissions. */
const featurePermissions = {
  dashboard: 'dashboard',
  editCompanies: 'editCompanies',
  addCompanies: 'addCompanies',
  manageMenus: 'manageMenus',
  overrideMenus: 'overrideMenus',
  manageLocalItems: 'manageLocalItems',
  itemStatus: 'itemStatus',
  userAdmin: 'userAdmin',
  userRolesAdmin: 'userRolesAdmin',
  defaultRoleAdmin: 'defaultRoleAdmin',
  accessConfigurationOptions: 'accessConfigurationOptions',
  manageOnline: 'MODIFY_ONLINE_ORDERING_CONFIGURATION',
  limitedManageOnline: 'LIMITED_MANAGE_ONLINE',
  locationSettings: 'locationSettings',
  configureCreditCards: 'configureCreditCards',
  configureHardware: 'configureHardware',
  engineeringUser: 'engineering',
  tolLicense: 'TOL',
  addLocation: 'addLocation',
  editLocation: 'editLocation',
} as const satisfies Record<string, Permission>;

type GrantedFeature = keyof typeof featurePermissions;

/** `internalCompany` and `providerCompany` follow from the company, not from a grant. */
export type Feature = GrantedFeature | 'internalCompany' | 'providerCompany';

export interface FeatureFacts {
  readonly companyId: string;
  /** The company's locations and groups. */
  readonly tenants: KnownTenants;
  /** The company has the internal-company flag. */
  readonly internalCompany: boolean;
  /** The user belongs to the provider's own company. */
  readonly providerCompany: boolean;
}

/**
 * Returns the features that are open to the person in the company: those whose permission is held at any of its
 * tenants.
 */
export const enabledFeatures = (person: GrantHolder, facts: FeatureFacts): Feature[] => {
  const held = permissionsInside(person, facts.companyId, facts.tenants);
  const features: Feature[] = grantedFeatures.filter(feature => held.has(featurePermissions[feature]));
  if (facts.internalCompany) features.push('internalCompany');
  if (facts.providerCompany) features.push('providerCompany');
  return features;
};

const grantedFeatures = Object.keys(featurePermissions) as GrantedFeature[];
