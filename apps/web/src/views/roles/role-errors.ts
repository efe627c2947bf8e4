import { errorText, rolesTexts } from '@commissary/catalog';
import { StatusError, UserError } from '../../api/index.ts';

/** What the codes of failures of an action on a role say. */
export const roleRefusals: Readonly<Record<string, string>> = {
  NAME_TAKEN: rolesTexts.duplicateName,
  ROLE_IN_USE: rolesTexts.replacementRequired,
  LAST_OWNER: rolesTexts.lastOwner,
};

/** Why an action on a role was rejected, as text; undefined for any other error. */
export const roleRefusal = (error: unknown): string | undefined => {
  if (error instanceof UserError)
    return error.failures.map(({ code }) => roleRefusals[code] ?? errorText(code)).join(' ');
  if (!(error instanceof StatusError)) return undefined;
  if (error.status === 403) return rolesTexts.notYourPermission;
  if (error.status === 409) return rolesTexts.roleChangedMeanwhile;
  return undefined;
};
