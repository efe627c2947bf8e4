import { builtScreens, type RegisteredScreen } from '@commissary/catalog';
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
import { componentFor } from './screen-components.tsx';

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

const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  component: lazyRouteComponent(() => import('./shell/app-shell.tsx'), 'AppShell'),
});

/** One route for each built screen; planned screens have none. */
const routeOf = (screen: RegisteredScreen) => {
  const parent = screen.access === undefined ? shell : entrance;
  return createRoute({
    getParentRoute: () => parent,
    path: screen.path.replace(/:(\w+)/g, '$$$1'),
    component: componentFor(screen),
    staticData: { screen },
  });
};

const routesUnder = (inShell: boolean) =>
  builtScreens.filter(({ access }) => (access === undefined) === inShell).map(routeOf);

export const router = createRouter({
  routeTree: root.addChildren([entrance.addChildren(routesUnder(false)), shell.addChildren(routesUnder(true))]),
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

goHome.set(() => {
  if (router.state.location.pathname !== '/home') router.history.push('/home');
});
