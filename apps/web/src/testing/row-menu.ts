import { type Locator, page } from 'vitest/browser';

/** The button at the end of a row, which opens the menu of the row. */
export const menuOf = (row: string, inside: Pick<Locator, 'getByRole'> = page): Locator =>
  inside.getByRole('button', { name: `More: ${row}`, exact: true });

/** What the open menu of a row offers. */
export const actNamed = (act: string | RegExp): Locator => page.getByRole('menuitem', { name: act, exact: true });

/** Chooses what the menu of a row offers. */
export const actOn = async (row: string, act: string | RegExp, inside?: Pick<Locator, 'getByRole'>): Promise<void> => {
  await menuOf(row, inside).click();
  await actNamed(act).click();
};
