import type { Viewer } from './visibility.ts';

export interface TopBarFacts {
  /** Internal, or granted a role on everything. */
  readonly companyStaff: boolean;
  readonly accessibleCompanies: number;
  /** The console runs inside a frame of somebody else's page. */
  readonly embedded: boolean;
}

export interface TopBarState {
  readonly companySelector: boolean;
  readonly publishStatus: boolean;
  readonly logout: boolean;
}

/** What the top bar shows to this person. */
export const topBar = (viewer: Viewer, facts: TopBarFacts): TopBarState => ({
  companySelector: facts.companyStaff && facts.accessibleCompanies > 1,
  publishStatus: viewer.enabledFeatures.includes('accessConfigurationOptions'),
  logout: !facts.embedded,
});
