import { screenHref } from '@commissary/catalog';
import type { LanguageTag, TimedQuestion } from '@commissary/domain';
import type { Email } from '../../adapters/index.ts';
import { dropWork, postponeWork, takeWork } from '../../store/accounts/index.ts';
import { type AccountRow, findAccount, findAccountByEmail } from '../../store/people/index.ts';
import { findTimed, timedWordsIn } from '../../store/publishing/index.ts';
import { findTenants } from '../../store/tenants/index.ts';
import { ownAction, recordAuditAs } from '../audit/index.ts';
import type { Context } from '../context/index.ts';
import { actingEmail, inviteEmail, passwordChangedEmail, resetEmail, timedQuestionEmail } from './email-templates.ts';
import { type EmailJob, emailJob, emailTopic } from './enqueue-email.ts';
import { enqueueFailedPublishes, failedPublishFor } from './failed-publishes.ts';
import { enqueueHaltedPublishes, haltedPublishFor } from './halted-publishes.ts';
import { enqueueKeptOverrides, keptOverridesFor } from './kept-overrides.ts';
import { hadEnoughResets, linkMs, makePersonLink } from './person-link.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** When a process ends while it sends, another one takes over the e-mail after this time. */
const leaseMs = minute;
const longestWaitMs = 60 * minute;
const mostTries = 12;

/**
 * Sends every e-mail that is due; `address` is the address of the console. Returns the number of e-mails that it took.
 */
export const sendEmails = async (
  context: Context,
  address: string,
  isStopped: () => boolean = () => false,
): Promise<number> => {
  for (let taken = 0; ; ) {
    taken += await sendQueued(
      context,
      { topic: emailTopic, leaseMs },
      payload => emailOf(context, emailJob.parse(payload), address),
      isStopped,
    );
    if (isStopped()) return taken;
    const queued =
      (await enqueueFailedPublishes(context)) +
      (await enqueueHaltedPublishes(context)) +
      (await enqueueKeptOverrides(context));
    if (queued === 0) return taken;
  }
};

/** Sends the queued e-mails of a topic that are due, each written when it is sent; returns how many it took. */
export const sendQueued = async (
  context: Pick<Context, 'db' | 'now' | 'mail' | 'log'>,
  { topic, leaseMs: lease }: { readonly topic: string; readonly leaseMs: number },
  emailFor: (payload: unknown) => Promise<Email | null>,
  isStopped: () => boolean = () => false,
): Promise<number> => {
  for (let taken = 0; ; taken += 1) {
    if (isStopped()) return taken;
    const at = context.now();
    const work = await takeWork(context.db, topic, at, new Date(at.getTime() + lease));
    if (work === null) return taken;
    try {
      const email = await emailFor(work.payload);
      if (email !== null) await context.mail.send(email, `letter-${work.id}`);
      await dropWork(context.db, work.id);
    } catch (error) {
      context.log({ level: 'error', message: `Email ${work.id} could not be sent (try ${work.tries}).`, error });
      if (work.tries >= mostTries) await dropWork(context.db, work.id);
      else await postponeWork(context.db, work.id, new Date(context.now().getTime() + waitMs(work.tries)));
    }
  }
};

const waitMs = (tries: number): number => Math.min(longestWaitMs, minute * 2 ** (tries - 1));

/** Null: no e-mail is sent. */
const emailOf = async (context: Context, work: EmailJob, address: string): Promise<Email | null> => {
  if (work.kind === 'reset') return resetFor(context, work, address);
  const person = await findAccount(context.db, work.personId);
  if (person === null || person.status !== 'ACTIVE') return null;
  if (work.kind === 'password-changed') return passwordChangedEmail(person);
  if (work.kind === 'acting') return actingEmail(person, work);
  if (work.kind === 'publish-failed') return failedPublishFor(context, work, address);
  if (work.kind === 'override-kept') return keptOverridesFor(context, work, address);
  if (work.kind === 'publish-halted') return haltedPublishFor(context, work, address);
  if (work.kind === 'timed-question') return timedQuestionFor(context, work, person, address);
  const link = address + (await makePersonLink(context, person, 'invite'));
  return inviteEmail(inLanguage(person, work), work.by, link, linkMs.invite / day);
};

/** With the language that was chosen, else the one in which it was asked for. */
const inLanguage = (person: AccountRow, work: { readonly language?: LanguageTag | undefined }): AccountRow => ({
  ...person,
  language: person.language ?? work.language ?? null,
});

const resetFor = async (
  context: Context,
  work: Extract<EmailJob, { kind: 'reset' }>,
  address: string,
): Promise<Email | null> => {
  const person = await findAccountByEmail(context.db, work.email);
  if (person === null || person.status !== 'ACTIVE') return null;
  if (await hadEnoughResets(context, person.id)) return null;
  const link = address + (await makePersonLink(context, person, 'reset'));
  const { now } = context;
  const origin = work.origin ?? { ...ownAction, address: work.address ?? null };
  await recordAuditAs({ now, origin }, context.db, person, {
    action: 'password-link-sent',
    companyId: person.companyId,
    target: person.id,
  });
  return resetEmail(inLanguage(person, work), link, linkMs.reset / minute);
};

/** Null once somebody has decided everywhere. The e-mail has no value: whoever set it may no longer read it. */
const timedQuestionFor = async (
  context: Context,
  { companyId, editId }: Extract<EmailJob, { kind: 'timed-question' }>,
  person: Parameters<typeof timedQuestionEmail>[0],
  address: string,
): Promise<Email | null> => {
  const asked = (await findTimed(context.db, companyId, editId)).filter(({ question }) => question !== null);
  const [first] = asked;
  if (first === undefined) return null;
  const tenants = await findTenants(
    context.db,
    asked.map(({ locationId }) => locationId),
  );
  const names = new Map(tenants.map(({ id, name }) => [id, name]));
  const byQuestion = Map.groupBy(asked, ({ question }) => question as TimedQuestion);
  return timedQuestionEmail(person, {
    what: timedWordsIn(first.edit, person.language).map(({ subject }) => subject),
    asked: [...byQuestion].map(([question, rows]) => ({
      question,
      where: rows.flatMap(({ locationId }) => names.get(locationId) ?? []).sort((a, b) => a.localeCompare(b, 'en')),
    })),
    link: address + screenHref('timedEdits', {}, { companyId, locationId: null }),
  });
};
