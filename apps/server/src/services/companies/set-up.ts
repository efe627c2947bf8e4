import { initialDocument } from '@commissary/catalog';
import type { FirstCompany } from '@commissary/contract';
import { brokenPasswordRules } from '@commissary/domain';
import { inTransaction, lockNewCompanies } from '../../store/database/index.ts';
import { hashPassword } from '../accounts/index.ts';
import { loadPerson, type Person, type RequestContext, type UseCaseContext } from '../context/index.ts';
import { ApiError } from '../errors/index.ts';
import { afterCommit } from '../saving/index.ts';
import { createCompany, type NewCompany } from './create-company.ts';
import { alreadySetUp, isDatabaseEmpty, requireSetupToken } from './setup-link.ts';

/**
 * Creates the first company of an empty database with one location, its documents and its owner, or nothing. Of several
 * browsers that do so at once, one succeeds: the lock on the companies decides, whatever was read before.
 */
export const setUpFirstCompany = async (
  context: Omit<RequestContext, 'person' | 'company' | 'tenant'>,
  { token, company, location: { hours, ...location }, owner: { password, ...owner } }: FirstCompany,
): Promise<Person> => {
  const { content, db, images, newId, now, origin, secrets } = context;
  await requireSetupToken(context, token, '/body/token');
  requireGoodPassword(password, [owner.name, owner.email, company.name]);
  const first: NewCompany = {
    company: { ...company, id: newId() },
    owner: { ...owner, id: newId(), passwordHash: await hashPassword(password) },
    documents: { settings: settingsWith(hours, newId) },
    location,
  };
  const person = { id: first.owner.id, name: owner.name, grants: [] };
  const caller: UseCaseContext = { content, db, images, newId, now, origin, secrets, person };
  const saves = await inTransaction(db, async transaction => {
    await lockNewCompanies(transaction);
    if (!(await isDatabaseEmpty({ db: transaction }))) throw alreadySetUp();
    return createCompany(caller, transaction, first, 'company.set-up');
  });
  afterCommit(caller, saves);
  const signedIn = await loadPerson(db, first.owner.id);
  if (signedIn === null) throw new Error('The owner who was just created is missing.');
  return signedIn;
};

/**
 * The hours of the only location are those of the company: its console has no levels yet. Online ordering and delivery
 * follow them, as the page of the set-up says.
 */
const settingsWith = (hours: FirstCompany['location']['hours'], newId: () => string) => {
  const settings = initialDocument('settings');
  return {
    ...settings,
    hours: {
      ...settings.hours,
      inStore: hours.map(entry => ({ ...entry, id: newId() })),
      onlineSameAsStore: true,
      deliverySameAsStore: true,
      OnlineDeliverySameAsOnlineStore: true,
    },
  };
};

const requireGoodPassword = (password: string, about: readonly string[]): void => {
  const broken = brokenPasswordRules(password, 'standard', about);
  if (broken.length > 0)
    throw new ApiError(
      400,
      broken.map(code => ({ code, path: '/body/owner/password' })),
    );
};
