import { expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { inputOf } from '../../testing/form-fields.ts';
import { openScreen, shownAddress } from '../../testing/open-screen.tsx';
import { expectText, heading } from '../../testing/screen-parts.ts';

const settling = '/tableSettings/tableAlertTimesInMins/afterSettling';
const input = page.getByRole('textbox', { name: 'Search', exact: true });

/** The same keys close an open palette: the previous one has to be closed. */
const search = async (text: string): Promise<void> => {
  await expect.element(input).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}k{/Control}');
  await input.fill(text);
};

/** Types what begins an entry, and opens it once it is the chosen one. */
const find = async (text: string, name: RegExp): Promise<void> => {
  await search(text);
  await expect.element(page.getByRole('option', { name })).toHaveAttribute('data-combobox-selected', 'true');
  await userEvent.keyboard('{Enter}');
};

it('a few letters and Enter open a setting, an item, a location and a screen, by keyboard alone', async () => {
  await openScreen('priya', '/home', { at: 'elm-st' });
  await find('after payment', /^After payment/);
  await expect.element(await inputOf(settling)).toHaveFocus();
  await find('larimer', /^Larimer/);
  await expect.poll(shownAddress).toMatch(/tableAndBar.*locationId=larimer/);
  await find('marinara', /^Marinara/);
  await expect.poll(shownAddress).toMatch(/menuItems.*locationId=larimer/);
  await expect.element(heading).toHaveTextContent('Marinara');
  await find('hours', /^Hours/);
  await expect.element(heading).toHaveTextContent('Hours');
});

it('the palette lists what the user may open, and shows an empty state', async () => {
  await openScreen('dee', '/home');
  await search('server bank');
  await expectText('No results. Try a shorter word or another location.');
  await expect.element(page.getByRole('option')).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(input).not.toBeInTheDocument();
});

it('opening it asks the server for nothing; a word asks for the first people with it, and finds one in any order', async () => {
  await openScreen('priya', '/audit', { at: null });
  const before = (await commands.calls()).length;
  const sinceThen = async () => (await commands.calls()).slice(before).filter(call => !call.includes('/count'));
  await search('m');
  await expect.element(page.getByRole('option', { name: /^Menu items/ })).toBeVisible();
  expect((await sinceThen()).filter(call => call.includes('/api/users/'))).toEqual([]);
  await input.fill('moreno ana');
  await expect.element(page.getByRole('option', { name: /^Ana Moreno/ })).toBeVisible();
  const asked = (await sinceThen()).filter(call => call.includes('/api/users/'));
  expect(asked).toEqual([expect.stringMatching(/\/page\?search=moreno(%20|\+)ana&limit=50$/)]);
  await userEvent.keyboard('{Enter}');
  await expect.element(heading).toHaveTextContent('Ana Moreno');
});
