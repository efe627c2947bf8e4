import { errorText } from '@commissary/catalog';
import { StatusError, UserError } from '../../api.ts';

const refusals: Readonly<Record<string, string>> = {
  NAME_TAKEN: 'Another role has this name.',
  ROLE_IN_USE: 'Somebody holds this role. Choose the role that they get instead.',
  LAST_OWNER: 'A company keeps an owner: make somebody else one first.',
};

/** Why an act on a role was refused, in words; undefined for what is not a refusal. */
export const roleRefusal = (error: unknown): string | undefined => {
  if (error instanceof UserError) return error.failures.map(({ code }) => refusals[code] ?? errorText(code)).join(' ');
  if (!(error instanceof StatusError)) return undefined;
  if (error.status === 403) return 'This would give or take a right that you do not hold for the whole company.';
  if (error.status === 409) return 'Somebody changed this role meanwhile. Look at it again.';
  return undefined;
};
