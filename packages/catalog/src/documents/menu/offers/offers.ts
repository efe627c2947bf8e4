import { choice, type Field, group, idField, initial, list, timestamp, toggle, type Value } from '@commissary/schema';
import { rule } from '../../../rule.ts';
import { completeOffers } from './clean-ups.ts';
import { offerApplying } from './offer-applying.ts';
import { offerInfo } from './offer-info.ts';
import { offerValidity } from './offer-validity.ts';
import { offerScheme } from './offer-value.ts';

interface Applied {
  readonly appliesTo: string;
  readonly pricingSchemes: readonly { readonly comboOffer: { readonly groupIds: readonly unknown[] } }[];
}

const valueFields = group(
  { label: 'Value', omitFromPath: true },
  {
    appliesTo: choice({
      label: 'Applies to',
      options: [
        { value: 'ENTIRE_ORDER', label: 'The entire order' },
        { value: 'ANY_ITEM', label: 'Any item' },
        { value: 'INDIVIDUAL_GROUPS', label: 'Item groups' },
        { value: 'COMBO', label: 'A combo' },
      ],
    }),
    pricingSchemes: list(
      {
        label: 'Values',
        help: 'A pricing scheme without a value has that of the default one',
        nameFrom: '/pricingSchemes',
        keyedBy: ['schemeId'],
        as: 'entries',
        max: 100,
        initial: [{ ...initial(offerScheme), id: 1, schemeId: 1 }],
      },
      offerScheme,
    ),
  },
  [
    rule<Applied>(
      'combo-of-nothing',
      'appliesTo',
      ({ appliesTo, pricingSchemes }) =>
        appliesTo !== 'COMBO' || pricingSchemes.every(({ comboOffer }) => comboOffer.groupIds.length > 0),
    ),
  ],
);

/** The specification names this group and nothing in it. */
const interactionFields = group(
  { label: 'With other offers', omitFromPath: true },
  { combinable: toggle({ label: 'Can be combined with other offers', initial: true }) },
);

const advancedFields = group(
  { label: 'Advanced', omitFromPath: true },
  {
    showOfferAs: choice({
      label: 'Show on the ticket',
      options: [
        { value: 'LINE_ITEM', label: 'As a line of its own' },
        { value: 'REDUCED_PRICE', label: 'As a lower price' },
      ],
    }),
    applyOfferTo: choice({
      label: 'Of several items, apply to',
      options: [
        { value: 'LOWEST', label: 'The lowest-priced' },
        { value: 'HIGHEST', label: 'The highest-priced' },
      ],
    }),
    chargeModifiers: toggle({
      label: 'Charge modifiers in full',
      help: 'The offer reduces the price of the item alone',
    }),
    taxApply: choice({
      label: 'Tax',
      options: [
        { value: 'OFF', label: 'As the tax structure says' },
        { value: 'ON', label: 'On the price before the offer' },
      ],
    }),
    reportAsLowerSale: toggle({ label: 'Report as a lower sale' }),
    requireReason: toggle({ label: 'Require a reason' }),
    requireSignature: toggle({ label: 'Require a signature' }),
    physicalCouponExpected: toggle({ label: 'Expect a paper coupon' }),
  },
);

const offerFields = group(
  {
    label: 'Offer',
    layout: {
      tabs: [
        {
          key: 'value',
          title: 'Value',
          blocks: [
            { title: 'What guests save', fields: ['value/appliesTo', 'value/pricingSchemes'] },
            {
              title: 'Several items, other offers',
              fields: ['advanced/applyOfferTo', 'advanced/chargeModifiers', 'validity/usageLimit', 'interactions'],
            },
          ],
        },
        {
          key: 'validity',
          title: 'When',
          blocks: [
            { title: 'Days and hours', fields: ['validity/daysOfTheWeek', 'validity/timeOfDay', 'validity/dateRange'] },
            {
              title: 'Orders and guests',
              fields: [
                'validity/minimumPurchase',
                'validity/orderTypes',
                'validity/tenderTypes',
                'validity/customerTypes',
                'validity/customerGroups',
                'validity/guestDailyLimit',
              ],
            },
          ],
        },
        {
          key: 'applying',
          title: 'How it is applied',
          blocks: [
            { title: 'Applying', fields: ['applying'] },
            {
              title: 'At the point of sale',
              fields: ['advanced/requireReason', 'advanced/requireSignature', 'advanced/physicalCouponExpected'],
            },
          ],
        },
        {
          key: 'details',
          title: 'Details',
          blocks: [
            { title: 'Offer', fields: ['info/name', 'info/displayName', 'info/description', 'info/type'] },
            { title: 'Point of sale', fields: ['info/status', 'info/pluNum', 'info/channels'] },
            { title: 'Image', fields: ['info/imageId'], aside: true },
            {
              title: 'Tickets, tax and reports',
              fields: ['advanced/showOfferAs', 'advanced/taxApply', 'advanced/reportAsLowerSale', 'info/campaigns'],
              advanced: true,
            },
          ],
        },
      ],
    },
  },
  {
    id: idField(),
    dateCreated: timestamp({ label: 'Created', systemManaged: true, stamped: 'created' }),
    info: offerInfo,
    applying: offerApplying,
    validity: offerValidity,
    value: valueFields,
    interactions: interactionFields,
    advanced: advancedFields,
  },
);

export interface Offer extends Value<typeof offerFields> {}
export const offer: Field<Offer> = offerFields;

const fields = list(
  {
    label: 'Offers',
    help: 'Applied in this order',
    namePath: 'info/name',
    max: 1000,
    uniqueIds: 'document',
    publishedPosition: 'order',
    separateScreen: true,
    columns: ['info/type', 'info/status', 'value/appliesTo'],
    cleanedMembers: completeOffers,
  },
  offer,
);

export interface Offers extends Value<typeof fields> {}
export const offers: Field<Offers> = fields;
