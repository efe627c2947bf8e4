import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { api, responseBody } from '../../api/index.ts';
import { flip } from '../../testing/form-fields.ts';
import { openScreen, shownAddress } from '../../testing/open-screen.tsx';

const region = (name: string) => page.getByRole('region', { name });
const order = region('Order');
const lunch = '/menu/simulate?at=2026-11-24T12:00';

it('[RULE.simulate.04] [RULE.simulate.06] an order is put together on the point of sale, priced step by step, and restored from the address', async () => {
  await openScreen('priya', lunch, { at: 'Elm St.' });
  await region('POS')
    .getByRole('button', { name: /^Margherita/ })
    .click();
  await expect.element(order).toMatchTextContent('Margherita, 10 in, set at Elm St.$16.50');
  // Order types that are internal to the product are offered to nobody.
  const types = [...page.getByLabelText('Order type').element().querySelectorAll('option')].map(one => one.label);
  expect(types).toContain('Pick Up');
  expect(types).not.toContain('Drop-Off');
  await order.getByLabelText('Size').selectOptions('14 in');
  await order.getByRole('button', { name: 'One more Margherita' }).click();
  await expect.element(order).toMatchTextContent('Margherita, 14 in × 2, set at Elm St.$41.00');
  await page.getByLabelText('People').fill('8');
  await expect.poll(shownAddress).toContain('people=8');
  const address = shownAddress();
  await openScreen('priya', address);
  await expect.element(order).toMatchTextContent('Margherita, 14 in × 2, set at Elm St.$41.00');
  await expect.element(page.getByLabelText('People')).toHaveValue(8);
  await expect.element(page.getByLabelText(/^When/)).toHaveValue('2026-11-24T12:00');
});

it('[RULE.simulate.10] the buttons of a screen are one stop of the Tab key: arrows lead through them, a letter to an item', async () => {
  await openScreen('priya', lunch, { at: 'Elm St.' });
  const buttons = region('POS').getByRole('button');
  await expect.element(buttons.first()).toBeVisible();
  expect(buttons.elements().filter(button => (button as HTMLElement).tabIndex === 0)).toHaveLength(1);
  (buttons.first().element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(buttons.nth(1)).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(buttons.first()).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.getBoundingClientRect().top).toBeGreaterThan(
    buttons.first().element().getBoundingClientRect().bottom - 1,
  );
  await userEvent.keyboard('{Home}m');
  await userEvent.keyboard('{Enter}');
  await expect.element(order).toMatchTextContent('Margherita, 10 in, set at Elm St.$16.50');
  await userEvent.tab();
  expect(region('POS').element().contains(document.activeElement)).toBe(false);
});

it('[RULE.simulate.05] what differs from what is live is numbered on the screen and listed', async () => {
  await openScreen('priya', `${lunch}&surface=POS`, { at: 'Elm St.' });
  const differences = page.getByRole('region', { name: /^\d+ differences? from what is live$/ });
  await expect.element(differences).toBeVisible();
  const tile = region('POS').getByRole('button', { name: /difference 1$/ });
  await expect.element(tile).toBeVisible();
});

it('[RULE.simulate.07] shows at a location what is edited of the company and not saved', async () => {
  await openScreen('priya', '/menu/menuItems/pizza/item/marinara?tab=general', { at: null });
  await page.getByRole('radio', { name: 'Off the menu' }).click();
  await page.getByRole('link', { name: 'Simulator' }).click();
  await expect.element(page.getByRole('radio', { name: 'Not saved' })).toBeChecked();
  await expect.element(region('Why it looks like this')).toMatchTextContent('Marinara: inactive');
  await expect.element(region('POS').getByRole('button', { name: /^Marinara/ })).not.toBeInTheDocument();
});

