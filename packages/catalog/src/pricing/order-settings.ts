import { type FeeTerms, isMoney, type OrderSettings, toCents } from '@commissary/domain';
import { memberPath } from '@commissary/schema';
import { cardTenders, creditTenders, type LocationSettings } from '../documents/index.ts';

/** The settings where none are known, such as in a form of the menu: any order type, and no fees. */
export const unknownSettings: OrderSettings = { orderTypes: null, fees: [] };

type Sections = Pick<
  LocationSettings,
  'orderTypes' | 'deliverySettings' | 'deliveryArea' | 'tipsSettings' | 'creditAndGiftSettings'
>;

/**
 * Returns what the price of an order depends on in the settings of a location: which order types are taken where, and
 * the fees in the order in which they are added: delivery, automatic gratuity, surcharge, convenience fee. A surcharge is
 * a part of what is due without the convenience fee.
 */
export const orderSettings = (settings: Sections): OrderSettings => ({
  orderTypes: settings.orderTypes.types.map(({ id, activePOS, activeKiosk, activeOnline }) => ({
    id,
    channels: [...(activePOS || activeKiosk ? (['POS'] as const) : []), ...(activeOnline ? (['ONLINE'] as const) : [])],
  })),
  fees: [...deliveryFees(settings), ...gratuity(settings), ...cardFees(settings)],
});

const always = {
  isDelivery: false,
  orderTypes: null,
  channel: null,
  tenderTypes: null,
  zone: null,
  leastPeople: 0,
} as const;

const deliveryFees = ({ orderTypes, deliverySettings, deliveryArea }: Sections): readonly FeeTerms[] => {
  const { chargeCustomerMode, flatFeeAmount, percentageBeforeCpnTax, percentageAfterCpnTax } = deliverySettings;
  const deliveries = orderTypes.types.filter(({ code }) => code === 'delivery').map(({ id }) => id);
  const delivery = { ...always, isDelivery: true, orderTypes: deliveries };
  const zones = chargeCustomerMode === 'BY_ZONE' ? deliveryArea.zones.filter(({ disabled }) => !disabled) : [];
  const share = (percent: string, of: 'SUBTOTAL' | 'TAXED', path: string): FeeTerms => ({
    ...{ kind: 'DELIVERY_SHARE', path: `/deliverySettings/${path}`, ...delivery },
    amount: { hundredths: centsIn(percent), of },
  });
  return [
    ...zones.map(
      ({ id, deliveryFee }): FeeTerms => ({
        ...{ kind: 'ZONE', path: `${memberPath('/deliveryArea/zones', id)}/deliveryFee`, ...delivery, zone: id },
        amount: { cents: centsIn(deliveryFee) },
      }),
    ),
    {
      ...{ kind: 'DELIVERY', path: '/deliverySettings/flatFeeAmount', ...delivery },
      amount: { cents: centsIn(flatFeeAmount) },
    },
    share(percentageBeforeCpnTax, 'SUBTOTAL', 'percentageBeforeCpnTax'),
    share(percentageAfterCpnTax, 'TAXED', 'percentageAfterCpnTax'),
  ];
};

/** On net sales: of the prices after discounts, before tax; on gross sales: of the prices. */
const gratuity = ({ tipsSettings: { autoGratuityOnPOSOrder: automatic } }: Sections): readonly FeeTerms[] => {
  const { enabled, chargePercentage, minPeoplePerOrder, incomeType } = automatic;
  if (!enabled) return [];
  const of = incomeType === 'NET' ? 'DISCOUNTED' : 'SUBTOTAL';
  return [
    {
      ...{ kind: 'GRATUITY', path: '/tipsSettings/autoGratuityOnPOSOrder/chargePercentage', ...always },
      ...{ channel: 'POS', leastPeople: minPeoplePerOrder },
      amount: { hundredths: centsIn(chargePercentage), of },
    },
  ];
};

const cardFees = ({ creditAndGiftSettings: { surcharge, convenienceFee } }: Sections): readonly FeeTerms[] => [
  ...(surcharge.enabled
    ? [
        {
          ...{ kind: 'SURCHARGE' as const, path: '/creditAndGiftSettings/surcharge/percent', ...always },
          tenderTypes: creditTenders,
          amount: { hundredths: centsIn(surcharge.percent), of: 'DUE' as const },
        },
      ]
    : []),
  ...(convenienceFee.enabled
    ? [
        {
          ...{ kind: 'CONVENIENCE' as const, path: '/creditAndGiftSettings/convenienceFee/amount', ...always },
          ...{ channel: 'ONLINE' as const, tenderTypes: cardTenders },
          amount: { cents: centsIn(convenienceFee.amount) },
        },
      ]
    : []),
];

/** An amount in cents, or a percentage in its hundredths; what is being typed may be none yet. */
const centsIn = (decimal: string): number => (isMoney(decimal) ? toCents(decimal) : 0);
