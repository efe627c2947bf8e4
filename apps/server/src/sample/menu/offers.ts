import { type ItemGroup, type ItemGroupChoice, type Offer, offer } from '@commissary/catalog';
import { initial } from '@commissary/schema';

const start = initial(offer);
const [scheme] = start.value.pricingSchemes;
if (scheme === undefined) throw new Error('a new offer has a value of the default scheme');

type Part = {
  readonly info?: Partial<Offer['info']>;
  readonly applying?: Partial<Offer['applying']>;
  readonly validity?: Partial<Offer['validity']>;
  readonly advanced?: Partial<Offer['advanced']>;
  readonly combinable?: boolean;
};
type Value = Pick<Offer['value'], 'appliesTo'> & { readonly of: Partial<typeof scheme> };

const offerOf = (id: string, name: string, { appliesTo, of }: Value, part: Part = {}): Offer => ({
  ...start,
  id,
  info: { ...start.info, name, ...part.info },
  applying: { ...start.applying, ...part.applying },
  validity: { ...start.validity, ...part.validity },
  value: { appliesTo, pricingSchemes: [{ ...scheme, ...of }] },
  interactions: { combinable: part.combinable ?? true },
  advanced: { ...start.advanced, ...part.advanced },
});

const { anyItem, comboOffer, entireOrder } = scheme;
const amountOff = (amountValue: string) => ({ ...anyItem, value: { ...anyItem.value, amountValue } });
const percentOff = (percentageValue: string) => ({
  ...anyItem,
  value: { ...anyItem.value, type: 'PERCENTAGE' as const, percentageValue },
});
const ofGroup = (id: string, value: typeof anyItem): Value => ({
  appliesTo: 'INDIVIDUAL_GROUPS',
  of: { individualGroups: [{ id, ...value }] },
});
const ofOrder = (percentageValue: string): Value => ({
  appliesTo: 'ENTIRE_ORDER',
  of: { entireOrder: { ...entireOrder, value: { ...entireOrder.value, type: 'PERCENTAGE', percentageValue } } },
});

const hour = 3600;
const between = (from: number, to: number) => ({
  enabled: true,
  startTime: from * hour,
  endOffset: (to - from) * hour,
});
const minimum = (amount: string) => ({ amount, mode: 'BEFORE' as const });
const automatic = { autoApplyIfCriteriaMet: true };
const code = (text: string) => ({ couponCode: { required: true, code: text } });
const weekdays = [1, 2, 3, 4, 5];

/** The offers of the sample company, in the order in which they apply. */
export const sampleOffers: Offer[] = [
  offerOf('lunch-pizza', 'Lunch pizza deal', ofGroup('any-pizza', amountOff('3.00')), {
    info: { pluNum: '101', description: 'Three dollars off a pizza at lunch.' },
    applying: automatic,
    validity: { daysOfTheWeek: weekdays, timeOfDay: between(11, 15), minimumPurchase: minimum('20.00') },
    combinable: false,
  }),
  offerOf(
    'two-for-tuesday',
    'Two-for-Tuesday',
    {
      appliesTo: 'COMBO',
      of: {
        comboOffer: { ...comboOffer, groupIds: ['any-pizza', 'any-pizza-too'], value: percentOff('40.00').value },
      },
    },
    {
      info: { pluNum: '102', type: 'PROMO' },
      applying: automatic,
      validity: { daysOfTheWeek: [2] },
      combinable: false,
    },
  ),
  offerOf('pizza-pickup', 'Pizza to go', ofGroup('any-pizza', percentOff('20.00')), {
    info: { pluNum: '103', type: 'PROMO' },
    applying: { autoApplyIfCriteriaMet: true, promptIfAutoApplied: true },
    validity: { daysOfTheWeek: [1, 2, 3, 4], timeOfDay: between(15, 18), minimumPurchase: minimum('25.00') },
  }),
  offerOf(
    'pizza-upgrade',
    'Large for the price of a small',
    ofGroup('large-pizza', {
      ...anyItem,
      value: { ...anyItem.value, type: 'DIFFERENT_SIZE', sizeId: 'small' },
    }),
    {
      info: { pluNum: '104', type: 'COUPON' },
      applying: code('GOLARGE'),
      validity: { dateRange: { enabled: true, from: '2027-01-01', to: '2027-03-31' } },
      advanced: { physicalCouponExpected: true },
    },
  ),
  offerOf('welcome', 'Welcome, 10% off', ofOrder('10.00'), {
    info: { pluNum: '105', type: 'COUPON', channels: ['ONLINE'] },
    applying: { ...code('WELCOME10'), createOnlineCouponButton: true },
  }),
  offerOf(
    'free-delivery',
    'Free delivery',
    {
      appliesTo: 'ENTIRE_ORDER',
      of: { entireOrder: { ...entireOrder, freeDelivery: true } },
    },
    {
      info: { pluNum: '106', type: 'PROMO' },
      applying: automatic,
      validity: { minimumPurchase: minimum('40.00') },
    },
  ),
  offerOf('staff-meal', 'Staff meal', ofOrder('50.00'), {
    info: { pluNum: '107', type: 'COMP', channels: ['POS'] },
    advanced: { requireReason: true, requireSignature: true },
    combinable: false,
  }),
  offerOf('late-plates', 'Late small plates', ofGroup('small-plates', amountOff('2.00')), {
    info: { pluNum: '108', status: 'INACTIVE' },
    validity: { timeOfDay: between(21, 24), usageLimit: 4 },
    advanced: { applyOfferTo: 'HIGHEST' },
  }),
];

const all = (departmentId: string, part: Partial<ItemGroupChoice> = {}): ItemGroupChoice => ({
  id: departmentId,
  level: 'ITEMS',
  departmentId,
  categoryId: '',
  itemId: '',
  limitToSizeIds: [],
  limitToStyleIds: [],
  ...part,
});

/** What the offers of the sample company apply to. */
export const sampleItemGroups: ItemGroup[] = [
  { id: 'any-pizza', name: 'Any pizza', choices: [all('pizza')] },
  {
    id: 'any-pizza-too',
    name: 'A red or white pizza',
    choices: ['red', 'white'].map(name => all('pizza', { id: name, level: 'CATEGORY', categoryId: `pizza-${name}` })),
  },
  { id: 'large-pizza', name: 'A large pizza', choices: [all('pizza', { limitToSizeIds: ['large'] })] },
  { id: 'small-plates', name: 'Any small plate', choices: [all('small-plates')] },
];
