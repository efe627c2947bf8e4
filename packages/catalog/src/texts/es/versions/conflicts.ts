import type { conflictTexts as english } from '../../versions/conflicts.ts';
import type { Translated } from '../grammar/translated.ts';
import { formatCount, formatNumber, pluralForm } from '../grammar/words.ts';

/** Texts of the dialog about conflicts, and of the banner about what others saved. */
export const conflictTexts: Translated<typeof english> = {
  someoneElse: 'Otro usuario',
  conflictTitle: (other, title) => `${other} guardó ${title} mientras usted editaba`,
  choicesLeft: left => `${pluralForm(left, 'Queda', 'Quedan')} ${formatCount(left, 'conflicto')}`,
  keepAllOurs: 'Conservar lo mío',
  keepAllTheirs: 'Conservar lo de otros',
  keepAsDraft: 'Dejar como borrador',
  field: 'Campo',
  before: 'Antes',
  // “Suyo” would be either's.
  yours: 'Usted',
  theirs: 'Otros',
  beforeValue: 'Antes: ',
  savedByOthers: 'Guardado por otros',
  newerVersion: title => `Se guardó una versión más nueva de ${title} mientras usted está aquí.`,
  resolveNow: 'Resolver ahora',
  history: 'Historial',
  close: 'Cerrar',
  andMore: rest => `y ${formatNumber(rest)} más`,
  ownChangesKept: 'Sus cambios sin guardar se quedan como están.',
  choiceHint: (count, owner) =>
    count === 1
      ? `Para este, elija qué valor recibe ${owner}.`
      : `Para estos ${formatNumber(count)}, elija qué valor recibe ${owner}.`,
  keepAllOf: name => `Conservar lo de ${name}`,
  saveChoices: count => `Guardar ${formatCount(count, 'elección', 'elecciones')}`,
  savedBy: (by, when) => `${by}, ${when}`,
  savedAt: when => `guardado ${when}`,
  you: 'Usted',
  savedChanges: (by, count, when) => `${by} guardó ${formatCount(count, 'cambio')}, ${when}:`,
  conflictsToResolve: count =>
    count === 1
      ? 'Sus cambios sin guardar se quedan como están. Uno de ellos está en conflicto con lo que se guardó: resuélvalo ahora, o al guardar.'
      : `Sus cambios sin guardar se quedan como están. ${formatNumber(count)} de ellos están en conflicto con lo que se guardó: resuélvalos ahora, o al guardar.`,
};
