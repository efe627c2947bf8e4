import type { overridesTexts as english } from '../../levels/overrides.ts';
import { toName } from '../grammar/contractions.ts';
import type { Translated } from '../grammar/translated.ts';
import { formatCount } from '../grammar/words.ts';

/** Texts of overrides. */
export const overridesTexts: Translated<typeof english> = {
  loadFailed: 'No se pudieron cargar los cambios propios.',
  empty: 'Sin cambios propios. Todo es heredado.',
  selectAll: kind => `Seleccionar todo: ${kind}`,
  field: 'Campo',
  valueHere: 'Valor aquí',
  inheritedValue: 'Valor heredado',
  changedBy: 'Cambiado por',
  applyTo: words => `Aplicar ${toName(words)}…`,
  chooseAnother: 'Elegir otro…',
  notFound: 'No se encuentra esta sucursal.',
  overridesAt: name => `Cambios propios de ${name}`,
  about: 'Todo lo que este nivel define distinto del nivel superior.',
  save: count => `Guardar ${formatCount(count, 'cambio')}`,
  resetSelected: count =>
    count === 0
      ? 'Quitar los seleccionados'
      : `Quitar ${formatCount(count, 'cambio propio seleccionado', 'cambios propios seleccionados')}`,
};
