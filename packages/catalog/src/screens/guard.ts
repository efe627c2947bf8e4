import { type AddressTenant, insideTarget, screenPath, splitAddress, withQuery } from './address.ts';
import { matchScreen, type ScreenMatch } from './match-screen.ts';
import { isAccessible, type Viewer, type ViewerTenant } from './visibility.ts';

export interface GuardState {
  /** The location or group that is active now; null is company level. */
  readonly activeId: string | null;
  /** The tenant that this person used last in this company, in any session. */
  readonly lastId: string | null;
  readonly accessibleCompanyIds: readonly string[];
  /** The address of the screen before; switching the tenant returns to it. */
  readonly previous?: string | null;
}

/** The decision of the guard on an address. */
export type GuardResult =
  | { readonly kind: 'allow'; readonly match: ScreenMatch; readonly active: ViewerTenant | null }
  /** Go there instead. `activate` is the place to make active first, `notice` the text to show. */
  | {
      readonly kind: 'redirect';
      readonly to: string;
      readonly activate?: string | null;
      readonly notice?: 'forbidden';
      /** The screen that may not be opened. */
      readonly refused?: ScreenMatch['screen'];
    }
  /** Another company that the person may open: switch to it, asking first if something is unsaved, then go on. */
  | { readonly kind: 'switchCompany'; readonly companyId: string; readonly to: string }
  | { readonly kind: 'notFound' };

/** The tenant in the query of an open address: company level has no location. */
const openQuery = (tenant: AddressTenant): Readonly<Record<string, string | null>> => ({ ...tenant });

/** Decides on an address before the screen loads. `viewer` is null while the user is signed out. */
export const guard = (viewer: Viewer | null, address: string, state: GuardState): GuardResult => {
  const { path, query } = splitAddress(address);
  const match = matchScreen(path);
  if (match === null) return { kind: 'notFound' };
  if (match.screen.id === 'root') return { kind: 'redirect', to: homeOf(viewer, state) };
  if (viewer !== null && match.screen.access === 'signedOutOnly') return { kind: 'redirect', to: afterLogin(address) };
  if (match.screen.status === 'planned') return { kind: 'notFound' };
  if (viewer === null) return whileSignedOut(match, address);
  if (match.screen.id === 'redirect')
    return { kind: 'redirect', to: insideTarget(query.get('target')) ?? homeOf(viewer, state) };
  if (match.screen.id === 'companyChange') return changeCompany(viewer, address, state);
  if (match.screen.id === 'changeMenu') return changeMenu(viewer, address, state);
  if (match.screen.access === 'public') return { kind: 'allow', match, active: tenantOf(viewer, state.activeId) };
  return atTenant(viewer, match, address, state);
};

/** The target after sign-in: the requested address, else home. */
export const afterLogin = (loginAddress: string): string =>
  insideTarget(splitAddress(loginAddress).query.get('target')) ?? '/home';

/** The target after a change of location: the address in `redir`, else the screen before, else home. */
export const afterChangeLocation = (
  viewer: Viewer,
  address: string,
  previous: string | null,
): { readonly activate: string | null; readonly to: string } => {
  const { query } = splitAddress(address);
  const target = stopAt(insideTarget(query.get('redir')) ?? previous);
  const activate = query.get('locationId') || null;
  return { activate, to: withQuery(target, openQuery({ companyId: viewer.companyId, locationId: activate })) };
};

/** Returns to the screen before, with the menu in the query, and with the location when one is named. */
const changeMenu = (viewer: Viewer, address: string, state: GuardState): GuardResult => {
  const { query } = splitAddress(address);
  const activate = query.get('locationId') || state.activeId;
  const tenant = openQuery({ companyId: viewer.companyId, locationId: activate });
  const to = withQuery(stopAt(state.previous ?? null), { ...tenant, menuId: query.get('menuId') || null });
  return { kind: 'redirect', to, activate };
};

