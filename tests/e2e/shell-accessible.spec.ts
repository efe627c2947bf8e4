import type { Page } from '@playwright/test';
import { expectAccessible, inEachLook, inEachScheme, nameOf } from '../fixtures/accessible.ts';
import { test } from '../fixtures/browser-test.ts';
import { visitAs } from './shell-visit.ts';

const addresses = ['/home', '/locations', '/locations/elm-st', '/groups/downtown', '/menu/offers'];

const expectOpenToAll = (page: Page, where: string) =>
  inEachLook(page, look => expectAccessible(page, `${where}, ${nameOf(look)}`));

test('nothing in the shell keeps anybody out', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  await expectOpenToAll(page, 'sign-in');
  await visitAs(page, 'priya');
  for (const address of addresses) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await expectOpenToAll(page, address);
  }
});

const expectOpened = (page: Page, where: string) =>
  inEachScheme(page, colorScheme => expectAccessible(page, `${where}, ${colorScheme}`));

test('what opens over the page keeps nobody out', async ({ page }) => {
  await visitAs(page, 'priya', '/locations/old-mill');
  await page.getByRole('button', { name: 'Connect a terminal' }).click();
  await page.getByLabel('Name of the terminal').waitFor();
  await expectOpened(page, 'connect a terminal');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /not published/ }).click();
  await page.getByRole('link', { name: /Menu and settings/ }).waitFor();
  await expectOpened(page, 'what is not published');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Priya Raman, your menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  await expectOpened(page, 'the menu of a person');
  await page.goto('/home');
  await page.getByRole('button', { name: 'Company Sorrel & Salt' }).click();
  await page.getByRole('textbox', { name: 'Find a place' }).waitFor();
  await expectOpened(page, 'the places');
});
