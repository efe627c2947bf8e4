import type { appTexts as english } from '../app.ts';
import type { Translated } from './grammar/translated.ts';
import { formatCount, pluralForm } from './grammar/words.ts';

/** Texts of what runs before a user is signed in: limits of requests, and the change of company. */
export const appTexts: Translated<typeof english> = {
  changeCompany: 'Cambiar de empresa',
  inSeconds: retryAfterSeconds => `en ${formatCount(retryAfterSeconds, 'segundo')}`,
  atMostSuffix: words => `: como máximo ${words}.`,
  textTooLong: most => `Uno de los textos es demasiado largo${most}`,
  tooCostly: 'Esto es demasiado complejo para que lo lea el servidor.',
  tooLarge: most => `Esto es demasiado grande para guardarlo de una vez${most}`,
  megabytes: floor => `${floor} MB`,
  kilobytes: floor => `${floor} KB`,
  changesLeftBehind: (count, where) =>
    `${formatCount(count, 'cambio sin guardar', 'cambios sin guardar')} ${pluralForm(count, 'se queda', 'se quedan')} como borrador en ${where}.`,
  tooManyValues: most => `Esto tiene demasiados valores para guardarlo de una vez${most}`,
  tooManyNames: most => `Esto tiene demasiadas claves distintas para guardarlo de una vez${most}`,
  shortly: 'en breve',
};
