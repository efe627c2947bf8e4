import type { levelsTexts as english } from '../../levels/levels.ts';
import { ofName, toName } from '../grammar/contractions.ts';
import type { Translated } from '../grammar/translated.ts';
import { formatCount, formatNumber, pluralForm } from '../grammar/words.ts';

/** Texts of levels. */
export const levelsTexts: Translated<typeof english> = {
  actionConflict: what => `Otro usuario cambió esto. No se guardó nada. Revise de nuevo ${what}.`,
  cannotPromote: 'Estos valores no se pueden subir de nivel. No se cambió nada.',
  valuesRejected: 'Estos valores no son válidos en uno de los niveles. No se cambió nada.',
  undone: 'Se deshizo en todas las sucursales.',
  undoConflict: 'Otro usuario guardó cambios desde entonces, así que esto no se deshizo.',
  atLocations: count => `En ${formatCount(count, 'sucursal', 'sucursales')}`,
  andMoreChanges: count => `Y ${formatCount(count, 'cambio más', 'cambios más')}.`,
  notPublishable: names => `Después no se podría publicar: ${names}`,
  noChanges: 'Ninguna sucursal cambia',
  loadingImpact: 'Cargando efectos…',
  changesCount: (count, count2) =>
    `${pluralForm(count, 'Cambia', 'Cambian')} ${formatNumber(count)} de ${formatCount(count2, 'sucursal', 'sucursales')}`,
  andMoreNames: (names, count) => `${names} y ${formatNumber(count)} más`,
  andMoreLocations: count => `Y ${formatCount(count, 'sucursal más', 'sucursales más')}.`,
  selectAll: 'Todas',
  selectNone: 'Ninguna',
  searchLocations: 'Buscar sucursales',
  noGroup: 'Sin grupo',
  cancel: 'Cancelar',
  changes: 'Cambios',
  undo: 'Deshacer',
  doneNotPublished: done => `${done} Aún no está publicado.`,
  loadingPreview: 'Cargando vista previa…',
  applyTo: words => `Aplicar ${toName(words)}`,
  promoted: (name, name2) => `${name} ahora tiene los valores de ${name2}.`,
  theCompany: 'La empresa',
  resetTitle: (label, where) => `Quitar cambio propio: ${label} en ${where}`,
  allOrNone: 'Se actualizan todas las sucursales juntas, o ninguna.',
  changesAndKeeps: (changes, kept) =>
    `${changes}; ${formatNumber(kept)} ${pluralForm(kept, 'conserva su valor propio', 'conservan su valor propio')}.`,
  changesOnly: changes => `${changes}.`,
  keepOwnValue: (count, names) =>
    `${pluralForm(count, 'Conserva su valor propio', 'Conservan su valor propio')}: ${names}`,
  valuesChange: count => `${formatCount(count, 'valor cambia', 'valores cambian')}.`,
  where: 'Dónde',
  selectedCount: (size, count) =>
    `${formatNumber(size)} de ${formatCount(count, 'sucursal', 'sucursales')} en la selección`,
  inheritsFrom: (name, target) => `${name} conserva este valor y ahora hereda ${ofName(target)}.`,
  inheritsFromExcept: (name, target, except) =>
    `${name} conserva este valor y ahora hereda ${ofName(target)}, excepto ${except}.`,
  cannotApply: (count, name, entries) =>
    `${formatCount(count, 'cambio propio', 'cambios propios')} no ${pluralForm(count, 'puede pasar allí y se queda', 'pueden pasar allí y se quedan')} en ${name}: ${entries}`,
  noLongerApplies: (names, value) => `Ya no se aplica en ${names}, y se conserva por si vuelve a aplicarse: ${value}`,
  resetConfirm: where => `Quitar en ${where}`,
  resetDone: (label, where) => `Se quitó el cambio propio de ${label} en ${where}.`,
  groupNamed: name => `el grupo ${name}`,
  companyLowercase: 'la empresa',
  actionError: 'No se pudo hacer. No se cambió nada.',
  thisAction: 'esto',
};
