import type { localStartTexts as english } from '../../../levels/start-times/local-start.ts';
import type { Translated } from '../../grammar/translated.ts';
import { formatCount, formatList } from '../../grammar/words.ts';

/** Texts of a publish at the local time of each location. */
export const localStartTexts: Translated<typeof english> = {
  clock: 'La hora de quién',
  eachLocation: 'Hora de cada sucursal',
  myTime: zone => `Mi hora (${zone})`,
  time: 'Hora',
  at: when => `Empieza ${when} en cada sucursal.`,
  firstAndLast: (first, last) => ` En su hora, la primera empieza ${first} y la última ${last}.`,
  inYourTime: when => ` En su hora, eso es ${when}.`,
  past: (names, others) =>
    `Esta hora ya pasó en ${formatList([...names, ...(others > 0 ? [formatCount(others, 'otra sucursal', 'otras sucursales')] : [])])}.`,
  publishThereNow: 'Publicar allí ahora',
};
