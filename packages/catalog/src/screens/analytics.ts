import type { Screen } from './screen.ts';

const requires = ['dashboard'] as const;

export const analyticsScreens = [
  {
    id: 'storeSummary',
    path: '/storeSummary',
    title: 'Store summary',
    nav: { group: 'analytics', order: 1 },
    requires,
    status: 'planned',
  },
  {
    id: 'productMix',
    path: '/productMix',
    title: 'Product mix',
    nav: { group: 'analytics', order: 2 },
    requires,
    status: 'planned',
  },
  {
    id: 'serverPerformance',
    path: '/serverPerformance',
    title: 'Server performance',
    nav: { group: 'analytics', order: 3 },
    requires,
    status: 'planned',
  },
  {
    id: 'deliveries',
    path: '/deliveries',
    title: 'Deliveries',
    nav: { group: 'analytics', order: 4 },
    requires,
    status: 'planned',
  },
  {
    id: 'employeePayroll',
    path: '/employeePayroll',
    title: 'Employee payroll',
    nav: { group: 'analytics', order: 5 },
    requires,
    status: 'planned',
  },
  {
    id: 'allReports',
    path: '/allReports',
    title: 'All reports',
    nav: { group: 'analytics', order: 6 },
    requires,
    status: 'planned',
  },
  {
    id: 'ticketFinderSearch',
    path: '/ticket-finder/search',
    title: 'Ticket finder',
    nav: { group: 'analytics', order: 7 },
    requires,
    status: 'planned',
  },
  {
    id: 'ticketIndexInfo',
    path: '/ticket-finder/index-info',
    title: 'Ticket index',
    parent: 'ticketFinderSearch',
    requires: ['engineeringUser'],
    status: 'planned',
  },
] as const satisfies readonly Screen[];
