import { expect } from 'vitest';

/** The row of a field in the form on screen, by its path. */
export const row = async (path: string): Promise<HTMLElement> => {
  const found = () => document.querySelector<HTMLElement>(`[data-path="${path}"]`);
  await expect.poll(found).not.toBeNull();
  const element = found();
  if (element === null) throw new Error(`There is no field ${path} on screen.`);
  return element;
};

/** Turns a switch by a click on its label, because the input itself is hidden behind its track. */
export const flip = async (path: string): Promise<void> => (await row(path)).querySelector('label')?.click();
