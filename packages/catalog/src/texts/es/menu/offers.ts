import type { offersTexts as english } from '../../menu/offers.ts';
import type { Translated } from '../grammar/translated.ts';
import { formatCount, formatList, formatNumber } from '../grammar/words.ts';

const dayLabels = ['dom', 'lun', 'mar', 'mié', 'jue', 'vie', 'sáb'];

/** Texts of offers. */
export const offersTexts: Translated<typeof english> = {
  rule: 'La regla',
  ruleHint: 'Haga clic en una parte para cambiarla',
  amountOff: (amount, of) => `${amount} de descuento en ${of}`,
  percentOff: (percent, of) => `${percent} de descuento en ${of}`,
  sizePrice: (of, size) => `${of} al precio de ${size}`,
  entireOrder: 'todo el pedido',
  anyItem: 'cualquier artículo',
  combo: parts => `un combo de ${parts.join(' + ')}`,
  nothing: 'nada',
  noSize: 'ningún tamaño',
  anyOf: name => `cualquier ${name}`,
  itemIn: (item, place) => `${item} (${place})`,
  categoryIn: (category, department) => `cualquier ${category} (${department})`,
  withoutCategory: department => `artículos sin categoría (${department})`,
  limitedTo: (choice, options) => `${choice} en ${formatList(options, 'disjunction')}`,
  withOptions: (choice, options) => `${choice} con ${formatList(options, 'disjunction')}`,
  inNoSize: choice => `${choice} en un tamaño que se quitó`,
  withNoOption: choice => `${choice} con una opción que se quitó`,
  choices: names => formatList(names, 'disjunction'),
  /** `100% de descuento en cualquier Pizza (1 de cada 2)`. */
  multiBuy: (reduced, items) => `${formatNumber(reduced)} de cada ${formatNumber(items)}`,
  except: names => `excepto ${names}`,
  freeDelivery: 'con entrega gratis',
  atMost: amount => `como máximo ${amount}`,
  cashierUpTo: amount => `el cajero puede poner hasta ${amount} en su lugar`,
  inScheme: (scheme, value) => `en ${scheme}, ${value}`,
  noDay: 'ningún día',
  days: (from, to) => (from === to ? (dayLabels[from] ?? '') : `${dayLabels[from] ?? ''}–${dayLabels[to] ?? ''}`),
  hours: (from, to) => `${from} a ${to}`,
  dates: (from, to) =>
    from === ''
      ? to === ''
        ? 'en cualquier fecha'
        : `hasta el ${to}`
      : to === ''
        ? `desde el ${from}`
        : `desde el ${from} hasta el ${to}`,
  orderTypes: names => formatList(names, 'disjunction'),
  tenderTypes: names => `con pago en ${formatList(names, 'disjunction')}`,
  customerTypes: names => `para clientes ${formatList(names, 'disjunction')}`,
  customerGroups: names => `para clientes de ${formatList(names, 'disjunction')}`,
  nobody: {
    orderTypes: 'para ningún pedido: se quitaron sus tipos de pedido',
    tenderTypes: 'para ningún pedido: se quitaron sus formas de pago',
    customerTypes: 'para ningún cliente',
    customerGroups: 'para ningún cliente: se quitaron sus grupos de clientes',
  },
  customerType: { RESIDENTIAL: 'residenciales', BUSINESS: 'empresariales', LODGING: 'de hospedaje' },
  minimum: (amount, mode) => `mínimo ${amount} ${mode === 'BEFORE' ? 'antes' : 'después'} de impuestos`,
  uses: count => (count === 1 ? 'una vez por pedido' : `hasta ${formatCount(count, 'vez', 'veces')} por pedido`),
  guestDailyLimit: orders => `en ${formatCount(orders, 'pedido')} al día de cada cliente conocido`,
  first: { LOWEST: 'primero los de menor precio', HIGHEST: 'primero los de mayor precio' },
  modifiersCharged: 'los modificadores se cobran completos',
  alone: 'no con otras ofertas',
  couponCode: code => `con el código de cupón ${code}`,
  channels: { POS: 'solo en el punto de venta', ONLINE: 'solo en línea', none: 'en ninguna parte' },
  applied: {
    ALONE: 'se aplica automáticamente',
    ASKED: 'se aplica si el personal acepta',
    CHOSEN: 'se aplica cuando se pide',
  },
  taxedInFull: 'con impuesto sobre el precio antes de la oferta',
  asks: {
    REASON: 'se exige un motivo',
    SIGNATURE: 'se exige una firma',
    PAPER_COUPON: 'se recoge un cupón de papel',
  },
  inactive: 'desactivada',
  validNext: where => `Próxima vigencia en ${where}`,
  next: (day, hours) => `Próxima: ${day}, ${hours}`,
  never: 'Nunca vigente',
  neverHint: 'Está desactivada, no se vende en ninguna parte, ningún día o a nadie, o sus fechas ya pasaron.',
  shadowed: name => `${name} toma su lugar`,
  shadowedHint:
    'Esa oferta está antes que esta en la lista, se aplica a todos los pedidos a los que se aplica esta, y las dos no se pueden combinar.',
  showShadowing: name => `Mostrar ${name}`,
  week: 'La semana de un vistazo',
  weekHint: 'Cuándo está vigente en una semana dentro de sus fechas.',
  takesPlace: (first, other, times) =>
    `Donde se aplica ${first}, no se aplica ${other}, porque las dos no se pueden combinar: ${formatList(times)}.`,
  takesPlaceWhereMet: (first, other, times) =>
    `Donde se cumplen las condiciones de ${first}, no se aplica ${other}, porque las dos no se pueden combinar: ${formatList(times)}.`,
  today: 'Hoy',
  allDay: 'Todo el día',
  tryIt: 'Probarla',
  thisOffer: 'Esta oferta',
  delivery: 'Entrega gratis',
  total: 'Total antes de impuestos',
  rejection: {
    INACTIVE: 'No se aplica: está desactivada.',
    CHANNEL: 'No se aplica donde se hace el pedido.',
    NOT_CHOSEN: 'Solo se aplica cuando se pide.',
    COUPON_CODE: 'Necesita su código de cupón.',
    TIME: 'No se aplica a esta hora.',
    ORDER_TYPE: 'No se aplica a este tipo de pedido.',
    TENDER_TYPE: 'No se aplica a esta forma de pago.',
    CUSTOMER: 'No se aplica a este cliente.',
    GUEST_UNKNOWN: 'Tiene un límite por cliente, y no se conoce al cliente.',
    GUEST_LIMIT: 'El cliente ya la usó las veces que se puede en un día.',
    MINIMUM: 'Este pedido está por debajo del mínimo.',
    OTHER_OFFER: 'Ya se aplica otra oferta.',
    NOTHING_TO_REDUCE: 'No descuenta nada de este pedido.',
    ASKED: 'Se aplica cuando el personal acepta.',
  },
};
