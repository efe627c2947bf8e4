import { errorText, messages } from '@commissary/catalog';
import { UserError } from '../api/index.ts';
import { withLimitReason } from '../notifications/index.ts';

/**
 * The message of a failed sign-in: the text of each code, a code without a text as it is, anything else in one
 * sentence.
 */
export const loginErrors = (error: unknown): readonly string[] =>
  error instanceof UserError && error.failures.length > 0
    ? error.failures.map(({ code }) => errorText(code))
    : withLimitReason(messages.login.other, error);
