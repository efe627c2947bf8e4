import { type PersonalEmail, personalEmails, recordOf } from '@commissary/domain';
import { inTransaction } from '../../store/database/index.ts';
import { listTurnedOff, turnEmail } from '../../store/people/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { RequestContext } from '../context/index.ts';

export type EmailChoices = Record<PersonalEmail, boolean>;

/** Which of the emails that can be turned off the person of the call gets. */
export const readEmailChoices = async ({
  db,
  person,
}: Pick<RequestContext, 'db' | 'person'>): Promise<EmailChoices> => {
  const off = await listTurnedOff(db, person.id);
  return recordOf(personalEmails, kind => !off.has(kind));
};

/** Turns them on or off; what is as chosen already is neither written nor audited. */
export const chooseEmails = async (context: RequestContext, chosen: EmailChoices): Promise<EmailChoices> => {
  const { person } = context;
  await inTransaction(context.db, async db => {
    const before = await readEmailChoices({ db, person });
    const moved = personalEmails.filter(kind => before[kind] !== chosen[kind]);
    for (const kind of moved) await turnEmail(db, person.id, kind, chosen[kind]);
    if (moved.length === 0) return;
    await recordAudit(context, db, {
      action: 'person-emails',
      companyId: person.companyId,
      target: person.id,
      subject: person.name,
      changes: moved.map(kind => ({ what: kindNames[kind], was: onOff(before[kind]), now: onOff(chosen[kind]) })),
    });
  });
  return chosen;
};

const kindNames: Readonly<Record<PersonalEmail, string>> = { keptOverrides: 'Emails about overridden values' };
const onOff = (on: boolean): string => (on ? 'On' : 'Off');
