import {
  builtScreens,
  type DocumentKind,
  documentKinds,
  kindRecords,
  type RegisteredScreen,
  screenOf,
} from '@commissary/catalog';
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { beforeNavigate } from './navigation/index.ts';
import { goHome } from './notifications/index.ts';
import { componentFor, sharedDocumentSession } from './screen-components.tsx';

type Query = Readonly<Record<string, string>>;

const root = createRootRoute({
  validateSearch: (search: Record<string, unknown>): Query =>
    Object.fromEntries(Object.entries(search).map(([name, value]) => [name, String(value)])),
  beforeLoad: async ({ location }) => {
    const next = await beforeNavigate({
      address: location.href,
      entry: location.state.__TSR_key ?? null,
      previous: router.state.resolvedLocation?.href ?? null,
    });
    if (next !== null) throw redirect({ href: next, replace: true });
  },
  component: Outlet,
  notFoundComponent: lazyRouteComponent(() => import('./views/not-found/not-found.tsx'), 'UnknownAddress'),
});

const entrance = createRoute({ getParentRoute: () => root, id: 'entrance', component: Outlet });

const loadShell = () => import('./shell/app-shell.tsx');

const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  component: lazyRouteComponent(loadShell, 'AppShell'),
});

/** One route for each kind of document whose screens share an edit session: above them, so that it outlives each. */
const sessionRoute = (kind: DocumentKind) =>
  createRoute({ getParentRoute: () => shell, id: `${kind} session`, component: sharedDocumentSession });

const sharedKinds = documentKinds.filter(kind => kindRecords[kind].editSession === 'document');
const sessions = new Map(sharedKinds.map(kind => [kind, sessionRoute(kind)]));

const parentOf = ({ access, edits }: RegisteredScreen) => {
  if (access !== undefined) return entrance;
  return (edits && sessions.get(edits.document)) ?? shell;
};

/** One route for each built screen; planned screens have none. */
const routeOf = (screen: RegisteredScreen) =>
  createRoute({
    getParentRoute: () => parentOf(screen),
    path: screen.path.replace(/:(\w+)/g, '$$$1'),
    component: componentFor(screen),
    staticData: { screen },
  });

const routesUnder = (parent: ReturnType<typeof parentOf>) =>
  builtScreens.filter(screen => parentOf(screen) === parent).map(routeOf);

export const router = createRouter({
  routeTree: root.addChildren([
    entrance.addChildren(routesUnder(entrance)),
    shell.addChildren([
      ...routesUnder(shell),
      ...[...sessions.values()].map(session => session.addChildren(routesUnder(session))),
    ]),
  ]),
  // Every query parameter is text: an id that looks like a number stays text.
  parseSearch: text => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch: search => {
    const query = new URLSearchParams(
      Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
    ).toString();
    return query === '' ? '' : `?${query}`;
  },
  defaultPreload: false,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    readonly screen?: RegisteredScreen;
  }
}

/** Loads what is shown after signing in; a part that cannot be loaded is loaded again when it is shown. */
export const preloadHome = async (): Promise<void> => {
  await Promise.allSettled([loadShell(), componentFor(screenOf('home')).preload()]);
};

goHome.set(() => {
  if (router.state.location.pathname !== '/home') router.history.push('/home');
});
