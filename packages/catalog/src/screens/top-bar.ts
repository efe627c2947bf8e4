import type { Viewer } from './visibility.ts';

export interface TopBarFacts {
  /** Internal, or with a global role. */
  readonly companyStaff: boolean;
  readonly accessibleCompanies: number;
  /** The console runs inside a frame of another site. */
  readonly embedded: boolean;
}

export interface TopBarState {
  readonly companySelector: boolean;
  readonly publishStatus: boolean;
  readonly logout: boolean;
}

/** The contents of the top bar for this person. */
export const topBar = (viewer: Viewer, facts: TopBarFacts): TopBarState => ({
  companySelector: facts.companyStaff && facts.accessibleCompanies > 1,
  publishStatus: viewer.enabledFeatures.includes('accessConfigurationOptions'),
  logout: !facts.embedded,
});