/** The company changes as for any address that names another one; the new company opens at home. */
const changeCompany = (viewer: Viewer, address: string, state: GuardState): GuardResult => {
  const companyId = splitAddress(address).query.get('companyId') || viewer.companyId;
  if (companyId === viewer.companyId) return { kind: 'redirect', to: homeOf(viewer, state) };
  return state.accessibleCompanyIds.includes(companyId)
    ? { kind: 'switchCompany', companyId, to: address }
    : forbidden(viewer, state);
};

/** An address with a screen: one that only redirects would cause a loop. */
const stopAt = (requested: string | null): string => {
  const inside = insideTarget(requested) ?? '/home';
  const id = matchScreen(splitAddress(inside).path)?.screen.id;
  return id === 'changeLocation' || id === 'changeMenu' || id === 'companyChange' ? '/home' : inside;
};

/** A public route may still require a signed-in user: changing location does. */
const whileSignedOut = (match: ScreenMatch, address: string): GuardResult => {
  const open = match.screen.access !== undefined && match.screen.id !== 'changeLocation';
  return open ? { kind: 'allow', match, active: null } : { kind: 'redirect', to: loginFor(address) };
};

const loginFor = (address: string): string =>
  address === '/home' ? '/login' : withQuery('/login', { target: address });

const atTenant = (viewer: Viewer, match: ScreenMatch, address: string, state: GuardState): GuardResult => {
  const { query } = splitAddress(address);
  const companyId = query.get('companyId') || viewer.companyId;
  if (companyId !== viewer.companyId) {
    return state.accessibleCompanyIds.includes(companyId)
      ? { kind: 'switchCompany', companyId, to: address }
      : forbidden(viewer, state);
  }
  const requested = query.get('locationId');
  const active = staysAbove(viewer, match)
    ? null
    : requested === null
      ? fallback(viewer, state)
      : (tenantOf(viewer, requested) ?? staleFallback(viewer, state));
  const complete = withQuery(address, openQuery({ companyId, locationId: active?.id ?? null }));
  const named = query.get('companyId') === companyId && query.get('locationId') === (active?.id ?? null);
  if (!named) return { kind: 'redirect', to: complete, activate: active?.id ?? null };
  return isAccessible(match.screen, viewer, active)
    ? { kind: 'allow', match, active }
    : { ...forbidden(viewer, { ...state, activeId: active?.id ?? null }), refused: match.screen };
};

/**
 * A company with one location is edited at company level, so a link to the location does not create an override there.
 */
const staysAbove = (viewer: Viewer, { screen }: ScreenMatch): boolean =>
  viewer.oneLevel === true && viewer.companyWide && screen.edits !== undefined;

/** The address names no location: the active one is used, and for users without company level always some location. */
const fallback = (viewer: Viewer, state: GuardState): ViewerTenant | null =>
  tenantOf(viewer, state.activeId) ?? staleFallback(viewer, state);

/** The address named company level (an empty location), or a location that was removed or is not accessible. */
const staleFallback = (viewer: Viewer, state: GuardState): ViewerTenant | null => {
  if (viewer.companyWide) return null;
  const { accessibleTenants } = viewer;
  const firstLocation = accessibleTenants.find(({ type }) => type === 'LOCATION');
  return tenantOf(viewer, state.lastId) ?? firstLocation ?? accessibleTenants[0] ?? null;
};

const tenantOf = (viewer: Viewer, id: string | null): ViewerTenant | null =>
  viewer.accessibleTenants.find(tenant => tenant.id === id) ?? null;

const forbidden = (viewer: Viewer, state: GuardState): Extract<GuardResult, { kind: 'redirect' }> => ({
  kind: 'redirect',
  to: homeOf(viewer, state),
  notice: 'forbidden',
});

const homeOf = (viewer: Viewer | null, state: GuardState): string => {
  if (viewer === null) return '/home';
  const tenant: AddressTenant = { companyId: viewer.companyId, locationId: fallback(viewer, state)?.id ?? null };
  return withQuery(screenPath('home', {}), openQuery(tenant));
};
