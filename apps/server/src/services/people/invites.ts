import { can } from '@commissary/domain';
import { replaceLinkToken } from '../../store/accounts/index.ts';
import { listAudited } from '../../store/calls/index.ts';
import { inTransaction } from '../../store/database/index.ts';
import { findPerson, listPeople, type PersonRow } from '../../store/people/index.ts';
import { enterCompany } from '../access/index.ts';
import { recordAudit } from '../audit/index.ts';
import { runOnce, storeAnswerInstead } from '../calls/index.ts';
import type { Person, RequestContext } from '../context/index.ts';
import { apiError, forbidden, notFound } from '../errors/index.ts';
import { insertPersonLink, linkMs, linkPath } from '../mail/index.ts';
import { tokenHash } from '../secrets/index.ts';
import { employeeAudit } from './employee-changes.ts';
import { requireEmployee } from './employees.ts';
import { postInvite } from './save-employee.ts';

const mostListed = 200;

/** Invites a person, or invites them again; a person who has a password needs no invitation. */
export const sendInvite = async (context: RequestContext, id: string): Promise<void> => {
  const { row } = await requireEmployee(context.db, context.person, id);
  await runOnce(context, `invite ${id}`, async db => {
    demandInvitable(row);
    await postInvite(context, db, row);
    return null;
  });
};

export interface SentInvite {
  readonly userId: string;
  readonly userDisplayName: string;
  readonly userEmail: string;
  readonly sentBy: string;
  readonly sentAt: number;
  readonly open: boolean;
}

export const listInvites = async (context: RequestContext, companyId: string): Promise<SentInvite[]> => {
  const company = await enterCompany(context, context.person, companyId);
  if (company === null) throw notFound();
  if (!isEngineer(context.person, companyId)) throw forbidden();
  const [sent, people] = await Promise.all([
    listAudited(context.db, companyId, 'invite-sent', mostListed),
    listPeople(context.db, companyId),
  ]);
  const byId = new Map(people.map(row => [row.id, row]));
  const expired = context.now().getTime() - linkMs.invite;
  return sent.flatMap(({ at, personName, target }) => {
    const row = byId.get(target ?? '');
    if (row === undefined) return [];
    const open = isInvitable(row) && at.getTime() > expired;
    const words = { userId: row.id, userDisplayName: row.name, userEmail: row.email ?? '' };
    return [{ ...words, sentBy: personName, sentAt: at.getTime(), open }];
  });
};

/** A link for a person who receives no e-mail. Only for an account whose password was never set. */
export const makeInviteLink = async (context: RequestContext, id: string): Promise<string> => {
  const row = await findPerson(context.db, id);
  const reachable = row !== null && (await enterCompany(context, context.person, row.companyId)) !== null;
  if (row === null || !reachable) throw notFound();
  if (!isEngineer(context.person, row.companyId)) throw forbidden();
  const token = context.newToken();
  const kept = await runOnce(context, `invite link ${id}`, async db => {
    demandInvitable(row);
    await insertPersonLink({ db, now: context.now }, row, 'invite', token);
    await recordAudit(context, db, { ...employeeAudit(row), action: 'invite-link-made' });
    return tokenHash(token);
  });
  // A repeat creates no second link: it replaces the token, which the user may not have seen.
  const { now, person, idempotencyKey } = context;
  if (kept !== tokenHash(token))
    await inTransaction(context.db, async db => {
      await replaceLinkToken(db, kept, tokenHash(token));
      await storeAnswerInstead({ db, now, person, idempotencyKey }, tokenHash(token));
    });
  return linkPath(row, 'invite', token);
};

const isEngineer = (person: Person, companyId: string): boolean => can(person, 'engineering', { companyId });

const isInvitable = ({ status, passwordHash, email }: PersonRow): boolean =>
  status === 'ACTIVE' && passwordHash === null && email !== null;

const demandInvitable = (row: PersonRow): void => {
  if (!isInvitable(row)) throw apiError(400, 'NOT_INVITABLE');
};
