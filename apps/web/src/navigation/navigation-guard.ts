import {
  appTexts,
  type GuardResult,
  guard,
  isNamedPermission,
  messages,
  permissionLabel,
  type RegisteredScreen,
  shellTexts,
  splitAddress,
} from '@commissary/catalog';
import { formatList } from '@commissary/domain';
import { StatusError } from '../api/index.ts';
import {
  accessibleCompaniesQuery,
  cacheConsoleStart,
  companyMenus,
  forgetEarlyDocument,
  loadDocumentEarly,
  queryClient,
} from '../cache/index.ts';
import { setPageZone } from '../formatting/index.ts';
import { askConfirm, notify, reportError, withBusyOverlay } from '../notifications/index.ts';
import {
  currentTenant,
  lastTenantFrom,
  rememberTenant,
  restoreSession,
  sessionStore,
  switchCompany,
} from '../session/index.ts';
import { isAtCompanyLevel, rememberCompanyLevel } from './company-level.ts';
import { documentOfAddress, documentOfScreen } from './document-of-address.ts';
import { noteVisit, previousAddress } from './previous-address.ts';
import { unsavedWork } from './unsaved.ts';

export interface Navigation {
  readonly address: string;
  /** The key of this visit in the browser's history: the same after a reload, and after going back to it. */
  readonly entry: string | null;
  /** The address on screen now; null while the app starts. */
  readonly previous: string | null;
}

/** The address to open instead; null lets the address open. */
export type RedirectTo = string | null;

/** Decides on an address before any of it loads: restores the session, then asks the guard. */
export const beforeNavigate = async (arrival: Navigation): Promise<RedirectTo> => {
  await restoreOnce(arrival);
  const { user } = sessionStore.get();
  const companies = await companiesFor(arrival.address);
  // The error is already shown; whether the user has access to the company is not known.
  if (companies === null) return arrival.previous ?? '/home';
  const result = guard(user, arrival.address, {
    activeId: isAtCompanyLevel(arrival.entry) ? null : currentTenant.get(),
    lastId: user ? (lastTenantFrom(user.userId)?.locationId ?? null) : null,
    accessibleCompanyIds: companies,
    previous: previousAddress.get(),
  });
  return turnFor(result, arrival);
};

const turnFor = async (result: GuardResult, arrival: Navigation): Promise<RedirectTo> => {
  switch (result.kind) {
    case 'notFound':
      return null;
    case 'allow':
      return settle(result, arrival);
    case 'redirect':
      if (result.notice === 'forbidden') notify('error', messages.forbidden, { text: whyRefused(result.refused) });
      if (result.activate !== undefined) currentTenant.set(result.activate);
      return result.to;
    case 'switchCompany':
      return changeCompany(result.companyId, arrival);
  }
};

/** What a screen requires, and who can grant it. */
const whyRefused = (screen: RegisteredScreen | undefined): string =>
  screen === undefined
    ? shellTexts.whoGrants
    : shellTexts.screenNeeds(screen.title, (screen.requires ?? []).filter(isNamedPermission).map(permissionLabel));

/** Makes the tenant of an open address the active one, and stores it as the person's last one. */
const settle = ({ match, active }: Extract<GuardResult, { kind: 'allow' }>, arrival: Navigation): RedirectTo => {
  const { user } = sessionStore.get();
  if (user === null || match.screen.access !== undefined) return null;
  currentTenant.set(active?.id ?? null);
  // A company with one location shows no levels: its pages are those of the location.
  const here = user.accessibleTenants.find(({ id, type }) =>
    active === null ? user.oneLevel && type === 'LOCATION' : id === active.id,
  );
  setPageZone(here?.timeZone ?? null);
  if (active === null) rememberCompanyLevel(arrival.entry);
  previousAddress.set(arrival.address);
  noteVisit(arrival.entry, arrival.previous);
  rememberTenant(user.userId, { companyId: user.companyId, locationId: active?.id ?? null });
  // Beside the chunks of the screen, and not after them.
  const menus = queryClient.getQueryData(companyMenus(user.companyId).queryKey) ?? null;
  const requested = splitAddress(arrival.address).query.get('menuId');
  const document = documentOfScreen(match.screen, active?.id ?? null, menus, requested);
  if (document !== null) loadDocumentEarly(document);
  return null;
};

const changeCompany = async (companyId: string, { address, previous }: Navigation): Promise<RedirectTo> => {
  if (!(await mayLeaveCompany())) return previous ?? '/home';
  try {
    await withBusyOverlay(() => switchCompany(companyId));
    return address;
  } catch (error) {
    const refused = error instanceof StatusError && error.status === 403;
    notify('error', refused ? messages.forbidden : messages.user.fail);
    return '/home';
  }
};

const mayLeaveCompany = async (): Promise<boolean> => {
  const unsaved = unsavedWork();
  if (unsaved.length === 0) return true;
  const count = unsaved.reduce((sum, entry) => sum + entry.count, 0);
  const text = appTexts.changesLeftBehind(count, formatList(unsaved.map(({ what }) => what)));
  return (await askConfirm({ text, accept: appTexts.changeCompany, cancel: messages.confirm.cancel })) === 'accept';
};

let restored = false;

/** Once, when the app starts; a session that ends later is renewed over the screen. */
const restoreOnce = async ({ address, entry }: Navigation): Promise<void> => {
  if (restored) return;
  restored = true;
  if (sessionStore.get().user !== null) return;
  const early = documentOfAddress(address, entry, null);
  if (early !== null) loadDocumentEarly(early);
  const start = await restoreSession(splitAddress(address).query.get('companyId'));
  if (start === null) return forgetEarlyDocument();
  cacheConsoleStart(start);
  const listed = early ?? documentOfAddress(address, entry, start.company?.menus ?? null);
  if (early === null && listed !== null) loadDocumentEarly(listed);
};

/** Loads the companies only for an address that names another one; null where they cannot be loaded. */
const companiesFor = async (address: string): Promise<readonly string[] | null> => {
  const { user } = sessionStore.get();
  const requested = splitAddress(address).query.get('companyId');
  if (user === null || requested === null || requested === user.companyId) return [];
  try {
    return (await queryClient.ensureQueryData(accessibleCompaniesQuery())).map(({ id }) => id);
  } catch (error) {
    reportError(error, messages.companies.fail);
    return null;
  }
};
