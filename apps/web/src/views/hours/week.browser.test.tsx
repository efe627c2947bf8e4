import { describe, expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { flip, row, save } from '../../testing/form-fields.ts';
import { openScreen, shownAddress } from '../../testing/open-screen.tsx';
import { expectText, heading } from '../../testing/screen-parts.ts';

const changes = page.getByRole('region', { name: 'Changes not saved' });
const day = (channel: string, name: string) => page.getByRole('group', { name: `${channel}, ${name}`, exact: true });
const bar = (channel: string, name: string, times: string) =>
  day(channel, name).getByRole('button', { name: `${name}, ${times}`, exact: true });
const end = (channel: string, name: string, which: 'opens' | 'closes') =>
  day(channel, name)
    .getByRole('spinbutton', { name: `${name} ${which}` })
    .first();
/** The panel in which the times of a day are fields. */
const panel = (channel: string, name: string) => page.getByRole('dialog', { name: `${channel}, ${name}`, exact: true });
const press = async (target: { element(): Element }, keys: string) => {
  await expect.poll(() => target.element()).toBeInstanceOf(HTMLElement);
  const element = target.element();
  if (element instanceof HTMLElement) element.focus();
  await userEvent.keyboard(keys);
};
const open = (at: string, more = '') => openScreen('priya', `/locationSettings/hours${more}`, { at });

it('[ROUTE.locationSettings.hours] [NAV.Configuration.hoursForm] [ROUTE.locationSettings.hours.b1] the sidebar links to the hours of a location, which have the selectors of location and menu', async () => {
  await openScreen('priya', '/locationSettings/tableAndBar', { at: 'fulton' });
  await page.getByRole('link', { name: 'Hours', exact: true }).click();
  await expect.element(heading).toHaveTextContent('Hours');
  await expect.poll(shownAddress).toMatch(/^\/locationSettings\/hours\?.*locationId=fulton/);
  await expect.element(bar('In-store', 'Monday', '11 AM to 10 PM')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Location Fulton/ })).toBeVisible();
  await expectText('Dinner menu');
});

describe('a day of the week', () => {
  it('[ROUTE.locationSettings.hours.b3] is extended past midnight and reset to the company by keyboard alone', async () => {
    await open('riverfront');
    const friday = end('In-store', 'Friday', 'closes');
    await press(friday, '{Shift>}{ArrowRight}{ArrowRight}{/Shift}{ArrowRight}');
    await expect.element(friday).toHaveAttribute('aria-valuetext', '1:15 AM, next day');
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(bar('In-store', 'Friday', '11 AM to 1 AM')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    const fields = panel('In-store', 'Friday');
    await expect.element(fields.getByLabelText(/^Closes/)).toHaveValue('01:00 AM');
    await expect.element(fields).toMatchTextContent(/Set for Riverfront\s*Company: 11 AM to 11 PM/);
    await press(fields.getByRole('button', { name: 'Use company value (11 AM to 11 PM)' }), '{Enter}');
    await expect.element(fields).toMatchTextContent('From Company');
    await userEvent.keyboard('{Escape}');
    await expect.element(friday).toHaveFocus();
    await expect.element(changes).not.toBeInTheDocument();
    await userEvent.keyboard('{Delete}');
    await expect.element(day('In-store', 'Friday')).toMatchTextContent('Closed');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(bar('In-store', 'Friday', '11 AM to 11 PM')).toBeVisible();
  });

  it('[RULE.hours.01] [RULE.hours.02] needs AM or PM where a time is typed, and an end before the start is the next day', async () => {
    await open('riverfront');
    await bar('Delivery', 'Monday', '11:30 AM to 9:30 PM').click();
    const fields = panel('Delivery', 'Monday');
    const [opens, closes] = [fields.getByLabelText(/^Opens/), fields.getByLabelText(/^Closes/)];
    const incomplete = fields.getByText(/^Enter hours, minutes and AM or PM/);
    await closes.fill('02:00');
    await expect.element(incomplete.first()).toBeVisible();
    await closes.fill('02:00 AM');
    await expect.element(fields).toMatchTextContent('next day');
    await expect.element(incomplete).not.toBeInTheDocument();
    await opens.fill('10:00 AM');
    await expect.element(closes).toHaveValue('02:00 AM');
    await closes.fill('10:00 AM');
    await expect.element(fields).toMatchTextContent('24 hours later');
  });

  it('has several opening times, warns of those that overlap, and is copied to other days', async () => {
    const call = 'PUT /api/blobs/settings/overrides/location/riverfront';
    await openScreen('priya', '/locationSettings/hours', { at: 'riverfront', answers: [{ call, status: 500 }] });
    await day('In-store', 'Monday').getByRole('button', { name: 'Add hours on Monday, In-store' }).click();
    const fields = panel('In-store', 'Monday');
    await expect.poll(() => fields.getByLabelText(/^Opens/).elements().length).toBe(2);
    const overlap = fields.getByText(/^Overlaps another opening time/);
    await fields
      .getByLabelText(/^Opens/)
      .nth(1)
      .fill('09:00 PM');
    await expect.element(overlap.first()).toBeVisible();
    await fields
      .getByLabelText(/^Closes/)
      .first()
      .fill('02:00 PM');
    await expect.element(overlap).not.toBeInTheDocument();
    await fields.getByLabelText('Tuesday').click();
    await fields.getByLabelText('Sunday').click();
    await fields.getByRole('button', { name: 'Copy to 2 days' }).click();
    await fields.getByRole('button', { name: 'Close' }).click();
    for (const name of ['Monday', 'Tuesday', 'Sunday'])
      await expect.element(bar('In-store', name, '11 AM to 2 PM')).toBeVisible();
    await save();
    await expect.poll(() => commands.bodiesOf(call)).toHaveLength(1);
    const sent = JSON.stringify(await commands.bodiesOf(call));
    for (const name of ['mon', 'tue', 'sun']) expect(sent).toContain(`/hours/inStore/[${name}]`);
  });

  it('has its fields open where a link leads to one of its times', async () => {
    await open('beacon', '?field=/hours/inStore/[thu]/startTime');
    await expect.element(panel('In-store', 'Thursday')).toBeVisible();
  });
});

it('[RULE.hours.04] [RULE.hours.05] [RULE.hours.06] a channel that follows another shows its hours and cannot be edited', async () => {
  await open('pearl-st');
  await expect.element(day('Online', 'Monday')).toMatchTextContent('11 AM');
  await expect.element(day('Online', 'Monday').getByRole('spinbutton').first()).not.toBeInTheDocument();
  await press(end('In-store', 'Monday', 'opens'), '{ArrowLeft}');
  await expect.element(day('Online', 'Monday')).toMatchTextContent('10:45 AM');
  await flip('/hours/deliverySameAsStore');
  await expect.element(day('Delivery', 'Monday')).toMatchTextContent('10:45 AM');
  await flip('/hours/OnlineDeliverySameAsOnlineStore');
  await expect.element(day('Online delivery', 'Monday')).toMatchTextContent('10:45 AM');
  await expect
    .element(page.elementLocator(await row('/hours/OnlineDeliverySameAsOnlineStore')))
    .toMatchTextContent('Set for Pearl St.');
  await flip('/hours/onlineSameAsStore');
  await expect.element(day('Online', 'Monday')).toMatchTextContent('Closed');
  await expectText('No hours set.');
});
