import { errorText, messages } from '@commissary/catalog';
import { UserError } from '../api.ts';
import { withReason } from '../shell/turned-away-words.ts';

/** What a failed sign-in says: each code in words, a code without words as it is, anything else in one sentence. */
export const loginErrors = (error: unknown): readonly string[] =>
  error instanceof UserError && error.failures.length > 0
    ? error.failures.map(({ code }) => errorText(code))
    : withReason(messages.login.other, error);
