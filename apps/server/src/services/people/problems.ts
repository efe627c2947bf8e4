import type { InvalidEmployees } from '@commissary/contract';
import { partOfProblem, tenantReach } from '@commissary/domain';
import {
  type FoundProblem,
  findProblems,
  haveEqualPins,
  listPeopleAt,
  type Visible,
} from '../../store/people/index.ts';
import { findTenantNames } from '../../store/tenants/index.ts';
import { authorize } from '../access/index.ts';
import type { RequestContext } from '../context/index.ts';
import { findSharedPins } from './pins/shared-pins.ts';
import { findShortPins } from './pins/short-pins.ts';
import { placesWithin } from './places-within.ts';

/** What is wrong with the records of some active employees, who were found within the reach of the caller. */
export const readProblemsOf = (
  context: RequestContext,
  companyId: string,
  ids: readonly string[],
): Promise<FoundProblem[]> => findAmong(context, { companyId, reach: 'all' }, ids);

/**
 * What is wrong with the records of the active employees whom the caller may see, of a company or of some of its places.
 * Of a company it is cached, for callers of the same reach, until something of a person changes.
 */
export const readProblems = async (
  context: RequestContext,
  companyId: string,
  placeIds?: readonly string[],
): Promise<readonly FoundProblem[]> => {
  const { db, person, rowCache } = context;
  const visible = { companyId, reach: tenantReach(person, companyId, 'userAdmin') };
  if (placeIds !== undefined) return findAmong(context, visible, await listPeopleAt(db, placeIds));
  const key = `problems ${companyId} ${JSON.stringify(visible.reach)}`;
  return rowCache.getOrLoad('people', [companyId], key, () => findAmong(context, visible));
};

const findAmong = async (context: RequestContext, visible: Visible, ids?: readonly string[]) => {
  const { companyId } = visible;
  const mayShare = ids === undefined || (await haveEqualPins(context.db, companyId, ids));
  return findProblems(context.db, {
    ...visible,
    ids,
    sharedPins: mayShare ? [...(await findSharedPins(context, companyId, ids))] : [],
    shortPins: await findShortPins(context, companyId, ids),
  });
};

/** The employees of a company, or of one of its places, whose PIN or phone number has to be corrected. */
export const listInvalidEmployees = async (context: RequestContext, id: string): Promise<InvalidEmployees> => {
  const { db, person } = context;
  const [place] = await findTenantNames(db, [id]);
  const kind = place === undefined ? 'company' : 'tenant';
  await authorize(context, { kind, param: 'id', permission: 'userAdmin' }, { id }, person);
  const companyId = place?.companyId ?? id;
  const placeIds = place && (await placesWithin(db, companyId, id));
  const problems = await readProblems(context, companyId, placeIds);
  const entriesOf = (part: 'posId' | 'phone') =>
    problems.flatMap(({ personId, personName, problem }) =>
      partOfProblem[problem] === part ? [{ userId: personId, userDisplayName: personName, reason: problem }] : [],
    );
  return { usersWithBadPosId: entriesOf('posId'), usersWithBadPhone: entriesOf('phone') };
};
