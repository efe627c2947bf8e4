import { orderSettings, placePath } from '@commissary/catalog';
import { type Order, type OrderPrice, type PricingStep, prepareOrderPricing, priceOrder } from '@commissary/domain';
import { naiveOrder } from './naive-order.ts';
import type { OrderWorld } from './random-world.ts';

/** Prices an order of a world in both ways, and returns what differs; nothing where they agree. */
export const differencesOf = (
  { menu, settings }: OrderWorld,
  order: Order,
  price = priceOrder(prepareOrderPricing(menu, orderSettings(settings)), order),
): readonly string[] => {
  const naive = naiveOrder(menu, settings, order);
  const found: string[] = [];
  const compare = (what: string, ours: unknown, theirs: unknown): void => {
    const [one, other] = [JSON.stringify(ours), JSON.stringify(theirs)];
    if (one !== other) found.push(`${what}: ${one} instead of ${other}`);
  };
  const codes = price.isPriced
    ? []
    : price.refusals.map(
        ({ line, code, slot }) => `${line ?? 'order'} ${code}${slot === undefined ? '' : ` in ${slot}`}`,
      );
  compare('refusals', [...new Set(codes)].toSorted(), [...new Set(naive.refused)].toSorted());
  if (!price.isPriced || naive.refused.length > 0) return found;
  compare('scheme', String(price.scheme), String(naive.scheme));
  compare(
    'lines',
    price.lines.map(one => [one.price, one.off]),
    naive.lines.map(one => [one.price, one.off]),
  );
  compare(
    'offers',
    offersOf(price),
    naive.offers.map(one => [one.id, one.why ?? one.off]),
  );
  compare('taxes', price.taxes, naive.taxes);
  compare(
    'fees',
    feesOf(price),
    naive.fees.map(one => [one.path, one.cents]),
  );
  compare('total', price.total, naive.total);
  compare(
    'sum of the steps',
    price.steps.reduce((sum, { cents }) => sum + cents, 0),
    price.total,
  );
  for (const [line] of order.lines.entries())
    compare(`sources of line ${line}`, sourcesOf(price.steps, line, order), naiveSources(naive.parts[line] ?? []));
  return found;
};

const offersOf = ({ steps, offers }: OrderPrice) => {
  const skipped = new Map(steps.flatMap(step => (step.kind === 'OFFER_SKIPPED' ? [[step.offer, step.reason]] : [])));
  const all = [...new Set([...skipped.keys(), ...offers.map(({ id }) => id)])].toSorted();
  return all.map(id => [id, skipped.get(id) ?? offers.find(one => one.id === id)?.cents]);
};

/** What is paid of the fees, without those of a delivery that is free. */
const feesOf = ({ steps }: OrderPrice) => {
  const isFree = steps.some(({ kind }) => kind === 'FREE_DELIVERY');
  return steps.flatMap(step => {
    if (step.kind !== 'FEE' || (isFree && /^\/delivery/.test(step.settingsPath))) return [];
    return [[step.settingsPath, step.cents]];
  });
};

/** What each price of a line is, where it comes from and which schemes changed it, once for each unit of a modifier. */
const sourcesOf = (steps: readonly PricingStep[], line: number, { lines }: Order) =>
  steps
    .flatMap(step => {
      if (!('source' in step || step.kind === 'SLOT') || step.line !== line) return [];
      const { quantity } = step;
      const upcharge = { from: step.kind === 'SLOT' ? step.from : [], cents: step.cents / quantity, changes: [] };
      const source = step.kind === 'SLOT' ? upcharge : step.source;
      const one = [
        step.kind,
        step.cents / quantity,
        source === null ? null : [placePath(source.from), source.cents, source.changes.map(({ by }) => String(by))],
      ];
      return Array.from({ length: quantity / (lines[line]?.quantity ?? 1) }, () => JSON.stringify(one));
    })
    .toSorted();

const naiveSources = (parts: ReturnType<typeof naiveOrder>['parts'][number]) =>
  parts
    .map(({ kind, cents, price }) => JSON.stringify([kind, cents, price && [price.path, price.cents, price.by]]))
    .toSorted();
