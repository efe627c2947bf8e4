import { expect, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { sessionStore } from '../session/index.ts';

/** The id of a group or location of the person on screen. */
export const idOf = (name: string): string => {
  const found = sessionStore.get().user?.accessibleTenants.find(tenant => tenant.name === name);
  if (found === undefined) throw new Error(`There is no ${name}.`);
  return found.id;
};

/** A text is a part of what an element says; a regular expression is matched with its whole text. */
export const expectText = (text: string | RegExp): Promise<void> =>
  expect.element(page.getByText(text, { exact: false }).first()).toBeVisible();

/** No element says a text, not even as a part of what it says: what is looked for as a whole may never have been there. */
export const expectNoText = (text: string | RegExp, within: Pick<typeof page, 'getByText'> = page): Promise<void> =>
  expect.element(within.getByText(text, { exact: false }).first()).not.toBeInTheDocument();

export const heading = page.getByRole('heading', { level: 1 });

/** Opens the list of a choice by its label, and chooses. */
export const chooseIn = async (label: string, option: string | RegExp): Promise<void> => {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option }).first().click();
};

/** Closes what lies over the lower end of the screen. */
export const closeNotices = async (): Promise<void> => {
  for (const close of page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Close' }).elements())
    if (close instanceof HTMLElement) close.click();
  await expect.element(page.getByRole('region', { name: 'Notices' })).toHaveTextContent('');
};

/** What the only call so far that begins so has sent. */
export const sentBy = async (call: string): Promise<unknown> => {
  await expect.poll(() => commands.bodiesOf(call)).toHaveLength(1);
  return (await commands.bodiesOf(call))[0];
};

/** Runs what is expected to fail, without its lines on the console. */
export const failing = async (act: () => Promise<unknown>): Promise<void> => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  await act();
  log.mockRestore();
};

/** Types what a confirmation asks for: the name, and the number that its label shows. */
export const typeConfirmation = async (name: string): Promise<void> => {
  const [term, number] = page.getByRole('dialog').getByRole('textbox').all();
  await term?.fill(name);
  const digits = /\d{4}/.exec(page.getByRole('dialog').element().textContent?.replace(name, '') ?? '');
  await number?.fill(digits?.[0] ?? '');
};

export const hrefsOf = (name: string): (string | null)[] =>
  page
    .getByRole('main')
    .getByRole('link', { name, exact: true })
    .elements()
    .map(link => link.getAttribute('href'));
