import { linkQuery, withQuery } from '@commissary/catalog';
import { createRoot, type Root } from 'react-dom/client';
import { expect } from 'vitest';
import { commands, page } from 'vitest/browser';
import { App } from '../app.tsx';
import { queryClient } from '../cache/query-client.ts';
import { toasts } from '../notifications/notify.ts';
import { router } from '../router.tsx';
import { clearUser, restoreSession } from '../session/session.ts';
import type { Answer, Visitor } from './component-commands.ts';

let root: Root | undefined;

export interface Opening {
  /** A group or location by id or name; null is the company. When absent, the address is opened as it is. */
  readonly at?: string | null;
  /** What answers calls instead of the server, until the next screen is opened. */
  readonly answers?: readonly Answer[];
  /** What this browser has stored before. */
  readonly stored?: Readonly<Record<string, string>>;
}

/** Opens an address of the console in this page, as a person whose browser is otherwise new. */
export const openScreen = async (visitor: Visitor, address: string, opening: Opening = {}): Promise<void> => {
  root?.unmount();
  await commands.signIn(visitor, location.origin);
  localStorage.clear();
  sessionStorage.clear();
  for (const [name, value] of Object.entries(opening.stored ?? {})) localStorage.setItem(name, value);
  clearUser();
  toasts.set([]);
  queryClient.clear();
  const user = await restoreSession(null);
  const tenant = user?.accessibleTenants.find(({ id, name }) => id === opening.at || name === opening.at);
  if (typeof opening.at === 'string' && tenant === undefined) throw new Error(`There is no ${opening.at} to open.`);
  await commands.answerWith(opening.answers ?? []);
  const named = user !== null && opening.at !== undefined;
  const tenantQuery = named ? linkQuery({ companyId: user.companyId, locationId: tenant?.id ?? null }) : {};
  router.history.replace(withQuery(address, tenantQuery));
  const element = document.createElement('div');
  document.body.replaceChildren(element);
  root = createRoot(element);
  root.render(<App />);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
};
