import { countPersonLinks, insertLink, type PersonLinkPurpose } from '../../store/accounts/index.ts';
import type { PersonRow } from '../../store/people/index.ts';
import type { Context } from '../context/index.ts';
import { tokenHash } from '../secrets/index.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long a link is valid. */
export const linkMs: Readonly<Record<PersonLinkPurpose, number>> = { reset: 60 * minute, invite: 7 * day };

const mostResetsAnHour = 5;

/** Creates a link for one person, as a path. The earlier ones stay valid until one of them is used. */
export const makePersonLink = async (
  context: Pick<Context, 'db' | 'now' | 'newToken'>,
  person: Pick<PersonRow, 'id' | 'companyId'>,
  purpose: PersonLinkPurpose,
): Promise<string> => {
  const token = context.newToken();
  await insertPersonLink(context, person, purpose, token);
  return linkPath(person, purpose, token);
};

/** Stores a hash of the token, with its purpose and expiry. */
export const insertPersonLink = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  person: Pick<PersonRow, 'id' | 'companyId'>,
  purpose: PersonLinkPurpose,
  token: string,
): Promise<void> => {
  const at = now();
  await insertLink(db, {
    tokenHash: tokenHash(token),
    purpose,
    companyId: person.companyId,
    personId: person.id,
    at,
    expiresAt: new Date(at.getTime() + linkMs[purpose]),
  });
};

export const linkPath = ({ id }: Pick<PersonRow, 'id'>, purpose: PersonLinkPurpose, token: string): string =>
  `/${purpose}/${id}/${token}`;

/** Limits the e-mails that repeated requests can send to one mailbox. */
export const hadEnoughResets = async ({ db, now }: Pick<Context, 'db' | 'now'>, personId: string): Promise<boolean> => {
  const since = new Date(now().getTime() - hour);
  return (await countPersonLinks(db, personId, 'reset', since)) >= mostResetsAnHour;
};
