import type { quietTexts as english } from '../../../levels/start-times/quiet.ts';
import type { Translated } from '../../grammar/translated.ts';
import { formatCount, formatList } from '../../grammar/words.ts';

const others = (names: readonly string[], count: number): string =>
  formatList([...names, ...(count > 0 ? [formatCount(count, 'otra sucursal', 'otras sucursales')] : [])]);

/** Texts of a publish that is not within open hours. */
export const quietTexts: Translated<typeof english> = {
  notWhileOpen: 'No mientras esté abierta',
  about: 'Una sucursal que entonces esté abierta empieza cuando cierra, como máximo 48 horas después.',
  loading: 'Consultando cuándo cierran…',
  loadFailed: 'No se pudieron cargar los horarios.',
  allClosed: 'Entonces todas están cerradas.',
  firstAndLast: (first, last) => `En su hora, la primera empieza ${first} y la última ${last}.`,
  starts: when => `En su hora, empieza ${when}.`,
  waits: count => `${formatCount(count, 'sucursal espera', 'sucursales esperan')} hasta cerrar`,
  open: (from, to) => `Abierta de ${from} a ${to}`,
  more: count => formatCount(count, 'otra sucursal', 'otras sucursales'),
  never: (names, count) => `Abiertas las 24 horas: ${others(names, count)}.`,
  publishThereOpen: 'Publicar aunque esté abierta',
  staysQuiet: 'Cada sucursal espera hasta que cierra, como se programó.',
};
