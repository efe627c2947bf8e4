import type { terminalFloorTexts as english } from '../../levels/terminal-floor.ts';
import type { Translated } from '../grammar/translated.ts';
import { formatNumber } from '../grammar/words.ts';

/** The terminals of a location by their state. */
export const terminalFloorTexts: Translated<typeof english> = {
  tiles: 'Estado de cada terminal',
  words: {
    live: 'En vigor',
    fetching: 'Usa una versión anterior',
    empty: 'Aún no usa nada',
    trouble: 'No pudo tomar lo publicado',
  },
  silentSince: when => `Sin contacto desde ${when}`,
  counts: {
    live: count => `${formatNumber(count)} en vigor`,
    fetching: count => `${formatNumber(count)} con una versión anterior`,
    empty: count => `${formatNumber(count)} aún sin nada`,
    silent: count => `${formatNumber(count)} sin contacto`,
    trouble: count => `${formatNumber(count)} con un problema`,
  },
};
