import { expect, it } from 'vitest';
import type { OfferTerms } from './offer-terms.ts';
import { hasItsOrders } from './offer-validity.ts';
import { weekOfOffer } from './week-of-offer.ts';

const hour = 3600;
const terms = (change: Partial<OfferTerms> = {}): OfferTerms => ({
  isActive: true,
  channels: ['POS'],
  applied: 'ALONE',
  couponCode: null,
  dates: null,
  days: [1, 2],
  hours: { startTime: 22 * hour, endOffset: 4 * hour },
  orderTypes: null,
  tenderTypes: null,
  customerTypes: null,
  customerGroups: null,
  minimum: null,
  uses: 1,
  guestDailyLimit: null,
  isCombinable: true,
  first: 'LOWEST',
  isModifierCharged: false,
  isTaxedInFull: false,
  asks: [],
  value: null,
  otherValues: [],
  ...change,
});

const offer = terms();
const exclusive: Partial<OfferTerms> = { isCombinable: false, days: [2], hours: null };
const spansOf = (above: OfferTerms, own = offer) =>
  weekOfOffer([above, own], own).map(spans =>
    spans.map(({ from, to, applying }) => [
      from / hour,
      to / hour,
      applying.map(one => (one === own ? 'own' : 'above')),
    ]),
  );

it('[RULE.prices.28] shows when an offer is valid, and which offer is applied in its place or excluded by it', () => {
  expect(spansOf(terms(exclusive))).toEqual([
    [],
    [[22, 24, ['own']]],
    [
      [0, 2, ['above', 'own']],
      [22, 24, ['above', 'own']],
    ],
    [[0, 2, ['own']]],
    [],
    [],
    [],
  ]);
  expect(weekOfOffer([offer, terms(exclusive)], offer)[2]?.[0]?.applying[0]).toBe(offer);
  expect(spansOf(terms(exclusive), terms({ isActive: false })).flat()).toEqual([]);
});

it.each<[string, Partial<OfferTerms>, Partial<OfferTerms>?]>([
  ['can be combined', { isCombinable: true }],
  ['is chosen by the staff', { applied: 'CHOSEN' }],
  ['needs a coupon code', { couponCode: 'A' }],
  ['is for other channels', { channels: ['ONLINE'] }],
  ['is for other order types', { orderTypes: ['1'] }, { orderTypes: ['2'] }],
  ['is for nobody', { customerGroups: [] }],
  ['is over before', { dates: { from: '', to: '2026-01-01' } }, { dates: { from: '2026-01-02', to: '' } }],
  ['is switched off', { isActive: false }],
])('[RULE.prices.28] leaves out an offer that %s', (_, change, own = {}) => {
  expect(spansOf(terms({ ...exclusive, ...change }), terms(own)).flat(2)).not.toContainEqual(['above', 'own']);
});

it('[RULE.prices.28] tells an offer that applies to every order of another one from one with conditions of its own', () => {
  const plain = { freeDelivery: false, atMost: null, cashierUpTo: null, except: [], multiBuy: null };
  const value = { of: 'ORDER', saving: { ...plain, reduction: { by: 'AMOUNT', cents: 100 } } } as const;
  const minimum = { cents: 2000, mode: 'BEFORE' } as const;
  expect(hasItsOrders(terms({ value, days: [5], hours: null }), offer)).toBe(true);
  const online: Partial<OfferTerms> = { channels: ['POS', 'ONLINE'] };
  expect(hasItsOrders(terms({ value }), terms(online))).toBe(false);
  expect(hasItsOrders(terms({ value, ...online }), offer)).toBe(true);
  const limits: readonly Partial<OfferTerms>[] = [
    { orderTypes: ['1'] },
    { tenderTypes: ['1'] },
    { customerTypes: ['BUSINESS'] },
    { customerGroups: ['1'] },
  ];
  for (const limit of limits) {
    expect(hasItsOrders(terms({ value, ...limit }), offer)).toBe(false);
    expect(hasItsOrders(terms({ value, ...limit }), terms(limit))).toBe(true);
  }
  expect(hasItsOrders(terms({ value, minimum }), offer)).toBe(false);
  expect(hasItsOrders(terms({ value, minimum }), terms({ minimum }))).toBe(true);
  expect(hasItsOrders(terms({ value: { of: 'COMBO', groups: [], saving: value.saving } }), offer)).toBe(false);
});
