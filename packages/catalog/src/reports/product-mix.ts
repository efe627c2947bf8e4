import type { Report } from './report.ts';

export const productMix: Report = {
  folder: 'SALES',
  permission: 'dashboard',
  tables: [
    { measures: ['quantity', 'gross', 'discounts', 'net', 'voids'], dimensions: ['department'] },
    {
      measures: ['quantity', 'gross', 'discounts', 'net', 'discountShare', 'voids'],
      dimensions: ['department', 'item'],
    },
  ],
  filters: ['location', 'department', 'item', 'orderType', 'server'],
  only: [],
  period: 'LAST_7_DAYS',
  comparison: 'PERIOD_BEFORE',
  chart: { kind: 'BARS', measure: 'net', by: 'department' },
};
