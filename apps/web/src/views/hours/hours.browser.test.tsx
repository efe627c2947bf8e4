import { describe, expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/axe.ts';
import { row, rowsOf, save } from '../../testing/form-fields.ts';
import { type Opening, openScreen, shownAddress } from '../../testing/open-screen.tsx';
import { expectNoText, expectText } from '../../testing/screen-parts.ts';

const changes = page.getByRole('region', { name: 'Changes not saved' });
const card = (name: string) => page.getByRole('region', { name, exact: true });
const bar = (day: string, times: string, channel = 'In-store') =>
  card(channel).getByRole('button', { name: `${day}, ${times}`, exact: true });
const dialog = page.getByRole('dialog');
const segment = async (name: string | RegExp) => {
  await expect.element(page.getByRole('radio', { name })).toBeInTheDocument();
  const radio = page.getByRole('radio', { name }).element();
  await page.elementLocator(radio.closest('label') ?? document.body).click();
};
const open = (at: string | null, answers: Opening['answers'] = []) =>
  openScreen('priya', '/locationSettings/hours', { at, answers });

describe('the week of a channel', () => {
  it('shows a bar for each opening time, which its keys move by a quarter of an hour', async () => {
    await open(null);
    await expect.element(bar('Monday', '11 AM to 10 PM')).toBeVisible();
    const closes = card('In-store').getByRole('spinbutton', { name: 'Monday closes' }).element();
    expect(closes.getAttribute('aria-valuetext')).toBe('10 PM');
    if (closes instanceof HTMLElement) closes.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(changes).toMatchTextContent('1 change');
    await expect.element(bar('Monday', '11 AM to 10:15 PM')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(changes).not.toBeInTheDocument();
  });

  it('takes another opening time on the same day, which Discard removes', async () => {
    await open(null);
    await expect.element(bar('Tuesday', '11 AM to 10 PM')).toBeVisible();
    const before = rowsOf('/hours/inStore').length;
    await card('In-store').getByRole('button', { name: 'Add hours on Tuesday, In-store' }).click();
    await expect.element(changes).toMatchTextContent('1 change');
    await expect.poll(() => rowsOf('/hours/inStore').length).toBeGreaterThan(before);
    await changes.getByRole('button', { name: 'Discard' }).click();
    await expect.poll(() => rowsOf('/hours/inStore').length).toBe(before);
  });

  it('that uses the hours of another channel is shown as such, and changed only there', async () => {
    await open(null);
    await expectText(/Same as/);
    await expect.element(card('Online').getByRole('spinbutton').first()).not.toBeInTheDocument();
  });

  it('sends what was changed and no more', async () => {
    const call = 'PUT /api/blobs/settings/overrides/location/beacon';
    await openScreen('priya', '/locationSettings/hours', { at: 'beacon', answers: [{ call, status: 500 }] });
    const closes = card('In-store').getByRole('spinbutton', { name: 'Wednesday closes' });
    await expect.element(closes).toBeVisible();
    const element = closes.element();
    if (element instanceof HTMLElement) element.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(changes).toMatchTextContent('1 change');
    await save();
    await expect.poll(() => commands.bodiesOf(call)).toHaveLength(1);
    const [sent] = await commands.bodiesOf(call);
    expect(JSON.stringify(sent)).toMatch(/\/hours\/inStore\/\[wed\]\/endOffset/);
    await expect.element(changes).toMatchTextContent('1 change');
  });
});

describe('the other views of the hours', () => {
  it('are a calendar, week by week', async () => {
    await open('elm-st');
    await segment('Calendar');
    await expect.element(page.getByText('Today').first()).toBeVisible();
    await expectText(/Nov 20, 2026/);
    await page.getByRole('button', { name: /^Next / }).click();
    await expectText(/Nov 2[3-9]th 2026|Nov 2[3-9]/);
    await expectNoText(/Nov 20, 2026/);
  });

  it('show the effective hours with unsaved edits and special days, and lead from an issue to its day', async () => {
    await open('market-hall');
    await segment('Issues (2)');
    await page.getByRole('button', { name: /^Delivery is open on Wednesday while the store is closed/ }).click();
    const closes = (day: string, channel: string) =>
      card(channel)
        .getByRole('spinbutton', { name: `${day} closes` })
        .first();
    await expect.element(closes('Wednesday', 'Delivery')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    const friday = closes('Friday', 'In-store').element();
    if (friday instanceof HTMLElement) friday.focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await segment('Calendar');
    const day = (name: RegExp) => page.getByRole('row', { name });
    await expect.element(day(/Nov 20, 2026/)).toMatchTextContent('Today');
    await page.getByRole('button', { name: 'Next week' }).click();
    await expect.element(day(/Nov 26, 2026/)).toMatchTextContent('Thanksgiving');
    for (const [name, times] of [
      [/Nov 26, 2026/, 'Closed'],
      [/Nov 27, 2026/, '11 AM to 1:30 AM'],
      [/Nov 28, 2026/, 'Until 1:30 AM'],
    ] as const)
      await expect.element(day(name).getByRole('cell').first()).toMatchTextContent(times);
    await page.getByRole('button', { name: 'Previous week' }).click();
    await expect.element(day(/Nov 16, 2026/)).toBeVisible();
  });

  it('[RULE.paper.01] are a sheet for the door: days in a row with equal times are one line, then the special days', async () => {
    await open('elm-st');
    await segment('For the door');
    const sheet = page.getByRole('article', { name: 'For the door' });
    await expect.element(sheet.getByRole('heading', { name: 'Elm St.' })).toBeVisible();
    const lines = () =>
      [...sheet.element().querySelectorAll('dt')].map(
        days => `${days.textContent} · ${days.nextElementSibling?.textContent}`,
      );
    expect(lines()).toEqual([
      'Monday to Thursday · 11 AM to 10 PM',
      'Friday and Saturday · 11 AM to 11 PM',
      'Sunday · 11 AM to 9 PM',
      'Thanksgiving, Thu, Nov 26, 2026 · Closed',
      'Christmas Eve, Thu, Dec 24, 2026 · 11 AM to 4 PM',
      'Christmas, Fri, Dec 25, 2026 · Closed',
    ]);
    await page.getByRole('combobox', { name: 'Channels' }).selectOptions('delivery');
    await expect.poll(lines).toContain('Sunday · 11:30 AM to 8:30 PM');
    await expect.element(sheet.getByText('Opening hours, delivery')).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('are the possible issues, or that there are none', async () => {
    await open('beacon');
    await segment(/^Issues/);
    await expectText(/^(Possible issues|No issues found\.)$/);
  });
});

describe('special days', () => {
  it('are added with a date and removed again', async () => {
    await open('fulton');
    const days = card('Special days');
    await expect.element(days).toBeVisible();
    const before = rowsOf('/hours/specialHours').length;
    await expect.element(days.getByRole('button', { name: 'Add day' })).toBeDisabled();
    await days.getByLabelText('Date of special day').fill('2026-12-31');
    await days.getByRole('button', { name: 'Add day' }).click();
    await expectText(/Thu, Dec 31, 2026/);
    await expect.poll(() => rowsOf('/hours/specialHours').length).toBe(before + 1);
    await expect.element(changes).toMatchTextContent('1 change');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.poll(() => rowsOf('/hours/specialHours').length).toBe(before);
  });
});

describe('a special day of a location', () => {
  const configures = { permissions: ['accessConfigurationOptions'], company: 'Bakery' } as const;
  const thanksgiving = (at: string | null) => openScreen(configures, '/locationSettings/hours', { at });
  const addDay = async () => {
    await page.getByLabelText('Date of special day').fill('2026-11-26');
    await page.getByRole('button', { name: 'Add day' }).click();
  };
  const name = (within: typeof page | ReturnType<typeof page.elementLocator>) =>
    within.getByRole('textbox', { name: 'Name' });
  const saved = () => expectText('The hours have been saved correctly.');

  it('[RULE.hours.03] [FMT.timeOfDay] replaces the one of the company on that date, which can be restored', async () => {
    await thanksgiving(null);
    await addDay();
    await name(page).fill('Thanksgiving');
    await save();
    await saved();
    await thanksgiving('Pier');
    await expect.poll(() => rowsOf('/hours/specialHours')).toHaveLength(1);
    const [above] = rowsOf('/hours/specialHours');
    await addDay();
    const own = () => rowsOf('/hours/specialHours').find(path => path !== above) ?? '';
    await expect.poll(own).not.toBe('');
    // Found again each time: the locator of an element is made of its text, which changes.
    const added = async () => page.elementLocator(await row(own()));
    await expect.element(await added()).toMatchTextContent('Only here');
    await expect.element(await added()).toMatchTextContent('Thu, Nov 26, 2026');
    await expect.element(page.elementLocator(await row(above ?? ''))).toMatchTextContent('Hidden here');
    await name(await added()).fill('Feast');
    const custom = (await added())
      .getByRole('group', { name: 'In-store on this day' })
      .getByRole('radio', { name: 'Custom' });
    const radio = custom.element();
    if (radio instanceof HTMLElement) radio.focus();
    await userEvent.keyboard(' ');
    const from = (await added()).getByRole('group', { name: 'In-store, opening time 1' }).getByLabelText(/^Opens/);
    await expect.element(from).toHaveValue('09:00 AM');
    await from.fill('12:00 PM');
    await expect.element(await added()).toMatchTextContent('12 PM to 5 PM');
    await save();
    await saved();
    await thanksgiving('Pier');
    await expect.element(page.getByRole('button', { name: 'Thu, Nov 26, 2026 Feast', exact: true })).toBeVisible();
    await page.getByRole('button', { name: /Restore .*Thanksgiving/ }).click();
    await expect.element(changes).toMatchTextContent('1 change');
  });
});

describe('closing now', () => {
  it('names the channels and until when, and does nothing when it is cancelled', async () => {
    await open('elm-st');
    await page.getByRole('button', { name: 'Close now…' }).click();
    await expect.element(dialog.getByRole('button', { name: 'Close Elm St.' })).toBeVisible();
    await expect.element(dialog).toMatchTextContent('Goes live right away, and nothing else that is saved there.');
    await expect.element(dialog.getByRole('checkbox', { name: 'In-store' })).toBeChecked();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect((await commands.calls()).filter(call => call.startsWith('POST /api/sync-locations/only-this'))).toEqual([]);
  });

  it('is opened by a link, which a cancel takes out of the address', async () => {
    await openScreen('priya', '/locationSettings/hours?act=closed', { at: 'elm-st' });
    await expect.element(dialog).toMatchTextContent('Close now');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(shownAddress).not.toContain('act=');
  });

  it('and extending are not offered to who may not change the settings', async () => {
    await openScreen({ permissions: ['manageMenus', 'LIMITED_MANAGE_ONLINE'] }, '/locationSettings/hours', {
      at: 'Elm',
    });
    await expect.element(page.getByRole('button', { name: 'Close now…' })).not.toBeInTheDocument();
  });
});

describe('copying to other locations', () => {
  it('shows what each of them would get, and needs a location', async () => {
    await open('elm-st');
    await page.getByRole('button', { name: 'Copy to locations, In-store' }).click();
    await expect.element(dialog).toMatchTextContent(/Copy this week/);
    await expect.element(dialog.getByRole('button', { name: /^Set|^Copy|^Preview/ }).first()).toBeDisabled();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('of a special day is left without a trace by Cancel', async () => {
    await open(null);
    await page.getByRole('button', { name: 'Set for multiple locations…' }).click();
    await expect.element(dialog).toMatchTextContent('Special hours for multiple locations');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });
});

it('[RULE.hours.07] the strip of what is open now names no closing of a location that never closes', async () => {
  const always = [0, 1, 2, 3, 4, 5, 6].map(dayOfWeek => ({
    id: `${dayOfWeek}`,
    dayOfWeek,
    startTime: 0,
    endOffset: 86_400,
  }));
  const blob = {
    hours: {
      ...{ inStore: always, online: [], delivery: [], onlineDelivery: [], specialHours: [] },
      ...{ onlineSameAsStore: true, deliverySameAsStore: true, OnlineDeliverySameAsOnlineStore: true },
    },
  };
  const call = 'GET /api/published-config/location-settings/elm-st';
  await open('elm-st', [{ call, status: 200, body: { id: 'elm-st', ver: 1, publishedAt: 1, blob } }]);
  await expectText('Now: all channels open 24 hours, every day');
});
