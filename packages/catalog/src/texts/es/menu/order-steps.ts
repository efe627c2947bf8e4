import type { FeeKind, Placement, PricingStep, RefusalCode } from '@commissary/domain';
import type { orderStepTexts as english } from '../../menu/order-steps.ts';
import type { Translated } from '../grammar/translated.ts';
import { formatList, formatNumber } from '../grammar/words.ts';

type TextsOf<K extends string> = Readonly<Record<K, string>>;

const fees: TextsOf<FeeKind> = {
  ZONE: 'Zona de entrega',
  DELIVERY: 'Cargo de entrega',
  DELIVERY_SHARE: 'Cargo de entrega',
  GRATUITY: 'Propina automática',
  SURCHARGE: 'Recargo por tarjeta',
  CONVENIENCE: 'Cargo por conveniencia',
};
const schemes: TextsOf<Extract<PricingStep, { kind: 'SCHEME' }>['reason']> = {
  TIMES: 'se aplica a este pedido a esta hora',
  ALWAYS: 'se aplica siempre',
  DEFAULT: 'el esquema de precios predeterminado',
};
const placements: TextsOf<Placement> = { WHOLE: '', LEFT: 'mitad izquierda', RIGHT: 'mitad derecha' };

const refusals: TextsOf<RefusalCode> = {
  ORDER_TYPE: 'aquí no se acepta este tipo de pedido',
  ITEM_GONE: 'no está en el menú',
  ITEM_INACTIVE: 'inactivo',
  ITEM_CHANNEL: 'no se vende en este canal',
  OUT_OF_STOCK: 'agotado',
  SIZE_MISSING: 'sin tamaño elegido',
  SIZE_GONE: 'este tamaño no se ofrece',
  OPTION_MISSING: 'sin opción de un estilo elegida',
  OPTION_GONE: 'esta opción no se ofrece, o se eligió dos veces',
  OPTION_OUT_OF_STOCK: 'este tamaño o esta opción se agotó',
  MODIFIER_NOT_OFFERED: 'este modificador no se ofrece',
  MODIFIER_OUT_OF_STOCK: 'este modificador está agotado',
  NOT_INCLUDED: 'se dejó fuera, pero no está incluido',
  TOO_FEW_MODIFIERS: 'muy pocos modificadores',
  TOO_MANY_MODIFIERS: 'demasiados modificadores',
  SLOT_MISSING: 'nada elegido para un espacio',
  SLOT_GONE: 'no es un espacio de este artículo, o se llenó dos veces',
  CHOICE_GONE: 'no es una opción de este espacio',
  COMBO_IN_COMBO: 'un combo no puede estar en un combo',
  QUANTITY: 'no es una cantidad posible',
  NO_PRICE: 'sin precio',
};

/** Texts of the steps of an order's price. */
export const orderStepTexts: Translated<typeof english> = {
  scheme: (name, reason) => `${name}: ${schemes[reason]}`,
  /** `Margherita, Grande × 2 (Happy hour)`. */
  priced: (name, quantity, details) => {
    const counted = quantity === 1 ? name : `${name} × ${formatNumber(quantity)}`;
    return details.length === 0 ? counted : `${counted} (${details.join('; ')})`;
  },
  sized: (name, size) => `${name}, ${size}`,
  /** `Bebida: Cola, Grande`. */
  slot: (slot, chosen) => `${slot}: ${chosen}`,
  withOption: (name, option) => `${name} con ${option}`,
  placement: placements,
  free: { INCLUDED: 'incluido', SWAPPED: 'en lugar de uno que se dejó fuera' },
  /** `Predeterminado, cambiado por Happy hour`. */
  changedBy: (from, by) => `${from}, cambiado por ${formatList(by)}`,
  skipped: (offer, reason) => `${offer}: ${reason}`,
  tax: (name, rate, isAfter) => `${name}, ${rate} ${isAfter ? 'después de descuentos' : 'antes de descuentos'}`,
  inPrices: (tax, amount) => `${tax}; ${amount} en los precios`,
  fees,
  share: (fee, percent, amount) => `${fee}, ${percent} de ${amount}`,
  refused: 'Este pedido no se puede hacer.',
  reason: refusals,
  /** `Línea 2, Margherita: agotado`. */
  refusal: (line, name, code) =>
    `${line === null ? 'Pedido' : `Línea ${formatNumber(line + 1)}`}, ${name}: ${refusals[code]}`,
  freeDelivery: offer => `${offer}: entrega gratis`,
};
