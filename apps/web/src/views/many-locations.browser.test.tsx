import { describe, expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { openScreen, shownAddress } from '../testing/open-screen.tsx';
import { idOf } from '../testing/screen-parts.ts';

/** Whoever may do everything for 230 locations in one group. */
const owner = { permissions: ['companyAdmin'], company: 'Chain' } as const;
const options = page.getByRole('option');

describe('a choice among many', () => {
  const where = page.getByRole('combobox', { name: 'Where' });

  it('has none of its options in the page while it is closed, and at most a hundred while it is open', async () => {
    await openScreen(owner, '/audit', { at: null });
    await expect.element(where).toBeVisible();
    expect(document.querySelectorAll('[role="option"]').length).toBeLessThan(10);
    await where.click();
    await expect.poll(() => options.elements().length).toBe(100);
    await expect.element(page.getByText('131 more: type to find them')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => options.elements().length).toBe(0);
  });

  it('takes what is typed and Enter, wherever in the list the option is', async () => {
    await openScreen(owner, '/audit', { at: null });
    await where.click();
    await where.fill('place 229');
    await expect.poll(() => options.elements().length).toBe(1);
    await userEvent.keyboard('{Enter}');
    await expect.poll(shownAddress).toContain(`locationId=${idOf('Place 229')}`);
    await expect.element(where).toHaveValue('Place 229');
  });

  it('opens by an arrow key at the chosen option, and goes on from there', async () => {
    await openScreen(owner, '/audit', { at: 'Place 120' });
    await expect.element(where).toHaveValue('Place 120');
    const element = where.element();
    if (element instanceof HTMLElement) element.focus();
    await userEvent.keyboard('{ArrowDown}');
    const marked = () => document.querySelector('[data-combobox-selected]')?.textContent;
    await expect.poll(marked).toBe('Place 120');
    const labels = () => options.elements().map(({ textContent }) => textContent);
    const next = labels()[labels().indexOf('Place 120') + 1] ?? '';
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(marked).toBe(next);
    await userEvent.keyboard('{Enter}');
    await expect.element(where).toHaveValue(next);
  });
});

it('the list of levels draws its first options, says how many more there are, and finds the others', async () => {
  await openScreen(owner, '/locationSettings/tableAndBar', { at: null });
  await page.getByRole('button', { name: 'Company Chain' }).click();
  await expect.poll(() => options.elements().length).toBe(52);
  await expect.element(page.getByText('180 more: type to find them')).toBeVisible();
  await page.getByRole('textbox', { name: 'Search locations' }).fill('place 230');
  await expect.poll(() => options.elements().length).toBe(1);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.poll(shownAddress).toContain(`locationId=${idOf('Place 230')}`);
});

it('the publish board draws the lines near the viewport, counts all, and finds a location by typing', async () => {
  await openScreen(owner, '/menu/publish', { at: null });
  const lines = page.getByRole('list', { name: 'Locations' }).getByRole('listitem');
  // So many are closed at first.
  await expect.element(lines.first()).toHaveAttribute('aria-setsize', '1');
  await lines.first().getByRole('button').click();
  await expect.poll(() => lines.elements().length).toBeGreaterThan(10);
  expect(lines.elements().length).toBeLessThan(60);
  await expect.element(lines.first()).toHaveAttribute('aria-setsize', '231');
  await page.getByRole('searchbox', { name: 'Search locations' }).fill('place 229');
  await expect.poll(() => document.querySelectorAll('[data-location]').length).toBe(1);
  await expect.element(lines.nth(1)).toMatchTextContent(/^Place 229/);
  await page.getByRole('searchbox', { name: 'Search locations' }).fill('nowhere');
  await expect.element(page.getByText('No locations found')).toBeVisible();
});

it('home names the first of many locations without contact, counts the others, and asks for them in three calls', async () => {
  await openScreen(owner, '/home', { at: null });
  const panel = page.getByRole('region', { name: 'Locations Status' });
  await expect.element(panel).toMatchTextContent('0 Location(s) up to date');
  expect(panel.getByRole('listitem').elements()).toHaveLength(20);
  await expect.element(panel.getByRole('link', { name: '210 more locations' })).toBeVisible();
  const pages = (await commands.calls()).filter(call => /\/api\/tenants\/[^/]+\/page/.test(call));
  expect(pages).toHaveLength(3);
});

it('the locations of a group are drawn near the viewport, first its own, and found by typing', async () => {
  await openScreen(owner, '/groups', { at: null });
  await openScreen(owner, `/groups/${idOf('East')}/edit`, { at: null });
  const boxes = page.getByRole('checkbox');
  await expect.poll(() => boxes.elements().length).toBeGreaterThan(10);
  expect(boxes.elements().length).toBeLessThan(60);
  await page.getByRole('searchbox', { name: 'Search locations' }).fill('place 229');
  await expect.poll(() => boxes.elements().length).toBe(1);
  await page.getByRole('checkbox', { name: 'Place 229' }).click();
  await page.getByRole('searchbox', { name: 'Search locations' }).fill('');
  await expect.element(page.getByText('What changes at these locations')).toBeVisible();
});
