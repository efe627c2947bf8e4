import type { Screen } from './screen.ts';

export const homeScreens = [
  {
    id: 'home',
    path: '/home',
    title: 'Home',
    nav: { group: 'home', order: 1 },
    view: 'home',
    status: 'built',
  },
  {
    id: 'news',
    path: '/news/:companyId',
    title: 'News',
    parent: 'home',
    view: 'news',
    status: 'built',
  },
  {
    id: 'debugInviteEmails',
    path: '/debug/inviteEmails',
    title: 'Invite emails',
    requires: ['engineeringUser'],
    view: 'inviteEmails',
    status: 'built',
  },
] as const satisfies readonly Screen[];
