import { linkQuery, withQuery } from '@commissary/catalog';
import { createRoot } from 'react-dom/client';
import { expect } from 'vitest';
import { commands, page } from 'vitest/browser';
import { App } from '../app.tsx';
import { queryClient } from '../cache/index.ts';
import { openDraftStorage } from '../form/drafts/index.ts';
import { previousAddress } from '../navigation/index.ts';
import { toasts } from '../notifications/index.ts';
import { router } from '../router.tsx';
import { clearUser, restoreSession, sessionStore } from '../session/index.ts';
import type { Answer, Visitor } from './component-commands.ts';
import { openedConsole } from './opened-console.ts';

export interface Opening {
  /** A group or location by id or name; null is the company. When absent, the address is opened as it is. */
  readonly at?: string | null;
  /** What answers calls instead of the server, until the next screen is opened. */
  readonly answers?: readonly Answer[];
  /** What this browser has stored before. */
  readonly stored?: Readonly<Record<string, string>>;
}

/** Opens an address of the console in this page, as a person whose browser has nothing stored. */
export const openScreen = async (visitor: Visitor, address: string, opening: Opening = {}): Promise<void> => {
  await commands.answerWith([]);
  await leave();
  await commands.signIn(visitor, location.origin);
  for (const [name, value] of Object.entries(opening.stored ?? {})) localStorage.setItem(name, value);
  const user = (await restoreSession(null))?.user ?? null;
  const tenant = user?.accessibleTenants.find(({ id, name }) => id === opening.at || name === opening.at);
  if (typeof opening.at === 'string' && tenant === undefined) throw new Error(`There is no ${opening.at} to open.`);
  await commands.answerWith(opening.answers ?? []);
  const named = user !== null && opening.at !== undefined;
  const tenantQuery = named ? linkQuery({ companyId: user.companyId, locationId: tenant?.id ?? null }) : {};
  await goTo(withQuery(address, tenantQuery));
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
};

/** Opens another address for the same person, as its link would. */
export const goTo = async (address: string): Promise<void> => {
  await resolved(() => router.history.push(address));
};

/** Waits until the router has resolved what an act began. */
const resolved = async (act: () => void): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = router.subscribe('onResolved', () => resolve());
  act();
  await promise;
  stop();
};

/** Ends the session, and shows the sign-in page whatever is not saved. */
const leaveScreen = async (): Promise<void> => {
  await commands.signIn(null, location.origin);
  clearUser();
  await resolved(toSignIn);
};

const toSignIn = () => router.history.replace('/login', undefined, { ignoreBlocker: true });

/** Signs the person before out, as the console does: a second console in one page would share its router. */
const leave = async (): Promise<void> => {
  const before = sessionStore.get().user;
  await commands.signIn(null, location.origin);
  clearUser();
  localStorage.clear();
  sessionStorage.clear();
  toasts.set([]);
  toSignIn();
  if (document.getElementById('root') === null) drawConsole();
  const signIn = page.getByRole('heading', { level: 1, name: 'Sign in' });
  await expect
    .poll(
      () => {
        // What the test before has begun may still lead elsewhere.
        if (window.location.pathname !== '/login') toSignIn();
        return signIn.elements().length;
      },
      { message: 'Waited for the sign-in page' },
    )
    .toBe(1);
  queryClient.clear();
  previousAddress.set(null);
  if (before !== null) await removeDrafts(before.userId);
};

/** Removes what a person typed and did not save, once the form that was left has stored the last of it. */
const removeDrafts = async (owner: string): Promise<void> => {
  const open = async () => (await navigator.locks.query()).held?.filter(({ name }) => name?.startsWith('draft '));
  await expect.poll(open).toEqual([]);
  const storage = openDraftStorage();
  for (const { id } of await storage.ownedBy(owner)) await storage.remove(id);
};

const drawConsole = (): void => {
  const element = document.createElement('div');
  element.id = 'root';
  document.body.append(element);
  createRoot(element).render(<App />);
  openedConsole.leaveScreen = leaveScreen;
};

/** The path and query that the console shows. */
export const shownAddress = (): string => router.state.location.href;
