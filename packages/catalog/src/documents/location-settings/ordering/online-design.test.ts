import { contrast, readableContrast } from '@commissary/domain';
import {
  complete,
  fieldAt,
  initial,
  isColor,
  permissionsOf,
  removeDanglingReferences,
  validateValue,
} from '@commissary/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locationSettings } from '../location-settings.ts';
import { onlineDesign } from './online-design.ts';
import { buttonStyles, fontSizes, onlineFonts, onlinePalettes } from './online-design-options.ts';

const start = initial(onlineDesign);
const optionsOf = (key: string): readonly { value: string; label: string }[] =>
  (fieldAt(onlineDesign, `/${key}`) as { options?: readonly { value: string; label: string }[] } | undefined)
    ?.options ?? [];
const valuesOf = (key: string) => optionsOf(key).map(({ value }) => value);

it('[ENT.OnlineDesign] has these fields and no other', () => {
  expect(valuesOf('modifierLayout')).toEqual([
    'TABS',
    'SECTION_HEADINGS',
    'COLLAPSIBLE_SECTION_HEADINGS',
    'TABS_AND_SECTION_HEADINGS',
  ]);
  expect(valuesOf('itemBehavior')).toEqual(['SHOW_CUSTOMIZATION', 'ORDER_IMMEDIATELY', 'ASK_USER']);
  expect(valuesOf('orientation')).toEqual(['VERTICAL', 'HORIZONTAL']);
  expect(fontSizes.map(({ value }) => value)).toEqual([
    'xx-small',
    'x-small',
    'small',
    'medium',
    'large',
    'x-large',
    'xx-large',
  ]);
});

it('[CONST.online.*] starts with the modern style, the first font, and large item names', () => {
  expect(start).toMatchObject({
    designStyle: 'MODERN',
    modernFont: 'futura-pt',
    thumbnailSize: 'DEFAULT',
    itemNameSize: 'xx-large',
    sectionHeaderSize: 'large',
    locationFinder: { enabled: false },
  });
  for (const key of ['categorySize', 'descriptionSize', 'priceSize', 'buttonTextSize'] as const)
    expect(start[key]).toBe('medium');
  expect([onlinePalettes.length, buttonStyles.length, onlineFonts.length]).toEqual([8, 6, 15]);
  for (const { value: _, label: __, ...colors } of onlinePalettes) {
    expect(Object.values(colors).every(isColor)).toBe(true);
    expect(Object.values(colors)).toHaveLength(5);
  }
  const widths = [0, 1, 4, 5].map(borderWidth => validateValue(onlineDesign, { ...start, borderWidth }).length);
  expect(widths).toEqual([1, 0, 0, 1]);
});

it('[MSG.online.*] has these initial texts for guests', () => {
  expect([start.itemMessage, start.orderMessage, start.confirmationMessage]).toEqual([
    'Any comments? Please order additional items through the menu.',
    'Please enter delivery instructions or comments.',
    'Thank you! Please check your email for your receipt.',
  ]);
  for (const part of [/thank you/i, /do not reply/i, /call the restaurant/i]) expect(start.emailNote).toMatch(part);
  expect(optionsOf('buttonStyle').map(({ label }) => label)).toEqual([
    'Simple Rectangle',
    'Border Rectangle',
    'Shadow Rectangle',
    'Simple Rounded',
    'Border Rounded',
    'Shadow Rounded',
  ]);
  expect(optionsOf('emailTemplate').map(({ label }) => label)).toEqual(['Color Theme', 'Black & White']);
});

describe('on load', () => {
  const whole = initial(locationSettings);
  const loaded = (change: object) => complete(locationSettings, { ...whole, onlineDesign: { ...start, ...change } });

  it('[RULE.onlineDesign.01] a font that is not in the list is replaced by the first one', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), modernFont => {
        const known = onlineFonts.some(({ value }) => value === modernFont);
        const read = complete(onlineDesign, { ...start, modernFont });
        expect(read).toEqual({ ...start, modernFont: known ? modernFont : onlineFonts[0].value });
      }),
    );
    const below = { ...whole, onlineDesign: { ...start, modernFont: 'comic' } };
    expect(removeDanglingReferences(locationSettings, below).document).toEqual(whole);
  });

  it('[RULE.onlineDesign.02] a missing or empty value is that of a new design, and own styles may be empty', () => {
    const { customCss: _, locationFinder: __, borderWidth: ___, ...texts } = start;
    for (const key of Object.keys(texts)) {
      expect([key, loaded({ [key]: '' })]).toEqual([key, whole]);
      expect([key, loaded({ [key]: undefined })]).toEqual([key, whole]);
    }
    expect(complete(locationSettings, { ...whole, onlineDesign: undefined })).toEqual(whole);
    expect(loaded({ locationFinder: {} })).toEqual(whole);
  });
});

it('requires the permission for online ordering, and a second one for own styles', () => {
  const rights = (key: string) =>
    permissionsOf(locationSettings, { op: 'set', path: `/onlineDesign/${key}`, before: '', value: 'a' }, 'override');
  expect(rights('itemMessage')).toEqual(['MODIFY_ONLINE_ORDERING_CONFIGURATION']);
  expect(rights('customCss')).toContain('setCustomCss');
});

/** Mixes a share of one color over another, as a page does. */
const mixed = (one: string, share: number, other: string): string => {
  const part = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  const hex = (at: number) => Math.round(part(one, at) * share + part(other, at) * (1 - share)).toString(16);
  return `#${[1, 3, 5].map(at => hex(at).padStart(2, '0')).join('')}`;
};

it.each(onlinePalettes)('every text of an online page in $label is readable on its background', palette => {
  const { page, card, text, accent, onAccent } = palette;
  const pairs: readonly (readonly [string, string])[] = [
    [text, page],
    [text, card],
    [onAccent, accent],
    // A description is paler than a name, and a selected item has a light tint of the accent color.
    [mixed(text, 0.82, card), card],
    [text, mixed(accent, 0.12, card)],
  ];
  const weak = pairs.filter(([one, other]) => (contrast(one, other) ?? 0) < readableContrast);
  expect(weak).toEqual([]);
});
