import type { dashboardTexts as english } from '../dashboards.ts';
import type { Translated } from './grammar/translated.ts';

/** Texts of the dashboards of an analytics service. */
export const dashboardTexts: Translated<typeof english> = {
  about: 'Un tablero de su servicio de tableros.',
  failed: 'Su servicio de tableros no responde. Estos son los números de la consola.',
  listFailed: 'Su servicio de tableros no responde, así que aquí faltan sus tableros.',
  frameFailed: 'No se pudo abrir el tablero.',
  withoutFolder: 'Tableros',
  gone: 'Su servicio de tableros ya no tiene este tablero.',
  back: 'Todos los informes',
};
