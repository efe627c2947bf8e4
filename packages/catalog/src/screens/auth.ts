import type { Screen } from './screen.ts';

/** Screens for signing in and for switching the tenant. */
export const authScreens = [
  { id: 'root', path: '/', title: 'Commissary', access: 'public', view: 'redirect', status: 'built' },
  { id: 'login', path: '/login', title: 'Sign in', access: 'signedOutOnly', view: 'login', status: 'built' },
  {
    id: 'recover',
    path: '/recover',
    title: 'Recover your password',
    parent: 'login',
    access: 'signedOutOnly',
    view: 'recover',
    status: 'built',
  },
  {
    id: 'reset',
    path: '/reset/:userId/:token',
    title: 'Reset your password',
    access: 'signedOutOnly',
    view: 'setPassword',
    status: 'built',
  },
  {
    id: 'invite',
    path: '/invite/:userId/:inviteToken',
    title: 'Accept the invitation',
    access: 'signedOutOnly',
    view: 'setPassword',
    status: 'built',
  },
  {
    id: 'setup',
    path: '/setup',
    title: 'Set up your restaurant',
    access: 'signedOutOnly',
    view: 'setup',
    status: 'built',
  },
  { id: 'sample', path: '/sample/:token', title: 'Sample company', access: 'public', view: 'sample', status: 'built' },
  {
    id: 'changeLocation',
    path: '/changeLocation',
    title: 'Change location',
    access: 'public',
    view: 'changeLocation',
    status: 'built',
  },
  { id: 'changeMenu', path: '/changeMenu', title: 'Change menu', view: 'redirect', status: 'built' },
  { id: 'redirect', path: '/redirect', title: 'Redirect', view: 'redirect', status: 'built' },
] as const satisfies readonly Screen[];
