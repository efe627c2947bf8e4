import { companyRecord, emptyRecord } from '@commissary/catalog';
import type { EditedCompany, NewCompanyBody } from '@commissary/contract';
import { canEverywhere } from '@commissary/domain';
import { findCompanyRecord } from '../../store/tenants/index.ts';
import { recordAudit } from '../audit/index.ts';
import { runOnce } from '../calls/index.ts';
import type { RequestContext } from '../context/index.ts';
import { forbidden, notFound } from '../errors/index.ts';
import { enqueueEmail } from '../mail/index.ts';
import { requireFreeAddress, withAddressLimit } from '../people/index.ts';
import { afterCommit, type Save } from '../saving/index.ts';
import { createCompany } from './create-company.ts';
import { givenFields, requireInternalFlag } from './edit-company.ts';
import { serializeCompany } from './list-companies.ts';

/**
 * Creates a company with its documents, and invites its owner by e-mail; without one, the caller owns it.
 * `400 ALREADY_EXISTS` where somebody has the owner's address, in whichever company.
 */
export const addCompany = (context: RequestContext, body: NewCompanyBody): Promise<EditedCompany> => {
  if (!canEverywhere(context.person, 'addCompanies')) throw forbidden();
  return withAddressLimit(context, body.owner?.email, () => create(context, body));
};

const create = async (
  context: RequestContext,
  { owner: invited, ...fields }: NewCompanyBody,
): Promise<EditedCompany> => {
  const { content, db: _, images, language, newId, now, origin, person, secrets } = context;
  const empty = emptyRecord(companyRecord);
  const company = { ...empty, ...givenFields(fields), id: newId() };
  requireInternalFlag(context, empty, company);
  const owner = invited && { ...invited, id: newId(), passwordHash: null };
  let saves: readonly Save[] = [];
  const id = await runOnce(context, `company ${JSON.stringify([fields, invited])}`, async db => {
    const caller = { content, db, images, newId, now, origin, person, secrets };
    await requireFreeAddress(db, owner?.email, null, '/body/owner/email');
    saves = await createCompany(caller, db, { company, owner: owner ?? { id: person.id } }, 'company.create');
    if (owner === undefined) return company.id;
    await enqueueEmail(db, { kind: 'invite', personId: owner.id, by: person.name, language }, now());
    await recordAudit(context, db, {
      action: 'invite-sent',
      companyId: company.id,
      target: owner.id,
      subject: owner.name,
    });
    return company.id;
  });
  afterCommit(context, saves);
  const made = await findCompanyRecord(context.db, id);
  if (made === null) throw notFound();
  return serializeCompany(made);
};
