import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/axe.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { expectText, heading } from '../../testing/screen-parts.ts';

const guests = '/menu/guests';
const table = page.getByRole('grid', { name: 'What items lack for guests' });
const changes = page.getByRole('region', { name: 'Changes not saved' });
const progress = () => /(\d+) of (\d+) items are complete/.exec(page.getByRole('main').element().textContent ?? '');
const complete = () => Number(progress()?.[1]);
const want = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}, \\d+ without$`) });
const wantOnly = async (...kept: readonly string[]) => {
  for (const name of ['Image', 'Description', 'Translation', 'Calories', 'Allergens'])
    if (!kept.includes(name)) await want(name).click();
};
const cellOf = (inside: string) => document.querySelector<HTMLElement>(`[data-path$="${inside}"]`);
const fill = async (inside: string, text: string) => {
  await expect.poll(() => cellOf(inside)).not.toBeNull();
  const cell = cellOf(inside);
  if (cell !== null) await userEvent.click(cell);
  await userEvent.keyboard(`${text}{Enter}`);
};
const look = (name: string) => page.getByRole('radio', { name }).click();
const sheet = page.getByRole('article');

describe('what items lack for guests', () => {
  it('[RULE.menuGuests.04] is one table that is filled in place, and a completed item stays until somebody looks again', async () => {
    await openScreen('priya', guests, { at: null });
    await expect.element(heading).toHaveTextContent('For guests');
    await expect.element(table).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
    await wantOnly('Calories');
    const before = complete();
    const calories = '/items/[margherita]/nutrition/calories';
    await fill(calories, '820');
    await expect.element(changes).toMatchTextContent('1 change');
    await expect.poll(complete).toBe(before + 1);
    expect(cellOf(calories)?.textContent).toContain('820');
    await page.getByRole('button', { name: 'Look again' }).click();
    await expect.poll(() => cellOf(calories)).toBeNull();
    await page.getByRole('button', { name: 'Show complete items too' }).click();
    await expect.poll(() => cellOf(calories)?.textContent).toContain('820');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(changes).toMatchTextContent('0 changes');
    await expect.poll(complete).toBe(before);
  });

  it('[RULE.menuGuests.05] follows what an item needs', async () => {
    await openScreen('priya', guests, { at: null });
    await expect.element(want('Description')).toHaveAttribute('aria-pressed', 'true');
    const all = Number(progress()?.[2]);
    await wantOnly('Description');
    const without = Number(/\d+/.exec(want('Description').element().textContent ?? '')?.[0]);
    await expect.poll(complete).toBe(all - without);
    await want('Description').click();
    await expectText('Choose what an item needs.');
    await expect.element(table).not.toBeInTheDocument();
  });

  it('[RULE.menuGuests.04] has a name in a language that is added, and allergens by their names', async () => {
    await openScreen('priya', guests, { at: null });
    await page.getByRole('combobox', { name: 'Add a language' }).selectOptions('Portuguese');
    await fill('/items/[margherita]/translations/displayName/pt', 'Margarida');
    await fill('/items/[margherita]/allergens', 'Milk, wheat');
    await expect.poll(() => cellOf('/items/[margherita]/allergens')?.textContent).toContain('Milk, Wheat');
    // Each allergen is a change of its own.
    await expect.element(changes).toMatchTextContent('3 changes');
  });
});

describe('what an item needs, on a phone', () => {
  beforeEach(() => page.viewport(390, 844));
  afterEach(() => page.viewport(1440, 900));

  it('[RULE.menuGuests.11] is chosen in one row, which scrolls to what has the focus', async () => {
    await openScreen('priya', guests, { at: null });
    await expect.element(want('Image')).toBeVisible();
    const buttons = page.getByRole('group', { name: 'What an item needs' }).getByRole('button').elements();
    expect(buttons.length).toBe(5);
    expect(new Set(buttons.map(one => Math.round(one.getBoundingClientRect().top))).size).toBe(1);
    const last = buttons.at(-1);
    const edge = () => last?.getBoundingClientRect().right ?? 0;
    expect(edge()).toBeGreaterThan(390);
    if (last instanceof HTMLElement) last.focus();
    await expect.poll(edge).toBeLessThanOrEqual(390);
    expect(document.documentElement.scrollWidth).toBe(390);
    expect(await accessibilityProblems()).toEqual([]);
  });
});

describe('a sheet for guests', () => {
  it('[RULE.menuGuests.06] has the prices of a scheme at the level, and texts in a language where they are written in it', async () => {
    await openScreen('priya', guests, { at: null });
    await look('Price list');
    const margherita = () => sheet.getByRole('listitem').filter({ hasText: 'Margherita' }).first();
    await expect.element(margherita()).toMatchTextContent(/10 in \$15\.50.*14 in \$19\.50/);
    const soldFor = (name: string) => sheet.getByRole('listitem').filter({ hasText: name }).first();
    await expect.element(soldFor('Diavola')).toMatchTextContent('$21.50');
    await expect.element(sheet.getByRole('heading', { level: 2 })).toHaveTextContent('Sorrel & Salt');
    expect(await accessibilityProblems()).toEqual([]);
    const usual = soldFor('Negroni').element().textContent;
    await page.getByRole('combobox', { name: 'Pricing scheme' }).selectOptions('Happy hour');
    await expect.element(sheet.getByRole('heading', { level: 2 })).toHaveTextContent('Sorrel & Salt · Happy hour');
    await expect.element(soldFor('Negroni')).not.toHaveTextContent(usual ?? '');
    await expect.element(soldFor('Diavola')).toMatchTextContent('$21.50');
    await openScreen('priya', guests, { at: 'Elm St.' });
    await look('Price list');
    await expect.element(sheet).toMatchTextContent('Elm St.');
    await expect.element(soldFor('Diavola')).toMatchTextContent('$22.50');
  });

  it('[RULE.menuGuests.06] has a name in a language where it is written in it, and is marked so', async () => {
    await openScreen('priya', guests, { at: null });
    await page.getByRole('combobox', { name: 'Add a language' }).selectOptions('Portuguese');
    await fill('/items/[margherita]/translations/displayName/pt', 'Margarida');
    await look('Price list');
    await expectText('Margherita');
    await page.getByRole('combobox', { name: 'Language' }).selectOptions('Portuguese');
    await expect.element(sheet.getByText('Margarida', { exact: true })).toHaveAttribute('lang', 'pt');
    await expect.element(sheet.getByText('Margherita', { exact: true })).not.toBeInTheDocument();
    await expect.element(sheet.getByText('Marinara', { exact: true })).not.toHaveAttribute('lang');
  });

  it('[RULE.menuGuests.07] says what is recorded, and to ask where nothing is', async () => {
    await openScreen('priya', guests, { at: null });
    await fill('/items/[margherita]/allergens', 'Milk');
    await look('Allergen card');
    await expect.element(sheet.getByRole('row', { name: 'Margherita Milk' })).toBeVisible();
    await expect.element(sheet.getByRole('row', { name: 'Marinara Please ask us' })).toBeVisible();
    const said = sheet
      .getByRole('cell')
      .elements()
      .map(({ textContent }) => textContent);
    expect(said.filter(text => /\b(free|no|none|without)\b/i.test(text))).toEqual([]);
    expect(said).not.toContain('');
    await expect.element(sheet).toMatchTextContent('please ask us about every dish');
  });

  it('[RULE.menuGuests.09] has its own words and the allergens in the language that is chosen, and is marked so', async () => {
    await openScreen('priya', guests, { at: null });
    await page.getByRole('combobox', { name: 'Add a language' }).selectOptions('German');
    await fill('/items/[margherita]/translations/displayName/de', 'Margherita');
    await fill('/items/[margherita]/allergens', 'Milk, wheat');
    await look('Allergen card');
    await expect.element(sheet.getByRole('row', { name: 'Margherita Milk and Wheat' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Language' }).selectOptions('German');
    await expect.element(sheet.getByRole('row', { name: 'Margherita Milch und Weizen' })).toBeVisible();
    await expect.element(sheet.getByRole('row', { name: 'Marinara Bitte fragen Sie uns' })).toBeVisible();
    const own = ['Milch und Weizen', 'Gericht', 'Enthält'];
    for (const text of own)
      await expect.element(sheet.getByText(text, { exact: true }).first()).toHaveAttribute('lang', 'de');
    expect(sheet.element().textContent).not.toMatch(/Contains|ask us|Only what is recorded/);
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('[RULE.menuGuests.08] is alone on paper, a department a page', async () => {
    await openScreen('priya', guests, { at: null });
    await look('Price list');
    await expect.element(sheet).toBeVisible();
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const paper = rules.filter(
      (one): one is CSSMediaRule => one instanceof CSSMediaRule && one.conditionText === 'print',
    );
    const styles = paper.flatMap(({ cssRules }) => [...cssRules]).filter(one => one instanceof CSSStyleRule);
    const onPaper = (element: Element, property: 'display' | 'breakBefore') =>
      styles.findLast(({ selectorText, style }) => element.matches(selectorText) && style[property] !== '')?.style[
        property
      ];
    const print = page.getByRole('button', { name: 'Print' }).element();
    const isHidden = (element: Element | null): boolean =>
      element !== null && (onPaper(element, 'display') === 'none' || isHidden(element.parentElement));
    expect([isHidden(print), isHidden(heading.element()), isHidden(sheet.element())]).toEqual([true, true, false]);
    const departments = [...sheet.element().querySelectorAll('section')];
    expect(departments.length).toBeGreaterThan(3);
    expect(departments.map(one => onPaper(one, 'breakBefore') ?? '')).toEqual([
      '',
      ...departments.slice(1).map(() => 'page'),
    ]);
  });
});
