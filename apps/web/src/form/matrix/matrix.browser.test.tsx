import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openScreen } from '../../testing/open-screen.tsx';

const item = '/departments/[pizza]/items/[marinara]';
const price = (scheme: string, size?: string) =>
  `${item}/pricing/[${scheme}]/itemBased/${size === undefined ? 'price' : `sizePrices/[${size}]/price`}`;
const grid = page.getByRole('grid', { name: 'Prices' });
const status = page.getByRole('complementary', { name: 'Selected value' });
const changes = page.getByRole('region', { name: 'Changes not saved' });
const cell = (path: string) => document.querySelector<HTMLElement>(`[data-path="${path}"]`);
const shown = (path: string) => () => cell(path)?.querySelector('[class*=value]')?.textContent;
const press = (keys: string) => userEvent.keyboard(keys);

/** Opens the item with the cursor in the cell of a price. */
const openAt = async (path: string, at: string | null): Promise<void> => {
  await openScreen('priya', `/menu/menuItems/pizza/item/marinara?tab=prices&field=${encodeURIComponent(path)}`, { at });
  await expect.element(grid).toHaveFocus();
};

/** Pastes a text as a spreadsheet puts it on the clipboard. */
const paste = (words: string): void => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', words);
  grid.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
};

describe('the price matrix', () => {
  it('has every scheme and every size, and shows what a missing price inherits and from where', async () => {
    await openAt(price('happy-hour', 'small'), null);
    const heads = (role: 'columnheader' | 'rowheader') =>
      grid
        .getByRole(role)
        .elements()
        .map(({ textContent }) => textContent);
    expect(heads('columnheader')).toEqual(['Value', 'Default', 'Happy hour']);
    expect(heads('rowheader').slice(0, 3)).toEqual(['Price', 'Price by size10 in', '14 in']);
    expect(shown(price('happy-hour', 'small'))()).toBe(shown(price('1', 'small'))());
    await expect.element(status).toMatchTextContent(/^Happy hour, 10 in/);
    await expect.element(status).toMatchTextContent('From ');
    expect(cell(price('happy-hour', 'small'))?.textContent).toContain('as Default');
  });

  it('is filled by keyboard alone: a price, a formula, fill down, and back by undo', async () => {
    await openAt(price('happy-hour'), null);
    await press('14.5{Enter}');
    await expect.poll(shown(price('happy-hour'))).toBe('$14.50');
    expect(cell(price('happy-hour'))?.textContent).toContain('Not saved');
    expect(cell(price('happy-hour', 'small'))?.textContent).not.toContain('Not saved');
    await press('{ArrowUp}=Default-2 .49');
    await expect.element(grid.getByRole('status')).toMatchTextContent(/becomes \$\d+\.49$/);
    await press('{Enter}');
    await expect.poll(shown(price('happy-hour'))).toMatch(/\.49$/);
    await press('{ArrowUp}{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}');
    await expect.poll(shown(price('happy-hour', 'large'))).toBe(shown(price('happy-hour'))());
    await press('{Delete}');
    await expect.element(grid.getByText('inherited').first()).toBeInTheDocument();
    await expect.element(changes).not.toBeInTheDocument();
  });

  it('takes a block of a spreadsheet in one step, and marks what is no price beside the others', async () => {
    await openAt(price('1'), null);
    paste('18\t15\nmuch\t12\n');
    await expect.poll(shown(price('happy-hour', 'small'))).toBe('$12.00');
    await expect.poll(() => cell(price('1', 'small'))?.textContent).toContain('Enter an amount such as 12.50.');
    await press('{Control>}z{/Control}');
    await expect.element(changes).toMatchTextContent('0 changes');
    expect(cell(price('1', 'small'))?.textContent).toBe('$13.00set at Company');
  });

  it('at a location shows each level, and goes back to the company with Alt and Backspace', async () => {
    await openAt(price('1', 'small'), 'fulton');
    const before = shown(price('1', 'small'))();
    await press('+4%{Enter}{ArrowUp}');
    await expect.element(status).toMatchTextContent('Set for Fulton');
    await expect.element(status.getByRole('status')).toMatchTextContent('$13.00 → $13.52 Not saved');
    await expect.element(status.getByLabelText('Value at each level')).toMatchTextContent(/^Company.*Downtown.*Fulton/);
    await press('{Alt>}{Backspace}{/Alt}');
    await expect.poll(shown(price('1', 'small'))).toBe(before);
    await expect.element(changes).not.toBeInTheDocument();
  });

  it('is read-only without the permission for prices, and says which', async () => {
    await openScreen('kofi', '/menu/menuItems/pizza/item/marinara?tab=prices', { at: 'alameda' });
    await grid.getByRole('gridcell').first().click();
    await expect.element(status).toMatchTextContent('Set by Company. Requires Override price and tax');
    await press('{Enter}');
    await expect.element(grid.getByRole('textbox')).not.toBeInTheDocument();
    expect(grid.getByRole('gridcell').first().element().textContent).toContain('cannot be changed here');
    await press('9{Enter}');
    await expect.element(changes).not.toBeInTheDocument();
  });
});

it('the list of items shows what a missing price inherits', async () => {
  await openScreen('priya', '/menu/menuItems', { at: null });
  const marinara = page.getByRole('listitem').filter({ hasText: 'Marinara' });
  await expect.element(marinara).toMatchTextContent('$13.00–$17.00inherited $13.00–$17.00');
});

it('promise times by day part are a matrix of order types and shifts', async () => {
  await openScreen('priya', '/locationSettings/orderTypes', { at: null });
  const more = page.getByRole('button', { name: 'Promise times by day part' });
  await more.click();
  const times = page.getByRole('grid', { name: 'By day part' });
  await expect.element(times).toBeVisible();
  expect(
    times
      .getByRole('columnheader')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Order type', 'Shift 1', 'Shift 2', 'Shift 3']);
  await times.getByRole('gridcell').first().click();
  await press('35{Enter}');
  await expect.element(times.getByRole('gridcell').first()).toMatchTextContent('35 min');
});
