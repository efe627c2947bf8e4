import {
  choice,
  type Field,
  group,
  idField,
  image,
  isGroup,
  list,
  money,
  reference,
  text,
  toggle,
} from '@commissary/schema';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/axe.ts';
import { GroupRows } from '../fields/index.ts';
import { drawForm } from '../testing/draw-form.tsx';
import { ListSection } from './list-section.tsx';

const named = (label: string) => group({ label }, { id: idField(), name: text({ label: 'Name' }) });
const definition = group(
  { label: 'Tour' },
  {
    guides: list({ label: 'Guides', as: 'tags' }, named('Guide')),
    colors: list({ label: 'Colors' }, named('Color')),
    sights: list(
      { label: 'Sights' },
      group({ label: 'Sight' }, { id: idField(), name: text({ label: 'Name' }) }, [
        { code: 'unnamed', at: 'name', holds: ({ name }) => name !== '' },
      ]),
    ),
    flags: list(
      { label: 'Flags', as: 'tags', keyedBy: ['id'], nameFrom: '/colors' },
      group(
        { label: 'Flag' },
        { id: reference({ label: 'Color', to: '/colors', onDelete: 'drop-entry', systemManaged: true }) },
      ),
    ),
    stops: list(
      { label: 'Stops', as: 'cards', columns: ['state', 'price'] },
      group(
        { label: 'Stop' },
        {
          id: idField(),
          name: text({ label: 'Name' }),
          picture: image({ label: 'Picture' }),
          state: choice({ label: 'State', options: [{ value: 'open', label: 'Open' }] }),
          price: money({ label: 'Price' }),
          kept: toggle({ label: 'Kept' }),
        },
      ),
    ),
  },
);
const base = {
  guides: [{ id: 'a', name: 'Ana' }],
  colors: [
    { id: 'red', name: 'Red' },
    { id: 'blue', name: 'Blue' },
  ],
  flags: [{ id: 'red' }],
  sights: [],
  stops: ['One', 'Two', 'Three'].map((name, at) => ({
    id: `s${at}`,
    name,
    picture: at === 0 ? 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' : '',
    state: 'open',
    price: `${at}.50`,
    kept: false,
  })),
};

let undraw = () => {};
afterEach(() => undraw());
const draw = (part: string, level: 'company' | 'location' = 'company') => {
  const field: Field | undefined = isGroup(definition)
    ? definition.shape[part as keyof typeof definition.shape]
    : undefined;
  if (field === undefined) throw new Error(`There is no ${part}.`);
  const only = group({ label: 'Tour' }, { ...definition.shape });
  const drawn = drawForm(
    only,
    <GroupRows group={{ ...only, layout: [{ fields: [part] }] }} path="" List={ListSection} />,
    {
      level,
      base,
    },
  );
  undraw = drawn.undraw;
  return drawn.value;
};
const tags = (name: string) =>
  page
    .getByRole('list', { name })
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);

describe('a list as tags', () => {
  it('adds and removes names by keyboard, and says so', async () => {
    const value = draw('guides');
    const field = page.getByRole('textbox', { name: 'Add to guides' });
    await field.click();
    await userEvent.keyboard('Ben{Enter}Cleo{Enter}');
    expect(tags('Guides')).toEqual(['Ana', 'Ben', 'Cleo']);
    await expect.element(page.getByRole('status').filter({ hasText: 'Cleo is added.' })).toBeInTheDocument();
    await page.getByRole('button', { name: 'Remove Ben' }).click();
    await expect.element(field).toHaveFocus();
    expect(value('/guides')).toEqual([
      { id: 'a', name: 'Ana' },
      { id: 'n2', name: 'Cleo' },
    ]);
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('adds references from what is there, each once', async () => {
    const value = draw('flags');
    const picker = page.getByRole('combobox', { name: 'Add to flags' });
    await picker.click();
    await expect.element(page.getByRole('option', { name: 'Red' })).not.toBeInTheDocument();
    await userEvent.keyboard('Blu{Enter}');
    await expect.poll(() => tags('Flags')).toEqual(['Red', 'Blue']);
    await expect.element(picker).toHaveValue('');
    expect(value('/flags')).toEqual([{ id: 'red' }, { id: 'blue' }]);
  });

  it('at a location a removed tag stays in sight and can be restored', async () => {
    const value = draw('guides', 'location');
    await page.getByRole('button', { name: 'Remove Ana' }).click();
    expect(tags('Guides')).toEqual(['AnaHidden here']);
    await page.getByRole('button', { name: 'Restore Ana' }).click();
    expect(value('/guides')).toEqual(base.guides);
  });
});

it('[RULE.settings.34] a new row is marked as not saved with its first key, and not before', async () => {
  draw('sights');
  await page.getByRole('button', { name: 'Add sight' }).click();
  const name = page.getByRole('textbox', { name: 'Name' });
  await expect.element(name).toBeVisible();
  const marks = () => page.getByText('Not saved', { exact: true }).elements().length;
  expect(marks()).toBe(0);
  await name.fill('Tower');
  await expect.poll(marks).toBeGreaterThan(0);
});

describe('a list as cards', () => {
  it('shows each member with its picture and its values by name, and opens in place', async () => {
    draw('stops');
    const cards = page.getByRole('list', { name: 'Stops' }).getByRole('listitem');
    await expect.element(cards.first()).toMatchTextContent(/^One.*Open\$0\.50/);
    const values = [...cards.first().element().querySelectorAll('[data-label]')];
    expect(values.map(value => value.getAttribute('data-label'))).toEqual(['State', 'Price']);
    expect(cards.first().element().querySelector('img')).not.toBeNull();
    const [one, two] = cards.elements().map(card => card.getBoundingClientRect());
    expect(two?.top).toBe(one?.top);
    await page.getByRole('button', { name: 'One' }).click();
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('One');
    expect(await accessibilityProblems()).toEqual([]);
  });
});
