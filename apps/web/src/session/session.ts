import { actingTexts, errorText } from '@commissary/catalog';
import { actingRefusalOf, type ConsoleStart, type Endpoint, type User } from '@commissary/contract';
import { language } from '@commissary/domain';
import { api, holdCalls, onUnauthenticated, responseBody } from '../api/index.ts';
import { createStore, useStore } from '../ui/index.ts';
import { rememberAuthorizations } from './authorizations.ts';
import { currentTenant } from './current-tenant.ts';
import { lastTenant, lastTenantFrom, rememberUser } from './last-tenant.ts';
import { keepTrackingSettings, prepareUsage, track } from './usage-events.ts';

export interface Session {
  /** Null while no user is signed in. */
  readonly user: User | null;
  /** The session expired on the server while the user worked: the password is requested over the screen. */
  readonly timedOut: boolean;
}

export const sessionStore = createStore<Session>({ user: null, timedOut: false });

export const useSession = (): Session => useStore(sessionStore);

/** The signed-in person; only for what is shown inside the shell. */
export const useUser = (): User => {
  const { user } = useSession();
  if (user === null) throw new Error('nobody is signed in');
  return user;
};

/** Called after a sign-in or a change of company: the last tenant there becomes active again. */
export const signedInUser = (user: User): void => {
  const before = sessionStore.get().user;
  if (before?.userId !== user.userId || before.companyId !== user.companyId) {
    currentTenant.set(lastLocationOf(user));
    rememberAuthorizations(user);
  }
  if (before?.userId !== user.userId) showInOwnLanguage(user.language);
  rememberUser(user.userId);
  prepareUsage();
  sessionStore.set({ user, timedOut: false });
};

/** Loads the console again as whom the session is now: nothing of the person before is left in this page. */
export const restartConsole = (): void => location.assign('/home');

/** Whether somebody acts as another person here who may change nothing. */
export const isReadOnly = (): boolean => readOnlyReasonIn(sessionStore.get()) !== null;

/** A call, as far as it decides whether somebody who acts as another person may make it. */
export type LimitedCall = Pick<Endpoint, 'method' | 'acting'>;

/**
 * Why these calls cannot be made here, as text; null: they can. Without a call it is about what any change needs. What
 * sends a call names it, so that nothing is offered that the server refuses.
 */
export const useReadOnlyReason = (...calls: readonly LimitedCall[]): string | null =>
  readOnlyReasonIn(useSession(), calls);

export const clearUser = (): void => sessionStore.set({ user: null, timedOut: false });

/** The session that the browser still has, for the company that was used last; null when there is none. */
export const restoreSession = async (companyId: string | null): Promise<ConsoleStart | null> => {
  const requested = companyId ?? lastTenant()?.companyId;
  const start = (await readStart(requested)) ?? (requested === undefined ? null : await readStart(undefined));
  if (start === null) return null;
  keepTrackingSettings(start.tracking);
  signedInUser(start.user);
  return start;
};

/** Reads the session for another company. Throws what the call throws. */
export const switchCompany = async (companyId: string): Promise<User> => {
  const asker = sessionStore.get().user;
  const user = responseBody(await api.session.status({ query: { companyId } }));
  // Somebody who signed out meanwhile would be back on the page.
  if (sessionStore.get().user?.userId === asker?.userId) signedInUser(user);
  return user;
};

/** Reads the session again, and stores it unless it has ended or moved to another company meanwhile. */
export const readSessionAgain = async ({ userId, companyId }: User): Promise<void> => {
  const read = responseBody(await api.session.status({ query: { companyId } }));
  const { user, timedOut } = sessionStore.get();
  if (user?.userId === userId && user.companyId === companyId && !timedOut) signedInUser(read);
};

const anyChange: LimitedCall = { method: 'POST' };

const readOnlyReasonIn = ({ user }: Session, calls: readonly LimitedCall[] = []): string | null => {
  if (!user?.acting) return null;
  const { mayWrite } = user.acting;
  for (const call of calls.length === 0 ? [anyChange] : calls) {
    const refusal = actingRefusalOf(call, mayWrite);
    if (refusal === null) continue;
    return mayWrite || call.method === 'GET'
      ? errorText(refusal)
      : actingTexts.nothingCanBeChanged(user.userDisplayName);
  }
  return null;
};

const lastLocationOf = (user: User): string | null => {
  const tenant = lastTenantFrom(user.userId);
  const reachable = user.accessibleTenants.some(({ id }) => id === tenant?.locationId);
  return tenant?.companyId === user.companyId && reachable ? tenant.locationId : null;
};

const readStart = async (companyId: string | undefined): Promise<ConsoleStart | null> => {
  try {
    const start = responseBody(await api.session.start({ query: companyId === undefined ? {} : { companyId } }));
    return start.tenantsApart ? await withTenants(start) : start;
  } catch {
    return null;
  }
};

/**
 * Loads the page anew in the language that the person chose elsewhere; the answer has told this browser. Once only: a
 * server may have no page in it.
 */
const showInOwnLanguage = (chosen: User['language']): void => {
  if (chosen === null || chosen === language.tag || sessionStorage.getItem('language') === chosen) return;
  sessionStorage.setItem('language', chosen);
  location.reload();
};

const withTenants = async (start: ConsoleStart): Promise<ConsoleStart> => {
  const answer = await api.tenants.accessible({ params: { companyId: start.user.companyId } });
  return { ...start, user: { ...start.user, accessibleTenants: responseBody(answer) } };
};

// Everything on the page that asks again and again stops with the session, and goes on with the next one.
sessionStore.subscribe(() => holdCalls(sessionStore.get().timedOut));

onUnauthenticated(() => {
  const { user, timedOut } = sessionStore.get();
  if (user === null || timedOut) return;
  track('session_timed_out');
  sessionStore.set({ user, timedOut: true });
});
