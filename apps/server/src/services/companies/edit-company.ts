import { companyRecord, permissionsOfChange, recordChanges } from '@commissary/catalog';
import type { CompanyEdit, EditedCompany } from '@commissary/contract';
import { lockCompanies } from '../../store/database/index.ts';
import { type CompanyFields, findCompanyRecord, updateCompany } from '../../store/tenants/index.ts';
import { recordAudit } from '../audit/index.ts';
import { runOnce } from '../calls/index.ts';
import type { RequestContext } from '../context/index.ts';
import { notFound, notYours, outdated } from '../errors/index.ts';
import { requireEditable, serializeCompany } from './list-companies.ts';

/** Changes the fields in the body. Returns 409 after a concurrent change; only the provider's people set the internal flag. */
export const editCompany = async (
  context: RequestContext,
  { id, ver, ...sent }: CompanyEdit,
): Promise<EditedCompany> => {
  const { person } = context;
  await requireEditable(context, person, id);
  const edited = givenFields(sent);
  await runOnce(context, `company.edit ${JSON.stringify([id, ver, edited])}`, async db => {
    await lockCompanies(db, [id]);
    const before = await findCompanyRecord(db, id);
    if (before === null) throw notFound();
    const fields = { ...before, ...edited };
    requireInternalFlag(context, before, fields);
    if (!(await updateCompany(db, id, ver ?? before.version, fields))) throw outdated();
    const changes = recordChanges(companyRecord, before, edited);
    if (changes.length > 0)
      await recordAudit(context, db, {
        action: 'company.edit',
        companyId: id,
        target: id,
        subject: fields.name,
        changes,
      });
    return null;
  });
  const saved = await findCompanyRecord(context.db, id);
  if (saved === null) throw notFound();
  return serializeCompany(saved);
};

type Given = { readonly [Name in keyof CompanyFields]?: CompanyFields[Name] | undefined };

/** The fields that a body has. */
export const givenFields = (sent: Given): Partial<CompanyFields> =>
  Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));

/** The internal flag hides features of a company; its own people cannot show them again. */
export const requireInternalFlag = ({ person }: RequestContext, before: object, after: object): void => {
  const isProviders = permissionsOfChange(companyRecord, before, after).includes('providerCompany');
  if (isProviders && !person.internal) throw notYours('/body/internal', 'provider-only');
};
