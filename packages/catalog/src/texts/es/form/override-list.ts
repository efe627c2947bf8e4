import type { overrideListTexts as english } from '../../form/override-list.ts';
import { toName } from '../grammar/contractions.ts';
import type { Translated } from '../grammar/translated.ts';

/** Texts of the list of what a level overrides. */
export const overrideListTexts: Translated<typeof english> = {
  overridesHint: 'Este valor y el valor heredado',
  saveBeforeApply: 'Guarde primero y luego aplique a un grupo o a la empresa.',
  chooseAnother: 'Elegir otro…',
  overridesAt: name => `Cambios propios de ${name}`,
  resetToInherited: selection => `Volver a lo heredado: ${selection}`,
  applySelected: (selection, target) => `Aplicar ${selection} ${toName(target)}…`,
  targetDeleted: 'El elemento al que se refiere se eliminó',
  overriddenItemDeleted: 'El elemento que cambia se eliminó en el nivel superior',
  parentDiffers: 'El nivel superior tiene otro valor',
  parentHasIt: 'El nivel superior tiene el mismo valor',
  nameUnusable: 'Este nombre no se puede usar',
  onlyHere: 'Solo aquí',
  hiddenHere: 'Oculto aquí',
  originalPosition: 'Posición original',
  noLongerApplies: 'Ya no se aplica',
  remove: 'Quitar',
  removeOverride: path => `Quitar el cambio propio ${path}`,
};
