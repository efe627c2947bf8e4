import type { Period } from '@commissary/catalog';
import type { AccessibleTenant } from '@commissary/contract';

interface AskedDashboard {
  /** Of the analytics service. */
  readonly address: string;
  readonly oid: string;
  readonly period: Period;
  /** Null: everywhere. */
  readonly tenant: Pick<AccessibleTenant, 'id' | 'type'> | null;
}

/** The path of a dashboard at the service, with the days and the place that it is to show. */
export const dashboardPath = ({ address, oid, period: { from, to }, tenant }: AskedDashboard): string => {
  const place = tenant === null ? {} : { [tenant.type === 'GROUP' ? 'group' : 'location']: tenant.id };
  const root = new URL(address).pathname.replace(/\/$/, '');
  return `${root}/dashboards/${encodeURIComponent(oid)}?${new URLSearchParams({ from, to, ...place })}`;
};
