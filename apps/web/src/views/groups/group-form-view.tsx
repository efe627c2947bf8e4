import { messages } from '@commissary/catalog';
import type { Tenant } from '@commissary/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { tenantsOf } from '../../cache/tenants.ts';
import { failedLoad } from '../../notifications/report-error.ts';
import { useActiveTenant } from '../../session/active-tenant.ts';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { NotFound } from '../not-found/not-found.tsx';
import { GroupForm } from './group-form.tsx';

/** A group's name and its locations: a new one, or the one that the address names. */
export function GroupFormView() {
  const { id } = useParams({ strict: false });
  const { companyId } = useActiveTenant();
  const tenants = useQuery(tenantsOf(companyId));
  useEffect(() => {
    if (tenants.error) failedLoad(tenants.error, messages.locations.fail);
  }, [tenants.error]);
  if (tenants.data === undefined) return <SkeletonRows rows={8} />;
  const group: Tenant | null = tenants.data.find(one => one.id === id && one.type === 'GROUP') ?? null;
  if (id !== undefined && group === null) return <NotFound />;
  const locations = tenants.data.filter(({ type }) => type === 'LOCATION');
  return <GroupForm key={id ?? ''} group={group} locations={locations} />;
}
