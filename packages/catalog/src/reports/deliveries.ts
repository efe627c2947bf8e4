import type { Report } from './report.ts';

export const deliveries: Report = {
  folder: 'DELIVERY',
  permission: 'dashboard',
  tables: [
    { measures: ['deliveries', 'deliveryTime', 'net', 'tips'], dimensions: ['driver'] },
    { measures: ['deliveries', 'deliveryTime', 'net', 'fees'], dimensions: ['zone'] },
    { measures: ['deliveries', 'deliveryTime'], dimensions: ['hour'] },
  ],
  filters: ['location', 'driver', 'zone'],
  only: [{ dimension: 'fulfillment', values: ['DELIVERY'] }],
  period: 'LAST_7_DAYS',
  comparison: 'PERIOD_BEFORE',
  chart: { kind: 'BARS', measure: 'deliveries', by: 'hour' },
};
