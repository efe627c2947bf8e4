import { contrast, readableContrast } from '@commissary/domain';
import { fieldAt, initial, isList, newMember, validateValue } from '@commissary/schema';
import { expect, it } from 'vitest';
import { initialDocument } from '../../registry.ts';
import { posDesign } from './pos-design.ts';
import { posTheme, themeAreas } from './pos-themes.ts';

const areas = ['main', 'primary', 'button', 'input', 'highlight', 'menuTile', 'ticket'];

it('[ENT.PosTheme] has seven areas', () => {
  expect(themeAreas.map(({ key }) => key)).toEqual(areas);
});

it('[RULE.posTheme.02] [CONST.posTheme.defaults] a new document has a light and a dark theme', () => {
  const { themes } = initialDocument('settings').posDesign;
  expect(themes.map(({ id, name }) => [id, name])).toEqual([
    ['light', 'Light'],
    ['dark', 'Dark'],
  ]);
  expect(validateValue(posDesign, { ...initial(posDesign), themes: themes.slice(1) }).map(({ code }) => code)).toEqual([
    'fixed-member',
  ]);
});

it('every text of the initial designs is readable on its background', () => {
  const { posDesign: pos, kioskDesign: kiosk } = initialDocument('settings');
  const pairs = pos.themes.flatMap(theme =>
    themeAreas.map(({ key }) => [theme[`${key}TextColor`], theme[`${key}Background`]] as const),
  );
  const ticket = pos.virtualTicket;
  const look = kiosk.appearance;
  pairs.push(
    [ticket.textColor, ticket.background],
    [ticket.headerTextColor, ticket.headerBackground],
    [ticket.totalColor, ticket.background],
    [look.textColor, look.backgroundColor],
    [look.buttonTextColor, look.buttonColor],
  );
  for (const [text, background] of pairs)
    expect([text, background, (contrast(text, background) ?? 0) >= readableContrast]).toEqual([text, background, true]);
});

it('[RULE.posTheme.01] [ROUTE.locationSettings.posDesign.b3] [MSG.theme.new] [FMT.themeSuffix] [CONST.posTheme.newName] [CONST.posTheme.suffix] a new theme has a unique name', () => {
  const themes = fieldAt(posDesign, '/themes');
  if (themes === undefined || !isList(themes)) throw new Error('no list');
  const namesOf = (names: readonly string[]) => names.map((name, index) => ({ id: index, name }));
  const next = (...names: string[]) => newMember(themes, 'fresh', namesOf(names));
  expect(next('Light', 'Dark')).toEqual({ ...initial(posTheme), id: 'fresh', name: 'New Theme' });
  expect(next('New Theme')).toMatchObject({ name: 'New Theme (2)' });
  expect(next('New Theme', 'New Theme (2)', 'new theme (3)')).toMatchObject({ name: 'New Theme (4)' });
  expect(next('New Theme (2)')).toMatchObject({ name: 'New Theme' });
});
