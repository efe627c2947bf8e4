import type { recordTexts as english } from '../../form/record.ts';
import type { Translated } from '../grammar/translated.ts';

/** Texts of the form of any record. */
export const recordTexts: Translated<typeof english> = {
  needsPermission: permission => `Permiso necesario: “${permission}”.`,
  stillNeeded: what => `Aún falta: ${what}.`,
  given: 'con valor',
  noChanges: 'Aún no hay cambios.',
  notSaved: noun => `No se pudo guardar (${noun}). Inténtelo de nuevo.`,
};
