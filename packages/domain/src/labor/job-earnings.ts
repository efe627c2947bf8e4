import { toCents } from '../formats/index.ts';
import { percentOf, roundCents } from './cents.ts';
import type { Deliveries, DriverPayRules, JobRules, Punch } from './labor.ts';

/** What a punch earns beside wages, as its job type says, in cents. */
export interface JobEarnings {
  /** Declared tips; where fewer were declared than the minimum of sales, the minimum. */
  readonly tips: number;
  /** Of them what the place holds; the rest is in the hands of who declared it. */
  readonly heldTips: number;
  readonly deliveryFees: number;
}

/** Returns the tips and the delivery pay of a punch. */
export const jobEarnings = (job: JobRules, punch: Punch): JobEarnings => {
  const tips = job.declareTipsAtClockOff
    ? Math.max(punch.declaredTips, percentOf(punch.sales, toCents(job.minimumTipPercentage)))
    : punch.declaredTips;
  return {
    tips,
    heldTips: Math.min(tips, punch.heldTips ?? tips),
    deliveryFees: deliveryFees(job.driverSettings, punch.deliveries),
  };
};

const deliveryFees = (rules: DriverPayRules, { orders, dispatches, orderTotal, miles, byZone }: Deliveries): number => {
  if (rules.mode === 'NOT_DRIVER') return 0;
  switch (rules.feeMethod) {
    case 'NONE':
      return 0;
    case 'PER_ORDER':
      return orders * toCents(rules.feePerOrder);
    case 'PER_DISPATCH':
      return dispatches * toCents(rules.feePerDispatch);
    case 'PERCENTAGE':
      return percentOf(orderTotal, toCents(rules.orderPercentage));
    case 'MILEAGE':
      return roundCents(BigInt(miles) * BigInt(toCents(rules.mileage)), 100n);
    case 'PER_ZONE': {
      const fees = new Map(rules.zones.map(({ zoneId, feePerZone }) => [String(zoneId), toCents(feePerZone)]));
      return byZone.reduce((sum, zone) => sum + zone.orders * (fees.get(String(zone.zoneId)) ?? 0), 0);
    }
  }
};
