import { expect, it } from 'vitest';
import { dashboardPath } from './dashboard-address.ts';

const period = { from: '2026-11-01', to: '2026-11-04' };

it('[RULE.reports.01] the page of a dashboard is told the days and the place', () => {
  const asked = { oid: 'd1', period, tenant: null };
  expect(dashboardPath({ ...asked, address: 'https://bi.example' })).toBe(
    '/dashboards/d1?from=2026-11-01&to=2026-11-04',
  );
  const below = { ...asked, address: 'https://bi.example/api' };
  expect(dashboardPath(below)).toBe('/api/dashboards/d1?from=2026-11-01&to=2026-11-04');
  expect(dashboardPath({ ...below, tenant: { id: 'elm', type: 'LOCATION' } })).toMatch(/&location=elm$/);
  expect(dashboardPath({ ...below, tenant: { id: 'west', type: 'GROUP' } })).toMatch(/&group=west$/);
});
