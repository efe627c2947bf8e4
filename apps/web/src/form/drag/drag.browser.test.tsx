import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openScreen } from '../../testing/open-screen.tsx';

const items = '/menu/menuItems';
const list = page.getByRole('list', { name: 'Items' });
const names = () =>
  list
    .getByRole('link')
    .elements()
    .slice(0, 5)
    .map(link => link.textContent?.replace('Not saved', ''));
const handle = (name: string) => page.getByRole('button', { name: `Reorder ${name}`, exact: true });
const said = (words: string) => expect.element(page.getByText(words, { exact: false }).first()).toBeInTheDocument();
const focusHandle = async (name: string): Promise<void> => {
  await expect.element(handle(name)).toBeInTheDocument();
  handle(name).element().focus();
};
/** The part for the pointer is loaded when the pointer first comes near. */
const approach = async (name: string): Promise<void> => {
  await handle(name).hover();
  await expect.poll(() => document.querySelector('[id^="DndLiveRegion"]')).not.toBeNull();
};
const lineOf = (name: string): HTMLElement => {
  const line = page.getByRole('link', { name, exact: true }).first().element().closest<HTMLElement>('[data-row]');
  if (line === null) throw new Error(`There is no row ${name}.`);
  return line;
};

/** What a browser tells of a tap, in its order, but for the click. */
const tap = (element: Element, clientX: number, clientY: number): void => {
  const at = { bubbles: true, cancelable: true, clientX, clientY };
  const touches = [new Touch({ identifier: 1, target: element, clientX, clientY })];
  for (const event of [
    new PointerEvent('pointerdown', { ...at, pointerType: 'touch' }),
    new TouchEvent('touchstart', { bubbles: true, cancelable: true, touches }),
    new PointerEvent('pointerup', { ...at, pointerType: 'touch' }),
    new TouchEvent('touchend', { bubbles: true, cancelable: true, changedTouches: touches }),
    new MouseEvent('mousemove', at),
    new MouseEvent('mousedown', at),
    new MouseEvent('mouseup', at),
  ])
    element.dispatchEvent(event);
};

it('[RULE.shell.25] a tap on a row begins no drag: the next tap, wherever it is, is not lost', async () => {
  await openScreen('priya', items, { at: null });
  await expect.poll(names).toContain('Marinara');
  tap(lineOf('Marinara'), 300, 300);
  // The part for the pointer is loaded by the tap.
  await expect.poll(() => document.querySelector('[id^="DndLiveRegion"]')).not.toBeNull();
  const clicked = vi.fn();
  const heading = page.getByRole('heading', { level: 1 }).element();
  heading.addEventListener('click', clicked, { once: true });
  tap(heading, 500, 100);
  heading.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(clicked).toHaveBeenCalledTimes(1);
});

it('a row is lifted with Space, follows the arrow keys, and is dropped with Space: one step of undo', async () => {
  await openScreen('priya', items, { at: null });
  await expect.poll(names).toEqual(['Margherita', 'Marinara', 'Diavola', 'Pepperoni', 'Capricciosa']);
  await focusHandle('Margherita');
  await userEvent.keyboard(' ');
  await said('Margherita, position 1 of 43. Arrow keys move it');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await said('Margherita, position 3 of 43.');
  await expect.poll(names).toEqual(['Marinara', 'Diavola', 'Margherita', 'Pepperoni', 'Capricciosa']);
  await expect.element(handle('Margherita')).toHaveFocus();
  await expect.element(page.getByRole('button', { name: /^1 change/ })).not.toBeInTheDocument();
  await userEvent.keyboard(' ');
  await said('Margherita dropped at position 3 of 43.');
  await expect.element(page.getByRole('button', { name: /^1 change/ })).toBeVisible();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(names).toEqual(['Margherita', 'Marinara', 'Diavola', 'Pepperoni', 'Capricciosa']);
});

it('Escape takes a lifted row back, however far it went in a list of which few rows are rendered', async () => {
  await openScreen('priya', items, { at: null });
  await focusHandle('Marinara');
  await userEvent.keyboard('{Enter}{End}');
  await said('Marinara, position 43 of 43.');
  await expect.element(handle('Marinara')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await said('Marinara stays at position 2 of 43.');
  await expect.element(handle('Marinara')).toHaveFocus();
  await expect.element(page.getByRole('button', { name: /^1 change/ })).not.toBeInTheDocument();
});

it('the mouse drags a row to between two others', async () => {
  await openScreen('priya', items, { at: null });
  await approach('Diavola');
  await userEvent.dragAndDrop(lineOf('Diavola'), lineOf('Margherita'), { targetPosition: { x: 90, y: 4 } });
  await expect.poll(names).toEqual(['Diavola', 'Margherita', 'Marinara', 'Pepperoni', 'Capricciosa']);
  await said('Diavola dropped at position 1 of 43.');
});

it('selected rows are dragged together', async () => {
  await openScreen('priya', items, { at: null });
  await page.getByRole('checkbox', { name: 'Select Marinara' }).click();
  await page.getByRole('checkbox', { name: 'Select Pepperoni' }).click();
  await focusHandle('Marinara');
  await userEvent.keyboard(' {Home} ');
  await said('2 rows dropped at position 1 of 43.');
  await expect.poll(names).toEqual(['Marinara', 'Pepperoni', 'Margherita', 'Diavola', 'Capricciosa']);
});

it('a row that is dropped onto another parent asks what moves along', async () => {
  await openScreen('priya', items, { at: null });
  await approach('Diavola');
  await userEvent.dragAndDrop(lineOf('Diavola'), page.getByRole('button', { name: /^Desserts/ }));
  await expect.element(page.getByRole('dialog', { name: 'Move Diavola to Desserts' })).toBeVisible();
});

it('parents beside their details have an order of their own', async () => {
  await openScreen('priya', items, { at: null });
  await focusHandle('Pizza');
  await userEvent.keyboard(' {ArrowDown} ');
  await said('Pizza dropped at position 2 of 9.');
  await expect.element(page.getByRole('button', { name: /^1 change/ })).toBeVisible();
});
