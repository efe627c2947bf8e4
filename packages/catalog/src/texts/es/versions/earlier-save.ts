import type { earlierSaveTexts as english } from '../../versions/earlier-save.ts';
import type { Translated } from '../grammar/translated.ts';
import { formatCount, pluralForm } from '../grammar/words.ts';

/** Texts of the dialog that restores an earlier save, a template or what is inherited. */
export const earlierSaveTexts: Translated<typeof english> = {
  companyAtStart: 'La empresa',
  restoreTitle: dateTimeZone => `Restaurar la versión de ${dateTimeZone}`,
  restoreNoChanges: (here, by) => `${here} no ha cambiado desde que ${by} guardó esta versión.`,
  templateTitle: 'Restaurar la plantilla',
  inheritTitle: 'Volver a lo heredado',
  templateNoChanges: here => `${here} ya coincide.`,
  templateSummary: count =>
    `Se ${pluralForm(count, 'agregará', 'agregarán')} ${formatCount(count, 'cambio')} a esta página como cambios sin guardar. Puede deshacerlos en un solo paso.`,
  cancel: 'Cancelar',
  backToHistory: 'Volver al historial',
  restoreSummary: (count, by) =>
    `Se ${pluralForm(count, 'deshará', 'desharán')} ${formatCount(count, 'cambio posterior', 'cambios posteriores')} a esta versión que guardó ${by}. Se agregan a esta página como cambios sin guardar. Puede deshacerlos en un solo paso.`,
};
