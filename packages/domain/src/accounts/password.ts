import { passwordRules, strongPasswordRules } from '../constants.ts';
import { isCommonPassword } from './common-password.ts';

/** The password rules of a company: the usual ones, or a minimum length and no common password. */
export const passwordPolicies = ['standard', 'strong'] as const;
export type PasswordPolicy = (typeof passwordPolicies)[number];

export type PasswordRule =
  | 'PW_TOO_SHORT'
  | 'PW_MISSING_LETTERS'
  | 'PW_MISSING_NUMBERS'
  | 'PW_TOO_COMMON'
  | 'PW_PREVIOUSLY_USED';

export interface PasswordCheck {
  readonly rule: PasswordRule;
  readonly holds: boolean;
}

/** The checklist beside a password. A rule that only the server can check is added when the server has reported it. */
export const passwordChecklist = (
  password: string,
  reported: readonly string[] = [],
  policy: PasswordPolicy = 'standard',
): readonly PasswordCheck[] => {
  const own = checksOf(password, policy, []).map(({ rule, holds }) => ({
    rule,
    holds: holds && !reported.includes(rule),
  }));
  return reported.includes('PW_PREVIOUSLY_USED') ? [...own, { rule: 'PW_PREVIOUSLY_USED', holds: false }] : own;
};

/**
 * Returns the codes of the rules that this password breaks. `about` are words about the person, which attackers try
 * early.
 */
export const brokenPasswordRules = (
  password: string,
  policy: PasswordPolicy = 'standard',
  about: readonly string[] = [],
): PasswordRule[] =>
  checksOf(password, policy, about)
    .filter(({ holds }) => !holds)
    .map(({ rule }) => rule);

export const isPasswordFormValid = (
  password: string,
  repeat: string,
  reported: readonly string[] = [],
  policy: PasswordPolicy = 'standard',
): boolean => password === repeat && passwordChecklist(password, reported, policy).every(({ holds }) => holds);

const checksOf = (password: string, policy: PasswordPolicy, about: readonly string[]): PasswordCheck[] =>
  policy === 'strong'
    ? [
        { rule: 'PW_TOO_SHORT', holds: [...password].length >= strongPasswordRules.minLength },
        { rule: 'PW_TOO_COMMON', holds: password !== '' && !isCommonPassword(password, about) },
      ]
    : [
        { rule: 'PW_TOO_SHORT', holds: [...password].length >= passwordRules.minLength },
        { rule: 'PW_MISSING_LETTERS', holds: /\p{L}/u.test(password) },
        { rule: 'PW_MISSING_NUMBERS', holds: /\p{N}/u.test(password) },
      ];
