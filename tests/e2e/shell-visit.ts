import type { Page } from '@playwright/test';
import { samplePassword } from '../fixtures/sample-company.ts';

export const emailOf = (person: string) => `${person}@sorrel.example`;

/** Signs a sample person in without the form, and opens an address. */
export async function visitAs(page: Page, person: string, address = '/home'): Promise<void> {
  const answer = await page.request.post('/api/session/login', {
    headers: { 'x-commissary': '1' },
    data: { email: emailOf(person), password: samplePassword },
  });
  if (!answer.ok()) throw new Error(`${person} could not sign in: ${answer.status()} ${await answer.text()}`);
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Signs in through the form that is on screen. */
export async function fillSignIn(page: Page, person: string, password = samplePassword): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(emailOf(person));
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
