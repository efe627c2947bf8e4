import type { moveTexts as english } from '../../form/move.ts';
import type { Translated } from '../grammar/translated.ts';
import { formatCount, formatNumber, pluralForm } from '../grammar/words.ts';

/** Texts of moving members to another parent, with everything that is set for them. */
export const moveTexts: Translated<typeof english> = {
  moveTo: 'Mover a…',
  rows: count => formatCount(count, 'fila'),
  title: what => `Mover ${what}`,
  titleTo: (what, where) => `Mover ${what} a ${where}`,
  newParent: label => `Destino: ${label}`,
  search: label => `Buscar ${label}`,
  noMatch: text => `Sin resultados para “${text}”.`,
  chooseParent: label => `Elija el destino: ${label}.`,
  cancel: 'Cancelar',
  close: 'Cerrar',
  changes: 'Qué se mueve también',
  loading: 'Cargando vista previa…',
  unsaved: count =>
    `El cambio de lugar se guarda de inmediato. Guarde primero ${pluralForm(count, 'su', 'sus')} ${formatCount(count, 'cambio sin guardar', 'cambios sin guardar')}: no se pierde nada.`,
  saveFirst: 'Guardar y continuar',
  atCompany: 'Las filas se mueven en el nivel de la empresa, para todos los grupos y sucursales a la vez.',
  openAtCompany: 'Abrir en el nivel de la empresa',
  noPermission: permission => `No puede mover esto. Permiso necesario: “${permission}”.`,
  noAccess: 'No puede mover esto: se necesita acceso a toda la empresa.',
  nothingSet: 'Ningún grupo ni sucursal tiene valores propios para esto.',
  carried: count =>
    `${pluralForm(count, 'Un valor', `${formatNumber(count)} valores`)} de grupos y sucursales ${pluralForm(count, 'se mueve', 'se mueven')} también:`,
  valuesAt: count => formatCount(count, 'valor', 'valores'),
  elsewhere: count => `Y en ${formatCount(count, 'lugar', 'lugares')} sin acceso para usted.`,
  followed: count => `${formatCount(count, 'referencia')} ${pluralForm(count, 'pasa', 'pasan')} al nuevo lugar.`,
  removed: count =>
    `${formatCount(count, 'referencia')} allí no ${pluralForm(count, 'apuntaría a nada y se quita', 'apuntarían a nada y se quitan')}:`,
  value: (label, value) => `${label}: ${value}`,
  more: count => `Y ${formatNumber(count)} más.`,
  notPublishable: names => `Después no se podría publicar: ${names}`,
  changedMeanwhile: 'Otro usuario guardó mientras tanto. Aún no se movió nada. Esta es la nueva vista previa.',
  done: (what, where, count) => `${what} ${pluralForm(count, 'está', 'están')} ahora en ${where}.`,
  notPublished: 'Aún no está publicado.',
  undo: 'Deshacer',
  forbidden: 'No puede mover esto: falta un permiso. No se movió nada.',
  failed: 'No se pudo hacer. No se movió nada.',
  invalid: 'Los valores no serían válidos allí. No se movió nada.',
  refused: {
    'duplicate-id':
      'El nuevo lugar ya tiene una fila con el mismo ID, en la empresa o en una sucursal. No se movió nada.',
    'too-many': 'En el nuevo lugar no hay espacio para esto. No se movió nada.',
    'too-many-changes': 'Una sucursal tendría más cambios propios de los que puede. No se movió nada.',
    'unknown-member': 'Ya no está donde estaba. No se movió nada.',
    'unknown-list': 'El nuevo lugar ya no existe. No se movió nada.',
    'unknown-anchor': 'Las filas del nuevo lugar cambiaron. No se movió nada: inténtelo de nuevo.',
    'inside-itself': 'No se puede mover dentro de sí mismo. No se movió nada.',
  },
};
