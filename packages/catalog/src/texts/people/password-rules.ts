import { type PasswordPolicy, type PasswordRule, passwordRules, strongPasswordRules } from '@commissary/domain';

/** What each rule of the password checklist requires. */
export const passwordTexts: Readonly<Record<PasswordRule, (policy: PasswordPolicy) => string>> = {
  PW_TOO_SHORT: policy =>
    `At least ${(policy === 'strong' ? strongPasswordRules : passwordRules).minLength} characters`,
  PW_MISSING_LETTERS: () => 'At least one letter',
  PW_MISSING_NUMBERS: () => 'At least one number',
  PW_TOO_COMMON: () => 'Not a commonly used password',
  PW_PREVIOUSLY_USED: () => `Not one of your last ${passwordRules.history} passwords`,
};
