import { actingMinutes, actingRefusal } from '@commissary/domain';
import { beginActing, stopActing } from '../../store/accounts/index.ts';
import { inTransaction, lockCompanies } from '../../store/database/index.ts';
import { enterCompany } from '../access/index.ts';
import { recordAudit } from '../audit/index.ts';
import { loadPerson, type Person, type RequestContext } from '../context/index.ts';
import { apiError, notFound, notYours, unauthenticated } from '../errors/index.ts';
import { enqueueEmail } from '../mail/index.ts';
import { tokenHash } from '../secrets/index.ts';
import { actingPerson, tenantsOf } from './acting-person.ts';

/**
 * The caller acts as another person in this session. The audit of that person's company has the reason, and the person
 * gets an e-mail. Returns the person as the caller now sees them.
 */
export const actAs = async (
  context: RequestContext,
  { userId, reason }: { readonly userId: string; readonly reason: string },
): Promise<Person> => {
  const { person: actor, now } = context;
  const token = context.cookie('session');
  if (token === null) throw unauthenticated();
  const found = await loadPerson(context.db, userId);
  if (found === null || (await enterCompany(context, actor, found.companyId)) === null) throw notFound();
  const until = new Date(now().getTime() + actingMinutes * 60_000);
  await inTransaction(context.db, async db => {
    await lockCompanies(db, [found.companyId]);
    const [from, to] = [await loadPerson(db, actor.id), await loadPerson(db, userId)];
    if (from === null || to === null) throw notFound();
    const refusal = actingRefusal(from, to, await tenantsOf(db, from, to));
    if (refusal !== null) throw notYours('/body/userId', refusal);
    if (!(await beginActing(db, tokenHash(token), userId, until))) throw apiError(409, 'ACTING');
    await recordAudit(context, db, {
      action: 'acting-began',
      companyId: to.companyId,
      target: to.id,
      subject: to.name,
      changes: [{ what: 'Reason', was: null, now: reason }],
    });
    const { name: by, companyName: byCompany } = from;
    await enqueueEmail(db, { kind: 'acting', personId: to.id, by, byCompany, reason, minutes: actingMinutes }, now());
  });
  const acting = await actingPerson(context, actor, userId, until);
  if (acting === null) throw unauthenticated();
  return acting;
};

/** The caller is again who signed in. */
export const endActing = async (context: RequestContext): Promise<Person> => {
  const { acting, companyId } = context.person;
  const token = context.cookie('session');
  if (acting === null || token === null) throw apiError(409, 'NOT_ACTING');
  await inTransaction(context.db, async db => {
    if (!(await stopActing(db, tokenHash(token)))) throw apiError(409, 'NOT_ACTING');
    await recordAudit(context, db, {
      action: 'acting-ended',
      companyId,
      target: acting.as.id,
      subject: acting.as.name,
    });
  });
  const person = await loadPerson(context.db, acting.by.id);
  if (person === null) throw unauthenticated();
  return person;
};
