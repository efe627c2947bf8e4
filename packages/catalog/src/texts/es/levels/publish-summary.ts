import type { publishSummaryTexts as english } from '../../levels/publish-summary.ts';
import type { Translated } from '../grammar/translated.ts';
import { formatCount, formatList } from '../grammar/words.ts';

/** Texts of what a publish now would change, after a save. */
export const publishSummaryTexts: Translated<typeof english> = {
  wouldChange: ({ changes, prices, locations }) =>
    `Publicar ahora cambiaría ${formatList([
      ...(prices > 0 ? [formatCount(prices, 'precio')] : []),
      ...(changes > prices
        ? [
            prices > 0
              ? formatCount(changes - prices, 'otro valor', 'otros valores')
              : formatCount(changes, 'valor', 'valores'),
          ]
        : []),
    ])} en ${formatCount(locations, 'sucursal', 'sucursales')}.`,
  publish: 'Publicar…',
};
