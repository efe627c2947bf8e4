import { type Field, group, type Value } from '@commissary/schema';
import { rule } from '../../../rule.ts';
import { loyaltyFields } from './loyalty.ts';
import { customerFields } from './marketing-customers.ts';
import { messageFields, suggestionFields } from './marketing-messages.ts';

type Stars = Readonly<Record<'oneStarOrders' | 'twoStarOrders' | 'threeStarOrders', number>>;

const fields = group(
  {
    label: 'Marketing',
    permission: 'accessConfigurationOptions',
    layout: [
      {
        title: 'Customer address defaults',
        help: 'Choices for staff, and the default for new customers',
        fields: [
          ...['areaCodes', 'defaultAreaCode', 'states', 'defaultState'],
          ...['cities', 'defaultCity', 'zipCodes', 'defaultZipCode'],
        ],
      },
      {
        title: 'Required customer information',
        fields: ['requireFirstName', 'requireLastName', 'requirePhone', 'requireAddress', 'requireZone'],
      },
      { title: 'Customer star rating', fields: ['oneStarOrders', 'twoStarOrders', 'threeStarOrders'] },
      { title: 'POS lookup', fields: ['approveCustomersForChecks', 'autoSelectOnLookup'] },
      { fields: ['userDefinedFields'] },
      { fields: ['customerGroups'] },
      {
        title: 'Email',
        fields: ['posEmailAtTimeOfOrder', 'posEmailAtDispatch', 'posEmailName', 'posEmailMessage'],
      },
      {
        title: 'Social media',
        fields: ['facebookUrl', 'twitterUrl', 'yelpUrl', 'instagramUrl', 'socialMediaMessage'],
      },
      { title: 'Suggestions', fields: Object.keys(suggestionFields) },
      { title: 'Loyalty', fields: Object.keys(loyaltyFields) },
      { title: 'Analytics tags', fields: ['googleTagManagerContainerId'], advanced: true },
    ],
  },
  { ...customerFields, ...messageFields, ...loyaltyFields, ...suggestionFields },
  [
    rule<Stars>(
      'stars-order',
      'twoStarOrders',
      ({ oneStarOrders, twoStarOrders, threeStarOrders }) =>
        oneStarOrders <= twoStarOrders && twoStarOrders <= threeStarOrders,
    ),
  ],
);

export interface Marketing extends Value<typeof fields> {}
export const marketing: Field<Marketing> = fields;
