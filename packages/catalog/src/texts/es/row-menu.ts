import type { rowMenuTexts as english } from '../row-menu.ts';
import { ofName } from './grammar/contractions.ts';
import type { Translated } from './grammar/translated.ts';

/** Texts of the menu of a row. */
export const rowMenuTexts: Translated<typeof english> = {
  moveUp: 'Subir',
  moveDown: 'Bajar',
  enable: 'Activar',
  disable: 'Desactivar',
  takeInherited: source => `Usar valor ${ofName(source)}`,
  company: 'la empresa',
  usages: 'Dónde se usa',
  remove: 'Quitar',
  hide: 'Ocultar aquí',
};
