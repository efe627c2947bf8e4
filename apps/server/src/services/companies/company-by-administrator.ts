import { setupTexts } from '@commissary/catalog';
import { inTransaction, lockNewCompanies } from '../../store/database/index.ts';
import { findAccountByEmail } from '../../store/people/index.ts';
import { findProvider } from '../../store/tenants/index.ts';
import { ownAction, recordAuditAs } from '../audit/index.ts';
import type { Context, UseCaseContext } from '../context/index.ts';
import { apiError } from '../errors/index.ts';
import { insertPersonLink, linkPath } from '../mail/index.ts';
import { afterCommit } from '../saving/index.ts';
import { createCompany, grantNewRole } from './create-company.ts';

export interface AdministeredCompany {
  readonly name: string;
  readonly provider: boolean;
  readonly owner: { readonly name: string; readonly email: string };
}

/** Who acts from the command line of the server. */
const administrator = { id: null, name: 'Server administrator' };

/** Creates a company from the command line; returns the path with which its owner chooses a password. */
export const createCompanyAsAdministrator = async (
  context: Context,
  { name, provider, owner: named }: AdministeredCompany,
): Promise<string> => {
  const { db, newId } = context;
  const owner = { ...named, id: newId(), passwordHash: null };
  const company = { id: newId(), name, provider };
  const person = { id: owner.id, name: administrator.name, grants: [] };
  const caller: UseCaseContext = { ...context, origin: ownAction, person };
  const token = context.newToken();
  const saves = await inTransaction(db, async transaction => {
    await lockNewCompanies(transaction);
    if (provider && (await findProvider(transaction)) !== null) throw apiError(400, 'PROVIDER_EXISTS');
    if ((await findAccountByEmail(transaction, owner.email)) !== null) throw apiError(400, 'ALREADY_EXISTS');
    const written = await createCompany(caller, transaction, { company, owner }, 'company.create');
    if (provider)
      await grantNewRole(caller, transaction, {
        role: { ...providerRole, companyId: company.id },
        to: { personId: owner.id, onType: 'GLOBAL', onId: '' },
      });
    await insertPersonLink(
      { db: transaction, now: context.now },
      { id: owner.id, companyId: company.id },
      'invite',
      token,
    );
    return written;
  });
  afterCommit(caller, saves);
  return linkPath(owner, 'invite', token);
};

/** The role of the provider's first person, in every company: more than a super user may do. */
export const providerRole = {
  name: setupTexts.providerRole,
  permissions: [
    'companyAdmin',
    'addCompanies',
    'editCompanies',
    'defaultRoleAdmin',
    'globalRoleGranting',
    'engineering',
  ],
};

/** A new link for a person who has chosen no password; null when there is no such person. */
export const inviteAsAdministrator = async (context: Context, email: string): Promise<string | null> => {
  const { db, now } = context;
  const row = await findAccountByEmail(db, email);
  if (row === null || row.status !== 'ACTIVE' || row.passwordHash !== null) return null;
  const token = context.newToken();
  await inTransaction(db, async transaction => {
    await insertPersonLink({ db: transaction, now }, row, 'invite', token);
    const entry = { action: 'invite-link-made', companyId: row.companyId, target: row.id, subject: row.name } as const;
    await recordAuditAs({ now, origin: ownAction }, transaction, administrator, entry);
  });
  return linkPath(row, 'invite', token);
};
