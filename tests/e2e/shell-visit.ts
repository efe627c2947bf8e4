import type { Locator, Page } from '@playwright/test';
import { samplePassword } from '../fixtures/sample-company.ts';

const otherDomains: Readonly<Record<string, string>> = { nora: 'helping-hand', june: 'juniper' };
export const emailOf = (person: string) => `${person}@${otherDomains[person] ?? 'sorrel'}.example`;

/** Signs a sample user in without the form. */
export async function signIn(page: Page, person: string): Promise<void> {
  const answer = await page.request.post('/api/session/login', {
    headers: { 'x-commissary': '1' },
    data: { email: emailOf(person), password: samplePassword },
  });
  if (!answer.ok()) throw new Error(`${person} could not sign in: ${answer.status()} ${await answer.text()}`);
}

/** Signs a sample user in without the form, and opens an address. */
export async function visitAs(page: Page, person: string, address = '/home'): Promise<void> {
  await signIn(page, person);
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

type Start = Record<string, unknown> & { company: Record<string, unknown> & { menus: readonly object[] } };

/** Changes what the server answers when the console starts. */
export const changeStart = (page: Page, change: (start: Start) => object): Promise<unknown> =>
  page.route('**/api/session/start*', async route => {
    await route.fulfill({ json: change(await (await route.fetch()).json()) });
  });

/** Clicks a link, and resolves when the other page is shown: until then the old page would receive what is typed. */
export async function follow(link: Locator, title: string | RegExp): Promise<void> {
  await link.click();
  await link.page().getByRole('heading', { level: 1, name: title }).waitFor();
}

/** Signs in through the form, and resolves when the user is signed in. */
export async function signInAs(page: Page, person: string, password = samplePassword): Promise<void> {
  await fillSignIn(page, person, password);
  await page.getByRole('button', { name: /, your menu$/ }).waitFor();
}

/** Sends the sign-in form, as soon as it is on screen; the response is still pending. */
export async function fillSignIn(page: Page, person: string, password = samplePassword): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
  await page.getByLabel('Email', { exact: true }).fill(emailOf(person));
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
