import { companySecurityRecord, recordChanges } from '@commissary/catalog';
import type { CompanySecurity, CompanySecurityEdit, CompanySecurityEffects } from '@commissary/contract';
import { letsSupportMore, type SupportRules, supportMayWrite } from '@commissary/domain';
import { type Db, lockCompanies } from '../../store/database/index.ts';
import { listCompanyHolders } from '../../store/people/index.ts';
import {
  countPasswords,
  findSecurity,
  forgetPasswordsDue,
  type SecurityRecord,
  type SecurityRules,
  updateSecurity,
} from '../../store/tenants/index.ts';
import { anyCanSignIn, countEndedSessions } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import { runOnce } from '../calls/index.ts';
import type { Context, Person, RequestContext } from '../context/index.ts';
import { apiError, notFound, notYours, outdated } from '../errors/index.ts';

/** The rules of the call's company for passwords, sessions and support. */
export const readSecurity = async ({ db, person, company }: RequestContext): Promise<CompanySecurity> => {
  const { version, ...rules } = await requireSecurity(db, company.id);
  return { ...rules, ver: version, mayAllowSupport: isOwnCompany(person, company.id) };
};

/** Whom these rules would touch: nobody is removed, and who is signed out may sign in again. */
export const readSecurityEffects = async (
  context: RequestContext,
  rules: Omit<SecurityRules, keyof SupportRules | 'oneRolePerLocation'>,
): Promise<CompanySecurityEffects> => {
  const { db, company } = context;
  const before = await requireSecurity(db, company.id);
  const { people, notStrong } = await countPasswords(db, company.id);
  return {
    people,
    choosePassword: rules.passwordPolicy === 'strong' ? notStrong : 0,
    ...(await countEndedSessions(context, company.id, { before, after: rules })),
  };
};

/** Changes the rules. Returns 409 after a concurrent change of the company. */
export const setSecurity = async (
  context: RequestContext,
  { ver, ...rules }: CompanySecurityEdit,
): Promise<CompanySecurity> => {
  const { company, person } = context;
  await runOnce(context, `company.security ${JSON.stringify([company.id, ver, rules])}`, async db => {
    await lockCompanies(db, [company.id]);
    const before = await requireSecurity(db, company.id);
    if (letsSupportMore(rules, before)) {
      if (!isOwnCompany(person, company.id)) throw notYours('/body/supportAccess', 'own-company-only');
      if (rules.supportAccess === 'write' && !supportMayWrite(rules, context.now().getTime()))
        throw apiError(400, 'DATE_IN_THE_PAST', '/body/supportUntil');
    }
    if (isStricter(before, rules)) await requireOwnerWhoComplies(context, db, company.id);
    if (!(await updateSecurity(db, company.id, ver, rules))) throw outdated();
    if (rules.passwordPolicy !== before.passwordPolicy) await forgetPasswordsDue(db, company.id);
    const changes = recordChanges(companySecurityRecord, before, rules);
    if (changes.length > 0)
      await recordAudit(context, db, {
        action: 'company.security',
        companyId: company.id,
        target: company.id,
        subject: before.name,
        changes,
      });
    return null;
  });
  return readSecurity(context);
};

const requireSecurity = async (db: Db, companyId: string): Promise<SecurityRecord> => {
  const record = await findSecurity(db, companyId);
  if (record === null) throw notFound();
  return record;
};

/** Support does not let itself do more. */
const isOwnCompany = (person: Person, companyId: string): boolean => person.companyId === companyId;

const isStricter = (before: SecurityRules, after: SecurityRules): boolean =>
  (after.passwordPolicy === 'strong' && before.passwordPolicy !== 'strong') ||
  after.sessionIdleMinutes < before.sessionIdleMinutes ||
  after.sessionLongestMinutes < before.sessionLongestMinutes;

/** Stricter rules need an owner who can sign in under them: with a password, which may be replaced then, or a link. */
const requireOwnerWhoComplies = async ({ now }: Pick<Context, 'now'>, db: Db, companyId: string): Promise<void> => {
  const owners = await listCompanyHolders(db, companyId, 'company-owner');
  if (owners.length > 0 && !(await anyCanSignIn({ db, now }, owners))) throw apiError(400, 'LAST_OWNER');
};
