import {
  choice,
  date,
  dateRange,
  group,
  list,
  localizedText,
  money,
  percent,
  reference,
  set,
  text,
  union,
  weeklySchedule,
} from '@commissary/schema';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { choose, row, typeInto } from '../../testing/form-fields.ts';
import { drawForm } from '../testing/draw-form.tsx';
import { GroupRows } from './group-rows.tsx';

const definition = group(
  { label: 'Offer' },
  {
    discount: union(
      { label: 'Discount' },
      {
        discriminator: 'type',
        initial: 'PERCENT',
        cases: {
          PERCENT: group({ label: 'Percent' }, { value: percent({ label: 'Percent off' }) }),
          AMOUNT: group({ label: 'Amount' }, { value: money({ label: 'Amount off', initial: '1.00' }) }),
        },
      },
    ),
    first: date({ label: 'First day' }),
    season: dateRange({ label: 'Season' }),
    hours: weeklySchedule({ label: 'Hours' }),
    title: localizedText({ label: 'Title', languages: ['en'] }),
  },
);

/** Draws the form of a definition that no document has, and returns what it edits. */
const draw = (level: 'company' | 'location' = 'company') => {
  const drawn = drawForm(definition, <GroupRows group={definition} path="" List={() => null} />, { level });
  undraw = drawn.undraw;
  return drawn.value;
};

let undraw = () => {};
afterEach(() => undraw());

const removal = page.getByRole('button', { name: 'Remove the values of other types' });

describe('the rows of a union', () => {
  it('show the active case, keep the values of the other, and remove them on demand', async () => {
    const value = draw();
    await typeInto('/discount/PERCENT/value', '12');
    expect(document.querySelector('[data-path="/discount/AMOUNT/value"]')).toBeNull();
    await choose('/discount/type', 'Amount');
    await typeInto('/discount/AMOUNT/value', '4');
    expect(document.querySelector('[data-path="/discount/PERCENT/value"]')).toBeNull();
    const both = { PERCENT: { value: '12.00' }, AMOUNT: { value: '4.00' } };
    await expect.poll(() => value('/discount')).toEqual({ type: 'AMOUNT', ...both });
    await choose('/discount/type', 'Percent');
    expect((await row('/discount/PERCENT/value')).querySelector('input')?.value).toBe('12.00');
    await userEvent.click(removal);
    expect(value('/discount')).toEqual({ type: 'PERCENT', PERCENT: both.PERCENT });
    await expect.element(removal).not.toBeInTheDocument();
  });

  it('have a source line and a reset at a location', async () => {
    const value = draw('location');
    await choose('/discount/type', 'Amount');
    expect(value('/discount/type')).toBe('AMOUNT');
    await userEvent.click(page.elementLocator(await row('/discount/type')).getByRole('button', { name: /Percent/ }));
    expect(value('/discount/type')).toBe('PERCENT');
  });
});

describe('the controls of dates, schedules and localized texts', () => {
  it('set a day, and a span of days', async () => {
    const value = draw();
    await userEvent.fill((await row('/first')).querySelector('input') as HTMLInputElement, '2026-05-01');
    expect(value('/first')).toBe('2026-05-01');
    const season = page.elementLocator(await row('/season'));
    await userEvent.fill(season.getByLabelText('Season: First day'), '2026-05-01');
    await userEvent.fill(season.getByLabelText('Season: Last day'), '2026-05-31');
    expect(value('/season')).toEqual({ from: '2026-05-01', to: '2026-05-31' });
  });

  it('add a period, and its days', async () => {
    const value = draw();
    await userEvent.click(page.getByRole('button', { name: 'Add period' }));
    await userEvent.click(page.getByRole('checkbox', { name: 'Sun' }));
    expect(value('/hours')).toEqual([{ days: [0, 1, 2, 3, 4, 5], from: 39_600, to: 50_400 }]);
  });

  it('set a text in an offered language, and in another', async () => {
    const value = draw();
    await userEvent.fill(page.getByRole('textbox', { name: 'en', exact: true }), 'Soup');
    await userEvent.fill(page.getByRole('textbox', { name: 'Title: Language' }), 'es-MX');
    await userEvent.click(page.getByRole('button', { name: 'Add language' }));
    await userEvent.fill(page.getByRole('textbox', { name: 'es-MX', exact: true }), 'Sopa');
    await expect.poll(() => value('/title')).toEqual({ en: 'Soup', 'es-MX': 'Sopa' });
  });
});

