import { initialDocument, type Menu, onlineCategory, pricingScheme } from '@commissary/catalog';
import { apply, type Change } from '@commissary/document';
import { initial } from '@commissary/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stateWithChanges, stateWithoutChanges } from './document-state.ts';

type Scheme = Menu['pricingSchemes'][number];
type Online = Menu['onlineCategories'][number];

const schemeOf = (id: string, isActive: boolean): Scheme => ({ ...initial(pricingScheme), id, name: id, isActive });
const onlineOf = (id: string, categoryType: Online['categoryType'], categoryIds: string[]): Online => ({
  ...initial(onlineCategory),
  ...{ id, name: id, categoryType, categoryIds },
});
const menuWith = (more: Partial<Menu>): Menu => ({ ...initialDocument('menu'), ...more });

const types = ['MENU', 'SUBHEADER', 'SUBHEADER_UNUSED', 'OFFERS'] as const;
const online = (prefix: string) =>
  fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd').map(id => `${prefix}${id}`),
    type: fc.constantFrom(...types),
  });
const unique = <T extends { readonly id: string }>(one: fc.Arbitrary<T>) =>
  fc.uniqueArray(one, { maxLength: 4, selector: ({ id }) => id });

/** What one level adds and changes. */
const level = (prefix: string) =>
  fc.record({
    schemes: unique(fc.record({ id: fc.constantFrom('x', 'y').map(id => `${prefix}${id}`), isActive: fc.boolean() })),
    categories: unique(online(prefix)),
    switchedOff: fc.boolean(),
  });

const add = (list: string, value: { readonly id: string | number }): Change => ({
  op: 'add',
  path: `/${list}/[${value.id}]`,
  value,
  after: null,
});
const changesOf = ({ schemes, categories, switchedOff }: Level): Change[] => [
  ...schemes.map(({ id, isActive }) => add('pricingSchemes', schemeOf(id, isActive))),
  ...categories.map(({ id, type }) => add('onlineCategories', onlineOf(id, type, []))),
  ...(switchedOff ? [{ op: 'set' as const, path: '/pricingSchemes/[base]/isActive', value: false }] : []),
];
interface Level {
  readonly schemes: readonly { readonly id: string; readonly isActive: boolean }[];
  readonly categories: readonly { readonly id: string; readonly type: Online['categoryType'] }[];
  readonly switchedOff: boolean;
}

/** The same rules, read from the requirement and walked member by member. */
const bruteForce = (doc: Menu, added: readonly Change[]): Pick<Menu, 'pricingSchemes' | 'onlineCategories'> => {
  const isAdded = (list: string, id: unknown) =>
    added.some(({ op, path }) => op === 'add' && path === `/${list}/[${String(id)}]`);
  const pricingSchemes: Scheme[] = [];
  for (const scheme of doc.pricingSchemes)
    if (scheme.isDefault || scheme.isActive || isAdded('pricingSchemes', scheme.id)) pricingSchemes.push(scheme);
  const onlineCategories: Online[] = [];
  for (const one of doc.onlineCategories)
    if (one.categoryType !== 'MENU' || one.categoryIds.length > 0) onlineCategories.push({ ...one });
  const subheaders = () => onlineCategories.filter(({ categoryType }) => categoryType === 'SUBHEADER');
  for (;;) {
    const old = subheaders().find(({ id }) => !isAdded('onlineCategories', id));
    if (subheaders().length < 2 || old === undefined) return { pricingSchemes, onlineCategories };
    old.categoryType = 'SUBHEADER_UNUSED';
  }
};
const seen = (doc: unknown) => {
  const { pricingSchemes, onlineCategories } = doc as Menu;
  return { pricingSchemes, onlineCategories };
};

describe('clean-ups that no reference expresses', () => {
  it('leave at every level what a walk over the whole menu leaves', () => {
    fc.assert(
      fc.property(
        level('l'),
        level('g'),
        unique(online('c')),
        fc.boolean(),
        (ofLocation, ofGroup, categories, isOn) => {
          const base = menuWith({
            pricingSchemes: [...initialDocument('menu').pricingSchemes, schemeOf('base', isOn)],
            onlineCategories: categories.map(({ id, type }) => onlineOf(id, type, [])),
          });
          expect(seen(stateWithoutChanges('menu', base).document)).toEqual(bruteForce(base, []));
          const groupList = changesOf(ofGroup);
          const atGroup = stateWithChanges('menu', base, groupList);
          expect(seen(atGroup.document)).toEqual(bruteForce(apply(base, groupList) as Menu, groupList));
          const ownList = changesOf(ofLocation);
          const atLocation = stateWithChanges('menu', atGroup.applied, ownList);
          expect(seen(atLocation.document)).toEqual(bruteForce(apply(atGroup.applied, ownList) as Menu, ownList));
        },
      ),
    );
  });

  it('the prices of an inactive scheme go with it, and the default scheme stays', () => {
    const { pricingSchemes } = initialDocument('menu');
    const base = menuWith({ pricingSchemes: [...pricingSchemes, schemeOf('off', false)] });
    const difference = { type: 'AMOUNT' as const, AMOUNT: { amount: '0.00' } };
    const follows = { ...schemeOf('late', true), follows: { scheme: 'off', difference, round: '0.01' as const } };
    const { document, gone } = stateWithoutChanges('menu', {
      ...base,
      pricingSchemes: [...base.pricingSchemes, follows],
    });
    expect((document as Menu).pricingSchemes.map(({ id }) => id)).toEqual([1, 'late']);
    expect((document as Menu).pricingSchemes[1]?.follows?.scheme).toBe('');
    expect(gone).toEqual([]);
  });
});
