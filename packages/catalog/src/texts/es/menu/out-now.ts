import type { outNowTexts as english } from '../../menu/out-now.ts';
import type { Translated } from '../grammar/translated.ts';
import { formatCount, formatList, formatNumber } from '../grammar/words.ts';

/** Texts of the board of what is out of stock. */
export const outNowTexts: Translated<typeof english> = {
  about: 'Lo que las sucursales no venden por ahora. Entra en vigor de inmediato, y termina solo donde tiene un fin.',
  list: 'Agotado',
  loadFailed: 'No se pudo cargar lo agotado.',
  nothingOut: 'Todo lo del menú está disponible.',
  allBack: 'Todo disponible',
  allBackWhat: count => formatCount(count, 'entrada'),
  back: 'Disponible',
  backNamed: name => `Disponible de nuevo: ${name}`,
  backAt: (name, where) => `Disponible de nuevo en ${where}: ${name}`,
  where: (names, more) => (more === 0 ? formatList(names) : `${names.join(', ')} y ${formatNumber(more)} más`),
  locations: count => formatCount(count, 'sucursal', 'sucursales'),
  locationsOf: name => `Sucursales donde está agotado: ${name}`,
  until: time => `Hasta ${time}`,
  untilBetween: (first, last) => `Hasta ${first}, en la última sucursal hasta ${last}`,
  untilSome: first => `Hasta ${first}, en algunas sucursales hasta que se reactive`,
  untilPutBack: 'Hasta que se reactive',
  takenOff: (by, when) => `${by}, ${when}`,
};
