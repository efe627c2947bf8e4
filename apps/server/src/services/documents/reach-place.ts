import { canAccess, hasCompanyWideGrant, scopeOf } from '@commissary/domain';
import type { Context } from '../../context.ts';
import type { DocumentKind } from '../../store/tables.ts';
import type { Caller } from '../caller.ts';
import { knownTenant } from '../known-place.ts';
import { forbidden, notFound, refuse } from '../refusal.ts';
import type { Place } from './place.ts';

/** Which document, and as seen from where: a location, a group, or the company where none is named. */
export interface DocumentAddress {
  readonly kind: DocumentKind;
  readonly companyId: string;
  readonly tenantId?: string | undefined;
  readonly menuId?: string | undefined;
}

/** Somebody who asks about a place, which is known as long as nothing about it changes. */
export type Asking = Caller & Pick<Context, 'known'>;

/** The place of a document, once it is known that the person reaches it. */
export const reachPlace = async (caller: Asking, address: DocumentAddress): Promise<Place> => {
  const { kind, companyId, menuId } = address;
  if (kind === 'menu' && menuId === undefined) throw refuse(400, 'missing', 'menuId');
  const tenant = await reachTenant(caller, address);
  return { kind, companyId, tenant, ...(kind === 'menu' && menuId !== undefined && { menuId }) };
};

/** The location or group that is asked for, null for the company: that is for who reaches all of it. */
export const reachTenant = async (
  caller: Asking,
  { companyId, tenantId }: Pick<DocumentAddress, 'companyId' | 'tenantId'>,
): Promise<Place['tenant']> => {
  if (tenantId === undefined) {
    if (!hasCompanyWideGrant(caller.person, companyId)) throw forbidden();
    return null;
  }
  const tenant = await knownTenant(caller, tenantId);
  if (tenant === null || tenant.companyId !== companyId) throw notFound();
  if (!canAccess(caller.person, scopeOf(tenant))) throw forbidden();
  return tenant;
};
