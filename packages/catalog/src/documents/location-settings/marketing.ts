import { type Field, group, type Value } from '@commissary/schema';
import { loyaltyFields } from './loyalty.ts';
import { customerFields } from './marketing-customers.ts';
import { messageFields, suggestionFields } from './marketing-messages.ts';

const fields = group(
  {
    label: 'Marketing',
    permission: 'accessConfigurationOptions',
    layout: [
      {
        title: 'Where customers live',
        help: 'What staff may choose, and what they start with',
        fields: [
          ...['areaCodes', 'defaultAreaCode', 'states', 'defaultState'],
          ...['cities', 'defaultCity', 'zipCodes', 'defaultZipCode'],
        ],
      },
      {
        title: 'Required of new customers',
        fields: ['requireFirstName', 'requireLastName', 'requirePhone', 'requireAddress', 'requireZone'],
      },
      { title: 'Stars', fields: ['oneStarOrders', 'twoStarOrders', 'threeStarOrders'] },
      { title: 'At the register', fields: ['approveCustomersForChecks', 'autoSelectOnLookup'] },
      { fields: ['userDefinedFields'] },
      { fields: ['customerGroups'] },
      {
        title: 'E-mail',
        fields: ['posEmailAtTimeOfOrder', 'posEmailAtDispatch', 'posEmailName', 'posEmailMessage'],
      },
      {
        title: 'Social media',
        fields: ['facebookUrl', 'twitterUrl', 'yelpUrl', 'instagramUrl', 'socialMediaMessage'],
      },
      { title: 'Suggestions', fields: Object.keys(suggestionFields) },
      { title: 'Loyalty', fields: Object.keys(loyaltyFields) },
      { title: 'Measuring', fields: ['googleTagManagerContainerId'], advanced: true },
    ],
  },
  { ...customerFields, ...messageFields, ...loyaltyFields, ...suggestionFields },
);

export interface Marketing extends Value<typeof fields> {}
export const marketing: Field<Marketing> = fields;
