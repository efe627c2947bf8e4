import type { freezeTexts as english } from '../../levels/freeze.ts';
import type { Translated } from '../grammar/translated.ts';
import { formatNumber } from '../grammar/words.ts';

/** Texts of locations that no publish reaches until they are released; `where` is a name or a number of locations. */
export const freezeTexts: Translated<typeof english> = {
  title: 'Congelar',
  meaning: count =>
    `Ninguna publicación de menú y configuración ${count === 1 ? 'le' : 'les'} llega hasta que se ${count === 1 ? 'descongele' : 'descongelen'}. Los empleados, el cierre inmediato y los agotados sí.`,
  reason: 'Motivo',
  freeze: 'Congelar sucursal',
  freezeSeveral: 'Congelar…',
  freezeAt: where => `Congelar ${where}`,
  release: 'Descongelar',
  releaseSeveral: count => `Descongelar ${formatNumber(count)}`,
  frozen: (where, count) => `${where} ${count === 1 ? 'quedó congelada' : 'quedaron congeladas'}.`,
  released: (where, count) =>
    `${where} ${count === 1 ? 'quedó descongelada' : 'quedaron descongeladas'}. Lo pendiente entra en vigor ahora.`,
  failed: 'No se cambió nada. Inténtelo de nuevo más tarde.',
};
