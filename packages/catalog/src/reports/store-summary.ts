import type { Report } from './report.ts';

export const storeSummary: Report = {
  folder: 'SALES',
  permission: 'dashboard',
  tables: [
    { measures: ['gross', 'discounts', 'net', 'fees', 'salesTotal', 'lowerSales'], dimensions: [] },
    { measures: ['net', 'tax', 'tips', 'gratuities', 'fees', 'tenders', 'due'], dimensions: [] },
    { measures: ['checks', 'guests', 'averageCheck', 'perGuest', 'voids', 'discountShare'], dimensions: [] },
    {
      measures: ['laborHours', 'laborCost', 'laborShare', 'laborBudget', 'laborTarget', 'salesPerLaborHour'],
      dimensions: [],
    },
    { measures: ['net', 'checks', 'guests', 'averageCheck'], dimensions: ['orderType'] },
    { measures: ['net', 'checks', 'guests'], dimensions: ['hour'] },
    { measures: ['gross', 'discounts', 'net', 'salesTotal', 'checks', 'guests'], dimensions: ['location'] },
    {
      measures: ['net', 'laborHours', 'laborCost', 'laborShare', 'laborBudget', 'laborTarget', 'salesPerLaborHour'],
      dimensions: ['day'],
    },
  ],
  filters: ['location', 'orderType', 'channel', 'server'],
  only: [],
  period: 'TODAY',
  comparison: 'YEAR_BEFORE',
  chart: { kind: 'BARS', measure: 'net', by: 'hour' },
};
