import type { EditedCompany } from '@commissary/contract';
import { canEverywhere } from '@commissary/domain';
import { type Db, inTransaction, lockCompanies } from '../../store/database/index.ts';
import { endRunsOf } from '../../store/publishing/index.ts';
import { noteSchedulingChange } from '../../store/scheduling/index.ts';
import {
  type CompanyRecord,
  closeCompany as closeRow,
  findCompanyRecord,
  lockCompany,
  reopenCompany as reopenRow,
} from '../../store/tenants/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { RequestContext } from '../context/index.ts';
import { apiError, forbidden, notFound } from '../errors/index.ts';
import { serializeCompany } from './list-companies.ts';

/** How long a closed company can be opened again. */
const reopenMs = 30 * 24 * 3_600_000;

/**
 * Closes a company at once: nobody of it signs in or calls, its publishes end, its terminals keep what they run. What
 * the caller confirms must be the company's name and number. The provider stays: nobody could open it again.
 */
export const closeCompany = async (
  context: RequestContext,
  id: string,
  confirmed: { readonly name?: string | undefined; readonly number?: number | undefined },
): Promise<EditedCompany> => {
  const { name, number, provider } = await requireClosable(context, id);
  if ((confirmed.name ?? name) !== name) throw apiError(400, 'WRONG_NAME', '/body/name');
  if ((confirmed.number ?? number) !== number) throw apiError(400, 'WRONG_NUMBER', '/body/number');
  if (provider) throw apiError(400, 'PROVIDER_COMPANY');
  return write(context, id, 'company.close', async db => {
    if (!(await closeRow(db, id, context.now()))) throw apiError(400, 'ALREADY_CLOSED');
    await endRunsOf(db, id, context.now());
  });
};

/** Opens a company again; what ended stays ended. */
export const reopenCompany = async (context: RequestContext, id: string): Promise<EditedCompany> => {
  await requireClosable(context, id);
  return write(context, id, 'company.restore', async db => {
    const since = new Date(context.now().getTime() - reopenMs);
    if (!(await reopenRow(db, id, since))) throw apiError(400, 'NOT_RESTORABLE');
  });
};

/** Who may create companies may close them; a closed one can be entered by nobody, so the row is read. */
const requireClosable = async ({ db, person }: RequestContext, id: string): Promise<CompanyRecord> => {
  const record = canEverywhere(person, 'addCompanies') ? await findCompanyRecord(db, id) : null;
  if (record !== null) return record;
  throw person.grants.some(({ on }) => on.type === 'COMPANY' && on.id === id) ? forbidden() : notFound();
};

const write = async (
  context: RequestContext,
  id: string,
  action: 'company.close' | 'company.restore',
  change: (db: Db) => Promise<void>,
): Promise<EditedCompany> => {
  const after = await inTransaction(context.db, async db => {
    await lockCompanies(db, [id]);
    await lockCompany(db, id);
    await change(db);
    const record = await findCompanyRecord(db, id);
    if (record === null) throw notFound();
    await recordAudit(context, db, { action, companyId: id, target: id, subject: record.name });
    await noteSchedulingChange(db, id, context.now());
    return record;
  });
  return serializeCompany(after);
};
