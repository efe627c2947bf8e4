import { withQuery } from '@commissary/catalog';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { goTo, openScreen, shownAddress } from '../../testing/open-screen.tsx';

const list = page.getByRole('list', { name: 'Items' });
const search = page.getByRole('textbox', { name: 'Search items' });
const link = (name: string) => list.getByRole('link', { name, exact: true });
const count = (text: string) => page.getByRole('status').filter({ hasText: text });
const sorted = (name: string) => page.getByRole('button', { name, exact: true });
/** What a row is drawn with. */
const drawn = (name: string) => link(name).element().closest('[data-row]');

it('[RULE.menuList.04] rows that still match are not drawn anew by a search, a filter or another order', async () => {
  await openScreen('priya', '/menu/menuItems', { at: null });
  await expect.element(link('Marinara')).toBeVisible();
  const row = drawn('Marinara');
  await search.fill('mar');
  await expect.element(count('of 43')).toBeInTheDocument();
  await expect.element(link('Capricciosa')).not.toBeInTheDocument();
  expect(drawn('Marinara')).toBe(row);
  await sorted('Sort by Item').click();
  await expect.element(sorted('Sorted by Item')).toBeInTheDocument();
  expect(drawn('Marinara')).toBe(row);
  await page.getByRole('button', { name: 'Show all in list order' }).click();
  await expect.element(link('Capricciosa')).toBeInTheDocument();
  expect(drawn('Marinara')).toBe(row);
  await page.getByRole('navigation', { name: 'Departments' }).getByRole('button', { name: /^Red/ }).click();
  await expect.element(count('19 of 43')).toBeInTheDocument();
  expect(drawn('Marinara')).toBe(row);
});

it('[RULE.menuList.04] a row keeps the focus, wherever it comes to stand', async () => {
  await openScreen('priya', '/menu/menuItems', { at: null });
  const all = shownAddress();
  await goTo(withQuery(all, { words: 'square', list: '/departments/[pizza]/items' }));
  await expect.element(count('1 of 43')).toBeInTheDocument();
  const [last] = list.getByRole('link').elements().toReversed();
  last?.focus();
  await goTo(all);
  await expect.element(link('Margherita')).toBeInTheDocument();
  expect(document.activeElement).toBe(last);
});

it('the rows in view are rendered when something high appears above a long list, and when it goes', async () => {
  await openScreen('priya', '/menu/menuItems', { at: null });
  const first = page.getByRole('link', { name: 'Margherita', exact: true });
  await expect.element(first).toBeVisible();
  const notice = document.createElement('div');
  notice.style.height = '3000px';
  document.getElementById('main')?.prepend(notice);
  window.scrollTo(0, 3000);
  await expect.element(first).toBeInViewport();
  notice.remove();
  window.scrollTo(0, 0);
  await expect.element(first).toBeInViewport();
});
