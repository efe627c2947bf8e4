import { passwordRules, strongPasswordRules } from '@commissary/domain';
import type { passwordTexts as english } from '../../people/password-rules.ts';
import type { Translated } from '../grammar/translated.ts';

/** What each rule of the password checklist requires. */
export const passwordTexts: Translated<typeof english> = {
  PW_TOO_SHORT: policy =>
    `Al menos ${(policy === 'strong' ? strongPasswordRules : passwordRules).minLength} caracteres`,
  PW_MISSING_LETTERS: () => 'Al menos una letra',
  PW_MISSING_NUMBERS: () => 'Al menos un número',
  PW_TOO_COMMON: () => 'No es una contraseña de uso común',
  PW_PREVIOUSLY_USED: () => `No es una de sus últimas ${passwordRules.history} contraseñas`,
};
