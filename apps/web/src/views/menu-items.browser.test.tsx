import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openScreen, shownAddress } from '../testing/open-screen.tsx';
import { heading } from '../testing/screen-parts.ts';

const rail = page.getByRole('navigation', { name: 'Departments' });
const inRail = (name: RegExp) => rail.getByRole('button', { name });
const list = page.getByRole('list', { name: 'Items' });
/** How many there are: of a long list only those near the viewport are rendered, which may be as many as are left. */
const rows = () =>
  Number(
    list.element().querySelector('[aria-setsize]')?.getAttribute('aria-setsize') ??
      list.getByRole('link').elements().length,
  );
const shortcut = (name: RegExp) => page.getByRole('button', { name });

describe('the items of a menu', () => {
  it('[RULE.menuList.01] come first beside their department, whose fields are behind its details', async () => {
    await openScreen('priya', '/menu/menuItems', { at: null });
    const details = page.getByRole('button', { name: 'Department details' });
    await expect.element(details).toHaveAttribute('aria-expanded', 'false');
    const folds = (name: string) => page.getByRole('button', { name, exact: true });
    for (const name of ['Modifiers', 'Kitchen', 'Online']) await expect.element(folds(name)).not.toBeInTheDocument();
    await details.click();
    await expect.element(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Pizza');
    await expect.element(folds('Kitchen')).toHaveAttribute('aria-expanded', 'false');
    await openScreen('priya', '/menu/menuItems?field=/departments/[bar]/kps/prepSeconds', { at: null });
    await expect.element(details).toHaveAttribute('aria-expanded', 'true');
    await expect.element(folds('Kitchen')).toHaveAttribute('aria-expanded', 'true');
  });

  it('[RULE.menuList.09] begin on the first screen, wide and on a phone', async () => {
    const top = () => list.element().querySelector('[data-row]')?.getBoundingClientRect().top ?? Number.NaN;
    // Without those who work here too: they have a line above the list.
    const answers = ['GET', 'POST'].map(method => ({ call: `${method} /api/presence/menu/`, status: 503 }));
    await openScreen('priya', '/menu/menuItems', { at: null, answers });
    await expect.element(shortcut(/^Without an image/)).toBeVisible();
    await expect.poll(top).toBeLessThan(320);
    await page.viewport(390, 844);
    try {
      await expect.poll(top).toBeLessThan(400);
      await expect.poll(() => document.documentElement.scrollWidth).toBe(390);
      const tools = ['Filter and sort', 'Edit in table', 'Change prices…', 'Type or paste items'];
      for (const name of tools) await expect.element(page.getByRole('button', { name, exact: true })).toBeVisible();
      await openScreen('priya', '/menu/menuItems', { at: 'elm-st', answers });
      await expect.element(page.getByText('3 changed').first()).toBeVisible();
      await expect.poll(() => page.getByRole('button', { name: /^\d+ overrides$/ }).elements().length).toBe(1);
      await page.viewport(820, 1180);
      const middle = (name: string) => {
        const { top, height } = page.getByRole('button', { name, exact: true }).element().getBoundingClientRect();
        return Math.round(top + height / 2);
      };
      await expect.poll(() => new Set([...tools, 'Add item'].map(middle)).size).toBe(1);
    } finally {
      await page.viewport(1440, 900);
    }
  });

  it('[RULE.menuList.02] [RULE.menuList.03] show their image where they have one, and the range of their prices', async () => {
    await openScreen('priya', '/menu/menuItems', { at: null });
    const row = (id: string) => document.querySelector(`[data-path="/departments/[pizza]/items/[${id}]"] [data-row]`);
    await expect.poll(() => row('margherita')?.textContent).toContain('$15.50–$19.50');
    await expect.poll(() => row('margherita')?.querySelector('img')?.complete).toBe(true);
    await shortcut(/^Without an image/).click();
    await expect.poll(() => row('margherita')).toBeNull();
    expect(list.element().querySelector('img')).toBeNull();
    expect(rows()).toBeGreaterThan(3);
  });

  it('stand beside a tree of departments and categories with their numbers; a category shows its own', async () => {
    await openScreen('priya', '/menu/menuItems', { at: null });
    await expect.element(inRail(/^Pizza\s*43$/)).toHaveAttribute('aria-current', 'true');
    await inRail(/^Red\s*19$/).click();
    await expect.poll(rows).toBe(19);
    await expect.element(inRail(/^Red/)).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(shownAddress).toContain('pizza-red');
    await page.getByRole('button', { name: 'Add item' }).click();
    await expect.element(page.getByRole('combobox', { name: 'Category', exact: true })).toHaveValue('Red');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('New');
    history.back();
    await expect.element(inRail(/^Red\s*20$/)).toHaveAttribute('aria-pressed', 'true');
    await inRail(/^Desserts/).click();
    await expect.poll(shownAddress).not.toContain('pizza-red');
    await expect.element(inRail(/^Plated/)).toBeVisible();
  });

  it('are filtered by what was done here and by what they lack, with the number of each', async () => {
    await openScreen('priya', '/menu/menuItems', { at: 'Elm St.' });
    await shortcut(/^Hidden here\s*1$/).click();
    await expect.element(page.getByText('Calzone rosso', { exact: true })).toBeVisible();
    await expect.poll(rows).toBe(1);
    await shortcut(/^Hidden here/).click();
    await shortcut(/^Changed here/).click();
    await expect.poll(rows).toBe(Number(/\d+/.exec(shortcut(/^Changed here/).element().textContent ?? '')?.[0]));
    await shortcut(/^Changed here/).click();
    await shortcut(/^Without an image/).click();
    await expect.poll(shownAddress).toContain('no-image');
    await expect.element(page.getByText('Only: Without an image')).toBeVisible();
  });

  it('are hidden at a location by keyboard alone, several in one step of undo', async () => {
    await openScreen('priya', '/menu/menuItems', { at: 'Fulton' });
    await expect.element(inRail(/^Pizza/)).toBeVisible();
    (inRail(/^Pizza/).element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(inRail(/^Red/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(rows).toBe(19);
    (page.getByRole('link', { name: 'Anchovy and caper', exact: true }).element() as HTMLElement).focus();
    await userEvent.keyboard(' {Shift>}{ArrowDown}{/Shift}');
    const hide = page.getByRole('toolbar', { name: 'Selected items' }).getByRole('button', { name: 'Hide 2 here' });
    await expect.element(hide).toBeVisible();
    (hide.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(shortcut(/^Hidden here\s*2$/)).toBeVisible();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(shortcut(/^Hidden here/)).not.toBeInTheDocument();
    await expect.element(heading).toHaveTextContent('Menu items');
  });
});
