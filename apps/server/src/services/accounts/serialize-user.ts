import type { User } from '@commissary/contract';
import { enabledFeatures, hasCompanyWideGrant } from '@commissary/domain';
import { type Company, findCompany } from '../../store/tenants/index.ts';
import { accessibleTenantsIn, enterCompany, grantedTenants, isSingleLocation } from '../access/index.ts';
import { versionText } from '../calls/index.ts';
import type { Context, Person } from '../context/index.ts';
import { forbidden } from '../errors/index.ts';
import { ownLanguage } from './own-language.ts';

/** The user record in the context of a company. `sample`: this browser may look around as another person. */
export const serializeUser = async (
  context: Context,
  person: Person,
  company: Company,
  sample: boolean,
): Promise<User> => {
  const tenants = await accessibleTenantsIn(context, person, company.id);
  return {
    userId: person.id,
    userCompanyId: person.companyId,
    userCompanyName: person.companyName,
    userDisplayName: person.acting?.as.name ?? person.name,
    userEmail: person.email,
    enabledFeatures: enabledFeatures(person, {
      companyId: company.id,
      tenants: await grantedTenants(context, person),
      internalCompany: company.internal,
      providerCompany: person.internal,
    }),
    originalUserId: person.acting?.by.id ?? null,
    acting: person.acting && {
      by: person.acting.by.name,
      until: person.acting.until.getTime(),
      mayWrite: person.acting.mayWrite,
    },
    accessibleTenants: [...tenants],
    grantedRoles: person.grantedRoles.map(role => ({ ...role, grantedOn: { ...role.grantedOn } })),
    softwareVersion: versionText(context),
    passwordPolicy: person.passwordPolicy,
    passwordDueAt: person.passwordDueAt?.getTime() ?? null,
    sessionIdleMinutes: person.sessionIdleMinutes,
    language: ownLanguage(person),
    companyId: company.id,
    companyName: company.name,
    companyWide: hasCompanyWideGrant(person, company.id),
    oneLevel: await isSingleLocation(context, company.id),
    sample,
  };
};

/** A company that is requested by id must be accessible to the person. */
export const requestedCompany = async (
  context: Context,
  person: Person,
  companyId: string | undefined,
): Promise<Company> => {
  if (companyId === undefined || companyId === person.companyId) return ownCompany(context, person);
  const company = await enterCompany(context, person, companyId);
  if (company === null) throw forbidden();
  return company;
};

/** The last company is used when it is accessible to the person, otherwise their own. */
export const rememberedCompany = async (
  context: Context,
  person: Person,
  companyId: string | undefined,
): Promise<Company> =>
  (companyId === undefined ? null : await enterCompany(context, person, companyId)) ?? ownCompany(context, person);

const ownCompany = async (context: Context, person: Person): Promise<Company> => {
  const company = await findCompany(context.db, person.companyId);
  if (company === null) throw forbidden();
  return company;
};
