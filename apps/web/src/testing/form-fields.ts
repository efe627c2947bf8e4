import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const found = (path: string) => document.querySelector<HTMLElement>(`[data-path="${path}"]`);

/** The row of a field in the form on screen, by its path. */
export const row = async (path: string): Promise<HTMLElement> => {
  await expect.poll(() => found(path)).not.toBeNull();
  const element = found(path);
  if (element === null) throw new Error(`There is no field ${path} on screen.`);
  return element;
};

/** What the row of a field says, for a poll. */
export const textOf = (path: string) => async (): Promise<string> => (await row(path)).textContent ?? '';

/** The input of a field, which keeps its place when the text of its row changes. */
export const inputOf = async (path: string): Promise<HTMLInputElement> => {
  const input = (await row(path)).querySelector('input');
  if (input === null) throw new Error(`The row ${path} has no input.`);
  return input;
};

/** The button that opens a row of a list; it has the name of the row. */
export const opener = async (path: string): Promise<HTMLElement> => {
  const button = (await row(path)).querySelector<HTMLElement>('button[aria-expanded]');
  if (button === null) throw new Error(`The row ${path} does not open.`);
  return button;
};

/** Turns a switch by a click on its label, because the input itself is hidden behind its track. */
export const flip = async (path: string): Promise<void> => {
  const label = (await row(path)).querySelector('label');
  if (label === null) throw new Error(`There is no switch ${path} on screen.`);
  await userEvent.click(label);
};

export const isOn = (path: string): boolean | undefined =>
  found(path)?.querySelector<HTMLInputElement>('[role=switch]')?.checked;

export const typeInto = async (path: string, text: string): Promise<void> => {
  // A locator of the row is its text, which changes while a key before is drawn: the element itself stays.
  const box = () =>
    page
      .elementLocator(found(path) ?? document.body)
      .getByRole('textbox')
      .query();
  await row(path);
  await expect.poll(box).not.toBeNull();
  const field = box();
  if (field === null) throw new Error(`There is no text field ${path} on screen.`);
  await userEvent.fill(field, text);
};

/** Opens the list of a choice, and returns its options. */
export const pick = async (path: string): Promise<readonly string[]> => {
  await userEvent.click(page.elementLocator(await row(path)).getByRole('combobox'));
  await expect.element(page.getByRole('option').first()).toBeVisible();
  return page
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent ?? '');
};

export const choose = async (path: string, option: string): Promise<void> => {
  await pick(path);
  await userEvent.click(page.getByRole('option', { name: option }));
};

export const save = (): Promise<void> => userEvent.keyboard('{Control>}s{/Control}');

/** The paths of the rows of a list on screen. */
export const rowsOf = (list: string): readonly string[] =>
  [...document.querySelectorAll(`[data-path^="${list}/["]`)]
    .map(one => one.getAttribute('data-path') ?? '')
    .filter(path => !path.slice(list.length + 1).includes('/'));
