import { documentIdIn, documentKinds, hasSeveral } from '@commissary/catalog';
import type { LocationEffect, Regrouping } from '@commissary/contract';
import { canAccess, tenantScopeOf } from '@commissary/domain';
import { countGranted } from '../../store/people/index.ts';
import { findTenants } from '../../store/tenants/index.ts';
import type { RequestContext } from '../context/index.ts';
import { forbidden, notFound } from '../errors/index.ts';
import { type CompanyDocumentTarget, readCompanyDocument } from './company-document.ts';
import { effectsOf } from './effects.ts';
import { requireGroup } from './groups.ts';

export interface Regroup {
  readonly moves: readonly { readonly locationId: string; readonly groupId: string | null }[];
  readonly removed?: string | undefined;
}

/** What each location would have in another group, over all its documents. Writes nothing. */
export const previewRegrouping = async (context: RequestContext, { moves, removed }: Regroup): Promise<Regrouping> => {
  const { company } = context;
  for (const id of new Set(moves.flatMap(({ groupId }) => groupId ?? []))) await requireGroup(context, id);
  const locations = await findTenants(context.db, [...new Set(moves.map(({ locationId }) => locationId))]);
  if (locations.length < moves.length || locations.some(one => one.type !== 'LOCATION' || one.companyId !== company.id))
    throw notFound();
  if (locations.some(location => !canAccess(context.person, tenantScopeOf(location)))) throw forbidden();
  const groupIdThen = new Map(moves.map(({ locationId, groupId }) => [locationId, groupId]));
  const addresses = documentKinds.flatMap((kind): CompanyDocumentTarget[] => {
    if (!hasSeveral(kind)) return [{ kind, companyId: company.id }];
    const ids = new Set(locations.flatMap(location => documentIdIn(kind, location) ?? []));
    return [...ids].map(menuId => ({ kind, companyId: company.id, menuId }));
  });
  const effects: LocationEffect[] = [];
  for (const address of addresses) {
    const document = await readCompanyDocument(context, address);
    if (document !== null) effects.push(...(await effectsOf(context, document, { groupOf: groupIdThen })));
  }
  const people = removed === undefined ? 0 : await countGranted(context.db, (await requireGroup(context, removed)).id);
  return { effects, people };
};
