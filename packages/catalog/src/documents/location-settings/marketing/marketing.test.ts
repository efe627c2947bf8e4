import { usStates } from '@commissary/domain';
import { fieldAt, initial, isList, removeDanglingReferences, validateValue } from '@commissary/schema';
import { describe, expect, it } from 'vitest';
import { valueTexts } from '../../../texts/form/values.ts';
import { messages } from '../../../texts/messages.ts';
import { type LocationSettings, locationSettings } from '../location-settings.ts';
import { loyaltyFields } from './loyalty.ts';
import { type Marketing, marketing } from './marketing.ts';
import { customerFields } from './marketing-customers.ts';
import { messageFields, suggestionFields } from './marketing-messages.ts';
import { pointBonus } from './point-bonuses.ts';

const start = initial(marketing);
const kindsOf = (fields: Readonly<Record<string, { kind: { name: string } }>>) =>
  Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, field.kind.name]));
const all = (kind: string, keys: string) => Object.fromEntries(keys.split(' ').map(key => [key, kind]));

it('[ENT.Marketing] has these fields and no other', () => {
  expect(kindsOf({ ...customerFields, ...messageFields })).toEqual({
    ...all('set', 'areaCodes states cities zipCodes'),
    ...all('reference', 'defaultAreaCode defaultState defaultCity defaultZipCode'),
    ...all('toggle', 'requireFirstName requireLastName requirePhone requireAddress requireZone'),
    ...all('number', 'oneStarOrders twoStarOrders threeStarOrders'),
    ...all('toggle', 'approveCustomersForChecks autoSelectOnLookup posEmailAtTimeOfOrder posEmailAtDispatch'),
    ...all('list', 'userDefinedFields customerGroups'),
    ...all('text', 'posEmailName posEmailMessage facebookUrl twitterUrl yelpUrl instagramUrl'),
    ...all('text', 'socialMediaMessage googleTagManagerContainerId'),
  });
});

it('[ENT.Loyalty] has these fields and no other', () => {
  expect(kindsOf(loyaltyFields)).toEqual({
    ...all('choice', 'loyaltyProgram'),
    ...all('text', 'loyaltyProgramName swipeLeadingCharacter swipeEndingCharacter loyaltyCompanyId loyaltyLocationId'),
    ...all('text', 'loyaltyProgramDescription loyaltyPointsDescription'),
    ...all('toggle', 'useSwipeCard loyaltyAutoEnroll loyaltyAllowPhoneEnrollWithoutEmail'),
    ...all('toggle', 'loyaltyPromptWithOffers loyaltyOnlineCheckoutEnroll'),
    ...all('number', 'pointsPerDollarSpent pointsRedeemedPerDollar pointsExpirationDays'),
    ...all('number', 'pointsRequiredForRedemption pointsRedemptionIncrement'),
    ...all('list', 'pointsBonuses'),
  });
});

it('[ENT.Suggestions] has these fields and no other', () => {
  expect(kindsOf(suggestionFields)).toEqual({
    ...all('toggle', 'suggestWhenItemOrdered personalizedSuggestionsEnabled mySuggestionsEnabled'),
    ...all('number', 'maxSuggestionsPerOrder'),
    ...all('text', 'personalizedSuggestionsText mySuggestionsText'),
  });
});

it('[CONST.marketing.*] [CONST.loyalty.*] [CONST.suggestions.*] starts with these values', () => {
  const given: Partial<Marketing> = {
    oneStarOrders: 3,
    twoStarOrders: 10,
    threeStarOrders: 40,
    requireFirstName: true,
    requireLastName: false,
    requirePhone: true,
    requireAddress: false,
    loyaltyProgram: 'BASIC',
    pointsPerDollarSpent: 1,
    pointsRedeemedPerDollar: 10,
    pointsExpirationDays: 365,
    swipeLeadingCharacter: '%',
    swipeEndingCharacter: '$',
    maxSuggestionsPerOrder: 3,
  };
  expect(start).toMatchObject(given);
  expect(start.userDefinedFields).toHaveLength(3);
  const programs = ['BASIC', 'ADVANCED', 'BOTH', 'NONE'];
  for (const loyaltyProgram of programs) expect(validateValue(marketing, { ...start, loyaltyProgram })).toEqual([]);
});

it('[MSG.marketing.email] [MSG.marketing.social] [MSG.suggest.*] starts with these texts', () => {
  expect([start.posEmailMessage, start.socialMediaMessage]).toEqual([
    'Thank you for your order!',
    'Connect with us for specials and savings!',
  ]);
  expect([start.personalizedSuggestionsText, start.mySuggestionsText]).toEqual([
    'Previously, you enjoyed:',
    'Would you like to try:',
  ]);
});

it('[MSG.bonus.*] a bonus is a percentage of the normal points, or a number of points', () => {
  const type = fieldAt(pointBonus, '/type');
  expect(type && ['PERCENT_OF_NORMAL', 'BONUS_POINTS'].map(value => type.kind.format(type, value, valueTexts))).toEqual(
    ['% of normal points', 'Bonus points'],
  );
});

describe('a default that is no longer allowed', () => {
  const cases = [
    ['[RULE.marketing.01]', 'areaCodes', 'defaultAreaCode', '312', 'Default area code'],
    ['[RULE.marketing.02]', 'cities', 'defaultCity', 'New York', 'Default city'],
    ['[RULE.marketing.03]', 'zipCodes', 'defaultZipCode', '60611', 'Default ZIP code'],
    ['[RULE.marketing.04]', 'states', 'defaultState', 'IL', 'Default state'],
  ] as const;

  it.each(cases)(
    '[MSG.marketing.unset] [ROUTE.locationSettings.marketing.b2] %s %s: is cleared, with a message',
    (_, words, preset, value, label) => {
      const settings = initial(locationSettings);
      const cleaned = (allowed: readonly string[]) => {
        const change = { ...settings.marketing, [words]: allowed, [preset]: value };
        expect(validateValue(marketing, change)).toEqual([]);
        return (
          removeDanglingReferences(locationSettings, { ...settings, marketing: change }).document as LocationSettings
        ).marketing;
      };
      expect([cleaned([value])[preset], cleaned([])[preset]]).toEqual([value, '']);
      expect(fieldAt(marketing, `/${preset}`)?.label).toBe(label);
      expect(messages.marketing.unset(label, value)).toBe(`The ${label} will be unset from ${value}`);
    },
  );
});

it('offers the codes of states and territories', () => {
  for (const code of usStates) expect(validateValue(marketing, { ...start, states: [code] })).toEqual([]);
  expect(validateValue(marketing, { ...start, states: ['XX'] }).map(({ code }) => code)).toEqual(['not-an-option']);
});

it('[RULE.bonus.03] a bonus has a name, both times or none, and can be disabled', () => {
  const bonus = { ...initial(pointBonus), id: 'b', name: 'Happy hour' };
  const codes = (change: object) =>
    validateValue(pointBonus, { ...bonus, ...change }).map(issue => issue.rule ?? issue.code);
  expect([codes({}), codes({ startTime: 0, endTime: 3600 }), codes({ startTime: 0 }), codes({ name: '' })]).toEqual([
    [],
    [],
    ['one-time'],
    ['unnamed'],
  ]);
  expect([bonus.days, codes({ days: [7] })]).toEqual([[0, 1, 2, 3, 4, 5, 6], ['too-large']]);
  const list = fieldAt(marketing, '/pointsBonuses');
  expect(list && isList(list) && list.disabledPath).toBe('disabled');
});
