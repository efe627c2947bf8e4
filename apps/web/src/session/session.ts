import type { User } from '@commissary/contract';
import { api, bodyOf, onUnauthenticated } from '../api.ts';
import { createStore, useStore } from '../ui/store.ts';
import { activePlace } from './active-place.ts';
import { rememberAuthorisations } from './authorisations.ts';
import { lastPlace, placeOf, rememberUser } from './last-place.ts';
import { prepareUsage, track } from './usage.ts';

export interface Session {
  /** Null while nobody is signed in. */
  readonly user: User | null;
  /** The server has forgotten the session while somebody was at work: the password is asked for over the screen. */
  readonly timedOut: boolean;
}

export const session = createStore<Session>({ user: null, timedOut: false });

export const useSession = (): Session => useStore(session);

/** The signed-in person; only for what is shown inside the shell. */
export const useUser = (): User => {
  const { user } = useSession();
  if (user === null) throw new Error('nobody is signed in');
  return user;
};

/** Somebody is signed in, or seen from another company: where they worked last there is active again. */
export const signedIn = (user: User): void => {
  const before = session.get().user;
  if (before?.userId !== user.userId || before.companyId !== user.companyId) {
    activePlace.set(lastLocationOf(user));
    rememberAuthorisations(user);
  }
  rememberUser(user.userId);
  prepareUsage();
  session.set({ user, timedOut: false });
};

export const clearUser = (): void => session.set({ user: null, timedOut: false });

/** The session that the browser still has, seen from the company that was used last; null when there is none. */
export const restoreSession = async (companyId: string | null): Promise<User | null> => {
  const wanted = companyId ?? lastPlace()?.companyId;
  const user = (await readStatus(wanted)) ?? (wanted === undefined ? null : await readStatus(undefined));
  if (user !== null) signedIn(user);
  return user;
};

/** Sees the session from another company. Throws what the call throws. */
export const switchCompany = async (companyId: string): Promise<User> => {
  const user = bodyOf(await api.session.status({ query: { companyId } }));
  signedIn(user);
  return user;
};

const lastLocationOf = (user: User): string | null => {
  const place = placeOf(user.userId);
  const reachable = user.accessibleTenants.some(({ id }) => id === place?.locationId);
  return place?.companyId === user.companyId && reachable ? place.locationId : null;
};

const readStatus = async (companyId: string | undefined): Promise<User | null> => {
  try {
    return bodyOf(await api.session.status({ query: companyId === undefined ? {} : { companyId } }));
  } catch {
    return null;
  }
};

onUnauthenticated(() => {
  const { user, timedOut } = session.get();
  if (user === null || timedOut) return;
  track('session_timed_out');
  session.set({ user, timedOut: true });
});
