import type { fieldHistoryTexts as english } from '../../versions/field-history.ts';
import type { Translated } from '../grammar/translated.ts';

/** Texts of the changes of one field. */
export const fieldHistoryTexts: Translated<typeof english> = {
  historyError: 'No se pudo cargar el historial.',
  historyEmpty: 'Todavía no hay cambios.',
  fullHistory: 'Historial completo',
  restore: 'Restaurar',
  resetToInherited: 'Volver a lo heredado',
  setWithOtherChanges: 'Definido junto con otros cambios',
  restoreValue: value => `Restaurar ${value}`,
  restoreValueSetBy: (value, by) => `Restaurar ${value}, definido por ${by}`,
};
