import type { Screen } from './screen.ts';

export const homeScreens = [
  {
    id: 'home',
    path: '/home',
    title: 'Home',
    synonyms: ['start', 'overview', 'needs attention'],
    nav: { group: 'home', order: 1 },
    view: 'home',
    status: 'built',
  },
  {
    id: 'news',
    path: '/news/:companyId',
    title: 'News',
    synonyms: ['news', 'announcements', 'articles'],
    parent: 'home',
    view: 'news',
    status: 'built',
  },
  {
    id: 'debugInviteEmails',
    path: '/debug/inviteEmails',
    title: 'Invite emails',
    synonyms: ['invitations'],
    requires: ['engineeringUser'],
    view: 'inviteEmails',
    status: 'built',
  },
] as const satisfies readonly Screen[];