describe('the control of a choice', () => {
  const definition = group(
    { label: 'Order' },
    {
      course: choice({
        label: 'Course',
        options: [
          { value: 'S', label: 'Starter' },
          { value: 'M', label: 'Main' },
          { value: 'D', label: 'Dessert' },
        ],
      }),
    },
  );

  it('[RULE.settings.35] opened by one letter takes what is marked', async () => {
    const drawn = drawForm(definition, <GroupRows group={definition} path="" List={() => null} />);
    undraw = drawn.undraw;
    const input = page.getByRole('combobox', { name: 'Course' });
    await expect.element(input).toBeVisible();
    (input.element() as HTMLInputElement).focus();
    await userEvent.keyboard('d');
    await expect
      .element(page.getByRole('option', { name: 'Dessert' }))
      .toHaveAttribute('data-combobox-selected', 'true');
    // After every timer of the opening.
    await new Promise(resolve => setTimeout(resolve));
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => drawn.value('/course')).toBe('D');
  });

  it('[RULE.settings.35] of a few is typed too, and Enter takes the first that matches', async () => {
    const drawn = drawForm(definition, <GroupRows group={definition} path="" List={() => null} />);
    undraw = drawn.undraw;
    const input = page.getByRole('combobox', { name: 'Course' });
    await expect.element(input).toBeVisible();
    (input.element() as HTMLInputElement).focus();
    await userEvent.keyboard('des');
    // The list has been narrowed, and Enter takes what is marked in it.
    await expect.element(page.getByRole('option', { name: 'Starter' })).not.toBeInTheDocument();
    await expect
      .element(page.getByRole('option', { name: 'Dessert' }))
      .toHaveAttribute('data-combobox-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => drawn.value('/course')).toBe('D');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('option', { name: 'Starter' })).toBeVisible();
  });
});

describe('the control of members of a list', () => {
  const item = group({ label: 'Item' }, { id: text({ label: 'Id' }), name: text({ label: 'Name' }) });
  const kitchen = group(
    { label: 'Kitchen' },
    {
      few: set({ label: 'Few' }, reference({ label: 'Plate', to: '/plates', onDelete: 'drop-entry' })),
      many: set({ label: 'Many' }, reference({ label: 'Dish', to: '/dishes', onDelete: 'drop-entry' })),
      plates: list({ label: 'Plates' }, item),
      dishes: list({ label: 'Dishes' }, item),
    },
  );
  const members = (name: string, count: number) =>
    Array.from({ length: count }, (_, at) => ({ id: `${name}-${at}`, name: `${name} ${at}` }));

  it('is a box for each of a few; thousands are found by typing, and none is drawn before', async () => {
    const base = { few: [], many: ['Dish-7'], plates: members('Plate', 3), dishes: members('Dish', 3000) };
    const part = <GroupRows group={kitchen} path="" List={() => null} />;
    const drawn = drawForm(kitchen, part, { base });
    undraw = drawn.undraw;
    await userEvent.click(page.getByRole('checkbox', { name: 'Plate 1' }));
    expect(drawn.value('/few')).toEqual(['Plate-1']);
    const many = await row('/many');
    await expect.element(page.elementLocator(many).getByText('Dish 7')).toBeVisible();
    expect(many.querySelectorAll('*').length).toBeLessThan(60);
    await userEvent.fill(page.elementLocator(many).getByPlaceholder('Add'), 'Dish 2999');
    await userEvent.click(page.getByRole('option', { name: 'Dish 2999' }));
    expect(drawn.value('/many')).toEqual(['Dish-7', 'Dish-2999']);
  });
});
