import type { LocationSettings, Menu } from '@commissary/catalog';
import type { Order } from '@commissary/domain';
import { naiveClock } from './naive-clock.ts';
import { findItem, type NaivePart } from './naive-lines.ts';
import { applyNaively, type NaiveOutcome, type NaiveUnit } from './naive-offers.ts';
import { cents, type Id, percentOf, same, schemeNow } from './naive-prices.ts';
import { partsOfUnit, wrongWith } from './naive-slots.ts';

/**
 * What an order costs, worked out a second time from the documents and the decisions, unit by unit, with none of the
 * functions of the product and nothing that is fast.
 */
export interface NaivePrice {
  readonly refused: readonly string[];
  readonly scheme: Id;
  readonly parts: readonly (readonly NaivePart[])[];
  readonly lines: readonly { readonly price: number; readonly off: number }[];
  readonly offers: readonly NaiveOutcome[];
  readonly taxes: readonly { readonly id: Id; readonly added: number; readonly included: number }[];
  readonly fees: readonly { readonly path: string; readonly cents: number }[];
  readonly total: number;
}

export const naiveOrder = (menu: Menu, settings: LocationSettings, order: Order): NaivePrice => {
  const clock = naiveClock(order.instant, order.timeZone);
  const scheme = schemeNow(menu, clock, order.orderType, order.channel);
  const refused: string[] = [];
  const units: NaiveUnit[] = [];
  const parts: (readonly NaivePart[])[] = [];
  if (order.orderType !== null) {
    const type = settings.orderTypes.types.find(one => same(one.id, order.orderType));
    const isTaken = order.channel === 'ONLINE' ? type?.activeOnline : type?.activePOS || type?.activeKiosk;
    if (isTaken !== true) refused.push('order ORDER_TYPE');
  }
  for (const [at, line] of order.lines.entries()) {
    const place = findItem(menu, line.item);
    if (place === null) {
      refused.push(`${at} ITEM_GONE`);
      continue;
    }
    const wrong = wrongWith(menu, place, line, order);
    for (const code of wrong) refused.push(`${at} ${code}`);
    if (wrong.length > 0) continue;
    const own = partsOfUnit(menu, place, line, scheme, line.size);
    if (own === null) {
      refused.push(`${at} NO_PRICE`);
      continue;
    }
    parts.push(own);
    const priceOf = (all: readonly NaivePart[]) => ({
      cents: all.reduce((sum, part) => sum + part.cents, 0),
      modifiers: all.reduce((sum, part) => sum + (part.kind.startsWith('MODIFIER') ? part.cents : 0), 0),
    });
    const { cents: full, modifiers } = priceOf(own);
    for (let n = 0; n < line.quantity; n++)
      units.push({
        ...{ line: at, department: place.department.id, category: place.item.category, item: place.item.id },
        ...{ size: line.size, options: line.styleOptions, full, cents: full, taxed: full, modifiers },
        inSize: size => {
          const hasSize = place.department.styles.some(
            style =>
              style.isSize &&
              style.options.some(one => same(one.id, size)) &&
              (place.item.styles === undefined ||
                place.item.styles.some(one => same(one.id, style.id) && one.optionIds.some(id => same(id, size)))),
          );
          if (!hasSize) return null;
          const other = partsOfUnit(menu, place, line, scheme, size);
          return other === null ? null : priceOf(other);
        },
      });
  }
  const none = { scheme, parts, lines: [], offers: [], taxes: [], fees: [], total: 0 };
  if (refused.length > 0) return { refused, ...none };

  const taxesNow = () => taxesOn(menu, order, units);
  const addedNow = () => taxesNow().reduce((sum, { added }) => sum + added, 0);
  const subtotal = units.reduce((sum, unit) => sum + unit.full, 0);
  const left = () => units.reduce((sum, unit) => sum + unit.cents, 0);
  const { outcomes, isFree } = applyNaively(menu, order, units, {
    ...{ scheme, clock, tax: addedNow },
    deliveryFee: tax => deliveryFees(settings, order, subtotal, left() + tax).reduce((sum, fee) => sum + fee.cents, 0),
  });
  const taxes = taxesNow();
  const taxed = left() + addedNow();
  const delivery = deliveryFees(settings, order, subtotal, taxed);
  const fees = [...(isFree ? [] : delivery), ...otherFees(settings, order, subtotal, left())];
  const due = taxed + fees.reduce((sum, fee) => sum + fee.cents, 0);
  const all = [...fees, ...cardFees(settings, order, due)].filter(fee => fee.cents !== 0);
  return {
    ...{ refused, scheme, parts, offers: outcomes, taxes, fees: all },
    lines: order.lines.map((_, at) => {
      const own = units.filter(unit => unit.line === at);
      const price = own.reduce((sum, unit) => sum + unit.full, 0);
      return { price, off: price - own.reduce((sum, unit) => sum + unit.cents, 0) };
    }),
    total: taxed + all.reduce((sum, fee) => sum + fee.cents, 0),
  };
};

