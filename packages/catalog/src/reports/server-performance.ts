import type { Report } from './report.ts';

export const serverPerformance: Report = {
  folder: 'TEAM',
  permission: 'dashboard',
  tables: [
    {
      measures: ['net', 'checks', 'guests', 'averageCheck', 'perGuest', 'tips', 'tipShare', 'discounts', 'voids'],
      dimensions: ['server'],
    },
  ],
  filters: ['location', 'server', 'orderType'],
  only: [],
  period: 'LAST_7_DAYS',
  comparison: 'PERIOD_BEFORE',
  chart: { kind: 'BARS', measure: 'net', by: 'server' },
};
