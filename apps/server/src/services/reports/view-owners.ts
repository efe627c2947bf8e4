import { reports } from '@commissary/catalog';
import type { ViewOwnerState } from '@commissary/contract';
import { can, tenantScopeOf } from '@commissary/domain';
import { listGrants } from '../../store/people/index.ts';
import type { ReportViewRow } from '../../store/report-views/index.ts';
import { listTenants } from '../../store/tenants/index.ts';
import { indexedGrants, type RequestContext } from '../context/index.ts';

type OwnedView = Pick<ReportViewRow, 'owner_id' | 'is_owner_active' | 'report' | 'query'>;

interface ViewOwner {
  readonly owner: ViewOwnerState;
  readonly mayTakeOver: boolean;
}

/** Whether the person settles what somebody who is gone leaves behind: who adds and removes the people of the company. */
export const mayReplaceOwners = ({ person, company }: Pick<RequestContext, 'person' | 'company'>): boolean =>
  can(person, 'userAdmin', { companyId: company.id });

/**
 * Whether the owners of these views are there, and which of the views the person may take over or remove: those of owners who
 * have left, or may not open them any more. [RULE.view.30]
 */
export const viewOwners = async (
  context: Pick<RequestContext, 'db' | 'person' | 'company'>,
  views: readonly OwnedView[],
): Promise<(view: OwnedView) => ViewOwner> => {
  const mayReplace = mayReplaceOwners(context);
  const others = views.filter(view => view.owner_id !== context.person.id && view.is_owner_active);
  const hasAccess = mayReplace && others.length > 0 ? await accessOfOwners(context, others) : () => true;
  return view => {
    if (view.owner_id === context.person.id) return { owner: 'PRESENT', mayTakeOver: false };
    const owner = !view.is_owner_active ? 'LEFT' : hasAccess(view) ? 'PRESENT' : 'WITHOUT_ACCESS';
    return { owner, mayTakeOver: mayReplace && owner !== 'PRESENT' };
  };
};

/** Whether the owner of a view may open it: everybody's permissions and the locations of the company, in two statements. */
const accessOfOwners = async (
  { db, company }: Pick<RequestContext, 'db' | 'company'>,
  views: readonly OwnedView[],
): Promise<(view: OwnedView) => boolean> => {
  const locations = await listTenants(db, company.id, { reach: 'all', type: 'LOCATION' });
  const granted = Map.groupBy(
    await listGrants(db, [...new Set(views.map(view => view.owner_id))]),
    one => one.personId,
  );
  const owners = new Map([...granted].map(([id, grants]) => [id, { grants: indexedGrants(grants) }]));
  return ({ owner_id, report, query: { locationId } }) => {
    const owner = owners.get(owner_id);
    const known = Object.entries(reports).find(([key]) => key === report)?.[1];
    if (owner === undefined || known === undefined) return false;
    return locations.some(
      one =>
        (locationId === undefined || locationId === one.id || locationId === one.groupId) &&
        can(owner, known.permission, tenantScopeOf(one)),
    );
  };
};
