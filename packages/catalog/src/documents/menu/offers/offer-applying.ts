import { color, type Field, group, text, toggle, type Value } from '@commissary/schema';
import { rule } from '../../../rule.ts';

const isAutomatic = { path: 'autoApplyIfCriteriaMet', equals: true } as const;

interface CouponCode {
  readonly required: boolean;
  readonly code: string;
}

const fields = group(
  { label: 'How it is applied', omitFromPath: true },
  {
    autoApplyIfCriteriaMet: toggle({ label: 'Apply automatically when the order qualifies' }),
    promptIfAutoApplied: toggle({ label: 'Ask the staff first', visibleWhen: isAutomatic }),
    couponCode: group(
      { label: 'Coupon code', omitFromPath: true },
      {
        required: toggle({ label: 'Require a coupon code' }),
        code: text({ label: 'Coupon code', max: 30, visibleWhen: { path: 'required', equals: true } }),
      },
      [rule<CouponCode>('coupon-code-missing', 'code', ({ required, code }) => !required || code.trim() !== '')],
    ),
    showInDiscountScreenList: toggle({ label: 'List on the discount screen', initial: true }),
    posMenuButton: group(
      { label: 'POS menu button', omitFromPath: true },
      {
        enabled: toggle({ label: 'Button on the POS menu' }),
        color: color({ label: 'Button color', initial: '#306090', visibleWhen: { path: 'enabled', equals: true } }),
      },
    ),
    createOnlineCouponButton: toggle({ label: 'Coupon button in the online store' }),
    showInSmartCoupons: toggle({ label: 'Suggest in smart coupons' }),
  },
);

export interface OfferApplying extends Value<typeof fields> {}
export const offerApplying: Field<OfferApplying> = fields;
