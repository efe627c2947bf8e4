import type { PasswordPolicy, PasswordRule } from '@commissary/domain';
import { errorTexts, passwordTexts } from './texts/index.ts';

/** The text for an error code of the server; a code without a text is shown as it is. */
export const errorText = (code: string): string => (Object.hasOwn(errorTexts, code) && errorTexts[code]) || code;

/** What a rule of the password checklist requires. */
export const passwordRuleText = (rule: PasswordRule, policy: PasswordPolicy): string => passwordTexts[rule](policy);