const taxesOn = (menu: Menu, order: Order, units: readonly NaiveUnit[]) =>
  menu.taxStructures.map(tax => {
    // Each amount over 10^30 divided by what the taxes of the line raise it to: no fraction is lost before it is rounded.
    const sums = { added: [] as { over: bigint; under: bigint }[], included: [] as { over: bigint; under: bigint }[] };
    for (const [at] of order.lines.entries()) {
      const own = units.filter(unit => unit.line === at);
      const place = findItem(menu, order.lines[at]?.item ?? '');
      const taxes = place?.item.taxes ?? place?.category?.taxes ?? place?.department.taxes;
      if (taxes === undefined || !taxes.selected.some(id => same(id, tax.id))) continue;
      const base = own.reduce((sum, unit) => sum + (tax.applies === 'BEFORE' ? unit.full : unit.taxed), 0);
      const rate = rateOf(tax, order.orderType);
      const every = menu.taxStructures.filter(other => taxes.selected.some(id => same(id, other.id)));
      const raise = taxes.includedInPrice ? every.reduce((sum, other) => sum + rateOf(other, order.orderType), 0) : 0;
      sums[taxes.includedInPrice ? 'included' : 'added'].push({
        over: BigInt(base) * BigInt(rate),
        under: BigInt(1_000_000 + raise),
      });
    }
    const round = (parts: readonly { over: bigint; under: bigint }[]): number => {
      if (tax.settings.per === 'LINE')
        return parts.reduce((sum, part) => sum + nearest(part, tax.settings.rounding), 0);
      const under = parts.reduce((product, part) => product * part.under, 1n);
      const over = parts.reduce((sum, part) => sum + (part.over * under) / part.under, 0n);
      return nearest({ over, under }, tax.settings.rounding);
    };
    return { id: tax.id, added: round(sums.added), included: round(sums.included) };
  });

const rateOf = (tax: Menu['taxStructures'][number], orderType: Id | null): number => {
  const units = (text: string): number => {
    const [whole = '0', fraction = ''] = text.split('.');
    return Number(whole) * 10_000 + Number(`${fraction}0000`.slice(0, 4));
  };
  if (!tax.byOrderType) return units(tax.flatRate);
  for (const id of [orderType, tax.defaultOrderType])
    for (const [key, rate] of Object.entries(tax.orderTypeRates)) if (same(key, id)) return units(rate);
  return 0;
};

const nearest = ({ over, under }: { over: bigint; under: bigint }, rounding: string): number => {
  let down = over / under;
  const rest = over % under;
  if (rest === 0n) return Number(down);
  if (rounding === 'UP') down++;
  else if (rounding === 'HALF_UP' && rest * 2n >= under) down++;
  else if (rounding === 'HALF_EVEN' && (rest * 2n > under || (rest * 2n === under && down % 2n === 1n))) down++;
  return Number(down);
};

const deliveryFees = (settings: LocationSettings, order: Order, subtotal: number, taxed: number) => {
  const type = settings.orderTypes.types.find(one => same(one.id, order.orderType));
  if (type?.code !== 'delivery') return [];
  const { chargeCustomerMode, flatFeeAmount, percentageBeforeCpnTax, percentageAfterCpnTax } =
    settings.deliverySettings;
  const zone = settings.deliveryArea.zones.find(one => !one.disabled && same(one.id, order.deliveryZone));
  return [
    ...(chargeCustomerMode === 'BY_ZONE' && zone !== undefined
      ? [{ path: `/deliveryArea/zones/[${zone.id}]/deliveryFee`, cents: cents(zone.deliveryFee) }]
      : []),
    { path: '/deliverySettings/flatFeeAmount', cents: cents(flatFeeAmount) },
    { path: '/deliverySettings/percentageBeforeCpnTax', cents: percentOf(subtotal, cents(percentageBeforeCpnTax)) },
    { path: '/deliverySettings/percentageAfterCpnTax', cents: percentOf(taxed, cents(percentageAfterCpnTax)) },
  ];
};

const otherFees = (settings: LocationSettings, order: Order, subtotal: number, discounted: number) => {
  const { enabled, minPeoplePerOrder, chargePercentage, incomeType } = settings.tipsSettings.autoGratuityOnPOSOrder;
  if (!enabled || order.channel !== 'POS' || order.people < minPeoplePerOrder) return [];
  const of = incomeType === 'NET' ? discounted : subtotal;
  return [
    { path: '/tipsSettings/autoGratuityOnPOSOrder/chargePercentage', cents: percentOf(of, cents(chargePercentage)) },
  ];
};

const cardFees = (settings: LocationSettings, order: Order, due: number) => {
  const { surcharge, convenienceFee } = settings.creditAndGiftSettings;
  const tender = Number(order.tenderType ?? 0);
  return [
    ...(surcharge.enabled && tender >= 4 && tender <= 7
      ? [{ path: '/creditAndGiftSettings/surcharge/percent', cents: percentOf(due, cents(surcharge.percent)) }]
      : []),
    ...(convenienceFee.enabled && tender >= 3 && tender <= 7 && order.channel === 'ONLINE'
      ? [{ path: '/creditAndGiftSettings/convenienceFee/amount', cents: cents(convenienceFee.amount) }]
      : []),
  ];
};
