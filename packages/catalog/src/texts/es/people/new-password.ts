import type { newPasswordTexts as english } from '../../people/new-password.ts';
import type { Translated } from '../grammar/translated.ts';

/** Texts of a sign-in with a password that breaks the rules of the company. */
export const newPasswordTexts: Translated<typeof english> = {
  label: 'Contraseña nueva',
  hint: 'Al menos 15 caracteres y ninguna palabra común.',
  required: 'Su empresa pide una contraseña más larga. Elija una nueva para iniciar sesión.',
  due: day => `Su empresa pide una contraseña más larga. Elija una antes del ${day}.`,
  choose: 'Elegir una contraseña',
};
