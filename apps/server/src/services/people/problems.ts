import type { InvalidEmployees } from '@commissary/contract';
import { partOfProblem, tenantReach } from '@commissary/domain';
import { type FoundProblem, findProblems, haveEqualPins } from '../../store/people/index.ts';
import { findTenantNames } from '../../store/tenants/index.ts';
import { authorize } from '../access/index.ts';
import type { RequestContext } from '../context/index.ts';
import { findSharedPins } from './pins/shared-pins.ts';
import { findShortPins } from './pins/short-pins.ts';
import { placesWithin } from './places-within.ts';

/** What is wrong with the records of the active employees of a company whom the caller may see. */
export const readProblems = async (
  context: RequestContext,
  companyId: string,
  only: { readonly ids?: readonly string[]; readonly placeIds?: readonly string[] | undefined },
): Promise<FoundProblem[]> => {
  const { db, person } = context;
  const mayShare = only.ids === undefined || (await haveEqualPins(db, companyId, only.ids));
  return findProblems(db, {
    companyId,
    // Whoever names people has found them within the reach.
    reach: only.ids === undefined ? tenantReach(person, companyId, 'userAdmin') : 'all',
    sharedPins: mayShare ? [...(await findSharedPins(context, companyId))] : [],
    shortPins: await findShortPins(context, companyId, only.ids),
    ...only,
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
  const problems = await readProblems(context, companyId, { placeIds });
  const entriesOf = (part: 'posId' | 'phone') =>
    problems.flatMap(({ personId, personName, problem }) =>
      partOfProblem[problem] === part ? [{ userId: personId, userDisplayName: personName, reason: problem }] : [],
    );
  return { usersWithBadPosId: entriesOf('posId'), usersWithBadPhone: entriesOf('phone') };
};
