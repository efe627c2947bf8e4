import { messages } from '@commissary/catalog';
import type { AccessibleTenant } from '@commissary/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { accessibleTenantsOf } from '../../cache/index.ts';
import { AddsAnother } from '../../form/record/index.ts';
import { useFailedLoad } from '../../notifications/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { SkeletonRows } from '../../ui/index.ts';
import { NotFound } from '../not-found/index.ts';
import { GroupForm } from './group-form.tsx';

/** A group's name and its locations: a new one, or the one that the address names. */
export function GroupFormView() {
  const { id } = useParams({ strict: false });
  const { companyId } = useActiveTenant();
  const tenants = useQuery(accessibleTenantsOf(companyId));
  useFailedLoad(tenants.error, messages.locations.fail);
  if (tenants.data === undefined) return <SkeletonRows rows={8} />;
  const group: AccessibleTenant | null = tenants.data.find(one => one.id === id && one.type === 'GROUP') ?? null;
  if (id !== undefined && group === null) return <NotFound />;
  const form = <GroupForm key={id ?? ''} group={group} tenants={tenants.data} />;
  return group === null ? <AddsAnother>{form}</AddsAnother> : form;
}
