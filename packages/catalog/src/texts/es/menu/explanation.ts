import type { explanationTexts as english } from '../../menu/explanation.ts';
import type { Translated } from '../grammar/translated.ts';
import { formatCount } from '../grammar/words.ts';

/** Texts that say where a price, an opening time or an offer comes from. */
export const explanationTexts: Translated<typeof english> = {
  total: 'Total',
  skipped: count => formatCount(count, 'oferta no se aplica', 'ofertas no se aplican'),
  setAt: level => `definido en ${level}`,
  from: (step, sources) => [step, ...sources].join(', '),
  whoSet: step => `Quién definió ${step}`,
  setBy: (by, at, level) => `Definido por ${by}, ${at}, ${level}`,
  neverSet: 'Sin cambios desde que se creó',
  historyError: 'No se pudo cargar quién lo definió.',
  channels: { inStore: 'Local', online: 'Pedidos en línea' },
  openUntil: (who, until) => (until === null ? `${who}: abierto` : `${who}: abierto hasta ${until}`),
  closed: (who, opens) => (opens === null ? `${who}: cerrado` : `${who}: cerrado, abre ${opens}`),
  by: (words, rule) => `${words}, según ${rule}`,
  usualWeek: 'la semana normal',
  specialDay: (label, date) => (label === '' ? `el día especial ${date}` : label),
  whatIf: '¿Y si…?',
  whatIfHint: 'El total, y la diferencia',
  at: (time, scheme) => `${time}: ${scheme}`,
  ordered: { POS: 'En el punto de venta', ONLINE: 'Pedido en línea' },
  orderedAs: orderType => `Como ${orderType}`,
  people: count => `Con ${formatCount(count, 'persona')}`,
  states: { live: 'Con lo que está en vigor', saved: 'Con lo que está guardado' },
  same: 'Igual',
  difference: (amount, isMore) => (isMore ? `+${amount}` : amount),
  notOrdered: reason => `No se puede pedir: ${reason}`,
};
