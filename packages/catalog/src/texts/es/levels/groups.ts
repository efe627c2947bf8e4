import type { groupsTexts as english } from '../../levels/groups.ts';
import type { Translated } from '../grammar/translated.ts';
import { formatCount, pluralForm } from '../grammar/words.ts';

/** Texts of groups. */
export const groupsTexts: Translated<typeof english> = {
  about: count =>
    `Un grupo de ${formatCount(count, 'sucursal', 'sucursales')}. Su configuración se aplica a ${pluralForm(count, 'ella', 'todas ellas')}.`,
  overrides: 'Cambios propios',
  editGroup: 'Editar grupo',
  locations: 'Sucursales de este grupo',
  saved: name => `${name} se guardó.`,
  addTitle: 'Agregar grupo',
  edit: name => `Editar ${name}`,
  details: 'Datos del grupo',
  name: 'Nombre',
  locationsLabel: 'Sucursales',
  oneGroupHint: 'Una sucursal puede estar en un grupo. Seleccionarla aquí la saca de su grupo actual.',
  impact: 'Qué cambia en estas sucursales',
  addSubmit: 'Agregar grupo',
  saveSubmit: 'Guardar grupo',
  noGroup: 'Sin grupo',
  inThisGroup: 'En este grupo',
  groups: 'Grupos',
  listAbout: 'La configuración del grupo reemplaza la de la empresa y se aplica a cada sucursal del grupo.',
  noGroups: 'Aún no hay grupos. Cada sucursal hereda de la empresa.',
  noLocations: 'Sin sucursales',
  overridesAt: name => `Cambios propios de ${name}`,
  removeMenuItem: 'Quitar grupo…',
  removed: name => `${name} se quitó.`,
  remove: name => `Quitar ${name}`,
  historyKept: 'Su configuración queda en el historial.',
  empty: 'No tiene sucursales.',
  leavesWithoutGroup: (count, names) =>
    `${formatCount(count, 'sucursal', 'sucursales')} ${pluralForm(count, 'quedaría', 'quedarían')} sin grupo: ${names}.`,
  losesRoles: count =>
    `${formatCount(count, 'persona')} ${pluralForm(count, 'perdería', 'perderían')} el rol asignado en este grupo.`,
  inGroup: name => `En ${name ?? 'otro grupo'}`,
  group: 'grupo',
  groupLabel: 'Grupo',
  location: 'Sucursal',
  thisGroup: 'Este grupo',
};