it('[RULE.simulate.11] what a scheduled publish will bring is a state of its own, with when and by whom, and only while one waits', async () => {
  await openScreen('priya', `${lunch}&state=scheduled`, { at: 'Elm St.' });
  await expect.element(page.getByRole('radio', { name: 'Saved' })).toBeChecked();
  await expect.element(page.getByRole('radio', { name: 'Scheduled' })).not.toBeInTheDocument();
  const read = async (kind: 'menu' | 'settings') =>
    responseBody(await api.published[kind]({ params: { id: 'elm-st' } }));
  const [menu, settings] = [await read('menu'), await read('settings')];
  const { departments } = menu.blob as { departments: { items: { id: string; info: object }[] }[] };
  for (const one of departments.flatMap(({ items }) => items))
    if (one.id === 'marinara') one.info = { ...one.info, status: 'INACTIVE' };
  const dueAt = Date.parse('2030-11-28T10:00:00Z');
  const scheduled = { publishedAt: dueAt, by: 'Kim' };
  const waiting = {
    ...{ wfExec: { workflowId: 'w', runId: 'r' }, blobType: 'menu', action: 'PUBLISH', batch: 0, batches: 1 },
    ...{ requestedBy: 'Kim', requestedAt: 0, locationToStatuses: { 'elm-st': 'WAITING' }, reasons: {} },
    ...{ syncDate: dueAt, dueAt, syncStarted: null, syncCompleted: null, endTime: null },
  };
  const of = 'GET /api/published-config';
  const answers = [
    { call: 'GET /api/sync-locations/running/sorrel-and-salt', status: 200, body: [waiting] },
    { call: `${of}/menus/elm-st?state=scheduled`, status: 200, body: { ...menu, ...scheduled } },
    { call: `${of}/location-settings/elm-st?state=scheduled`, status: 200, body: { ...settings, ...scheduled } },
  ];
  await openScreen('priya', `${lunch}&state=scheduled`, { at: 'Elm St.', answers });
  await expect.element(page.getByRole('radio', { name: 'Scheduled' })).toBeChecked();
  await expect.element(page.getByText(/^A publish is scheduled for Nov 28, 2030, 4:00 AM CT by Kim\.$/)).toBeVisible();
  await expect.element(region('Why it looks like this')).toMatchTextContent('Marinara: inactive');
  await expect.element(page.getByRole('region', { name: /^1 difference from what is live$/ })).toBeVisible();
});

it('[RULE.simulate.12] an offer that is limited per guest applies to a known one until the limit, as the address says', async () => {
  await openScreen('priya', '/menu/offers/two-for-tuesday?tab=validity', { at: null });
  await flip('/offers/[two-for-tuesday]/validity/guestDailyLimit/enabled');
  await page.getByRole('link', { name: 'Simulator' }).click();
  await expect.element(region('POS')).toBeVisible();
  await page.getByLabelText(/^When/).fill('2026-11-24T20:00');
  const tile = region('POS').getByRole('button', { name: /^Margherita/ });
  await tile.click();
  await tile.click();
  const guest = page.getByRole('combobox', { name: 'Guest' });
  await expect.element(guest).toHaveValue('');
  await expect
    .element(order)
    .toMatchTextContent('Two-for-Tuesday: It is limited per guest, and the guest is not known.');
  await guest.selectOptions('Known, no order today');
  await expect.element(order).toMatchTextContent(/Two-for-Tuesday-\$/);
  await guest.selectOptions('Known, had each limited offer in 1 order today');
  await expect.element(order).toMatchTextContent('Two-for-Tuesday: The guest has used it');
  expect(shownAddress()).toContain('guest=1');
});

it('[RULE.simulate.09] the kiosk and the online page have the same order, priced for their channel', async () => {
  await openScreen('priya', `${lunch}&surface=KIOSK`, { at: 'Elm St.' });
  await region('Kiosk')
    .getByRole('button', { name: /^Margherita/ })
    .click();
  await expect.element(order).toMatchTextContent('Margherita, 10 in, set at Elm St.$16.50');
  page.getByRole('radio', { name: 'Online' }).element().closest('label')?.click();
  await expect.element(region('Online').getByRole('button', { name: 'Choose Margherita' })).toBeVisible();
  await expect.element(order).toMatchTextContent('Margherita');
});

it('[RULE.why.03] says whether it is open at that time, by which days, and who set them', async () => {
  await openScreen('priya', '/menu/simulate?at=2026-11-24T03:00', { at: 'Elm St.' });
  const why = region('Why it looks like this');
  await expect.element(why.getByText(/^The store is closed and opens .+, by the usual week/)).toBeVisible();
  await why.getByRole('button', { name: /^Who set The store is closed/ }).click();
  await expect.element(why.getByText(/^Set by .+ on .+|^Not changed since it was created$/)).toBeVisible();
});

it('[RULE.why.04] says what the order would cost otherwise, and takes over what is chosen', async () => {
  await openScreen('priya', `${lunch}&item=margherita&size=large`, { at: 'Elm St.' });
  await expect.element(order).toMatchTextContent('Margherita, 14 in');
  const whatIf = region('What if');
  await whatIf.getByRole('button', { name: /^At \d.*: Happy hour$/ }).click();
  await expect.poll(shownAddress).not.toContain('at=2026-11-24T12');
  await expect.element(order).toMatchTextContent('Happy hour: applies to this order at this time');
  await whatIf.getByRole('button', { name: 'Ordered online' }).click();
  await expect.poll(shownAddress).toContain('surface=ONLINE');
  await expect.element(whatIf.getByRole('button', { name: 'At the point of sale' })).toBeVisible();
});
