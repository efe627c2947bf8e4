import type { pricingTexts as english } from '../../menu/pricing.ts';
import type { Translated } from '../grammar/translated.ts';
import { formatCount, formatList } from '../grammar/words.ts';

/** Texts of prices and pricing schemes. */
export const pricingTexts: Translated<typeof english> = {
  inForce: 'En vigor ahora',
  inForceHint: 'Cuenta el primer esquema de la lista que se aplica; si no, el predeterminado.',
  places: names => (names.length > 3 ? formatCount(names.length, 'sucursal', 'sucursales') : formatList(names)),
  inZone: (place, time) => `${place}, ${time}`,
  channels: { POS: 'punto de venta', ONLINE: 'en línea' },
  otherOrders: 'otros pedidos',
  /** `Happy hour (en línea: Entrega)`; nothing in brackets for every order. */
  schemeFor: (scheme, orders) => (orders.length === 0 ? scheme : `${scheme} (${orders.join('; ')})`),
  channelOrders: (channel, orders) => (orders.length === 0 ? channel : `${channel}: ${formatList(orders)}`),
  now: schemes => formatList(schemes),
  next: (schemes, when) => `Desde ${when}: ${formatList(schemes)}`,
  noNext: 'Nada más en una semana',
  onDay: (day, time) => `${day} ${time}`,
  week: 'La semana',
  weekHint: 'El esquema en vigor en cada momento de la semana.',
  weekOpen: place => `La línea de abajo: ${place} está abierto.`,
  nothingApplies: 'En ningún momento',
  closedThen: (name, place, times) => `${place} está cerrado cuando se aplicaría ${name}: ${formatList(times)}.`,
  ordersOf: 'Pedidos',
  allOrders: 'Todos los pedidos',
  span: (scheme, from, to) => `${scheme} ${from} a ${to}`,
  open: times => (times.length === 0 ? 'Cerrado' : `Abierto ${formatList(times)}`),
  period: (from, to) => `${from} a ${to}`,
  covers: (scheme, covered, times) =>
    `${scheme} va antes que ${covered}, que entonces no está en vigor: ${formatList(times)}.`,
  pricesOf: 'Esquema de precios',
  nowInForce: scheme => `${scheme}, en vigor ahora`,
};
