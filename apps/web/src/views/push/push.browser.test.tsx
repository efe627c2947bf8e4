import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { accessibilityProblems, expectReadableDialog } from '../../testing/axe.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { chooseIn, expectText, heading, sentBy, typeConfirmation } from '../../testing/screen-parts.ts';

const hour = 3_600_000;
const noon = Date.UTC(2026, 10, 27, 18);
const message = (state: string, more: object = {}) => ({
  ...{ dueAt: noon, state, problem: null, locations: 2, endedAt: null, accepted: null, counts: null },
  ...more,
});
const notification = (id: string, title: string, messages: readonly object[], more: object = {}) => ({
  ...{ id, title, text: `The text of ${title}.`, places: null, localDateTime: null, atNight: false },
  ...{ devices: 30, by: 'Ana Moreno', createdAt: noon - hour, messages },
  ...more,
});
const listed = (notifications: readonly object[] = [], configured = true) => ({
  ...{ call: 'GET /api/push-notifications/sorrel-and-salt', status: 200 },
  body: { configured, notifications, next: null },
});
const counting = 'POST /api/push-notifications/sorrel-and-salt/audience$';
const sending = 'POST /api/push-notifications/sorrel-and-salt$';
const takingBack = 'POST /api/push-notifications/sorrel-and-salt/open/take-back$';
const counted = (devices: number) => ({ call: counting, status: 200, body: { devices, locations: 12 } });
const sent = { call: sending, status: 200, body: { id: 'new' } };
const open = (answers: readonly object[], at: string | null = null) =>
  openScreen('priya', '/customer/pushNotifications', { at, answers: answers as never });

const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const preview = page.getByRole('region', { name: 'As the guest sees it' });
const feed = page.getByRole('feed', { name: 'Notifications' });
const group = (name: string) => page.getByRole('radio', { name, exact: true });
const write = async () => {
  await field('Title').fill('Two for one');
  await field('Text').fill('Any slice, until 5 PM.');
};
/** Ticks the box that is there where the test runs at night. */
const alsoAtNight = async () => {
  const box = page.getByRole('checkbox', { name: 'Send at night, too' });
  if (box.elements().length > 0) await box.click();
};

it('[ROUTE.customer.pushNotifications] [RULE.areas.17] [RULE.push.14] push notifications are written beside the phone that shows them', async () => {
  await open([listed(), counted(7_930)]);
  await expect.element(heading).toHaveTextContent('Push notifications');
  await expect.element(page.getByRole('navigation', { name: 'Company, group or location' })).toBeVisible();
  await expectText('7,930 phones at 12 locations');
  await write();
  await expect.element(preview).toMatchTextContent(/Two for one.*Any slice, until 5 PM\./);
  await expectText('11 of 50');
  await expectText('22 of 178');
  expect(await accessibilityProblems()).toEqual([]);
});

it('[RULE.push.15] everybody is notified only after the name of the company is typed, with the number that was shown', async () => {
  await open([listed(), counted(7_930), sent]);
  const button = page.getByRole('button', { name: /^Send/ });
  await expect.element(button).toBeDisabled();
  await write();
  await alsoAtNight();
  await page.getByRole('button', { name: 'Send to 7,930 phones' }).click();
  const dialog = page.getByRole('dialog', { name: 'Notify everybody on 7,930 phones?' });
  const accept = dialog.getByRole('button', { name: 'Send to 7,930 phones' });
  await expect.element(accept).toBeDisabled();
  await expectReadableDialog();
  await typeConfirmation('Sorrel & Salt');
  await accept.click();
  expect(await sentBy(sending)).toMatchObject({ title: 'Two for one', text: 'Any slice, until 5 PM.', seen: 7_930 });
  expect(await sentBy(sending)).not.toHaveProperty('places');
  await expectText('On its way to 7,930 phones.');
  await expect.element(field('Title')).toHaveValue('');
});

it('[RULE.push.16] a group or some locations are counted, and notified without a name', async () => {
  await open([listed(), counted(120), sent]);
  await group('A group').click();
  await expect.element(page.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();
  await chooseIn('Group', 'Downtown');
  await expectText('120 phones at 12 locations');
  await write();
  await alsoAtNight();
  await page.getByRole('button', { name: 'Send to 120 phones' }).click();
  expect(await commands.bodiesOf(counting)).toContainEqual({ places: ['downtown'] });
  expect(await sentBy(sending)).toMatchObject({ places: ['downtown'], seen: 120 });
});

it('[RULE.push.16] at a location it goes to the guests of this location', async () => {
  await open([listed(), counted(12)], 'elm-st');
  await expectText('12 phones at 12 locations');
  expect(await sentBy(counting)).toEqual({ places: ['elm-st'] });
});

it('[RULE.push.17] at night on the clock of a location it is sent only where somebody ticks it; a past time is told', async () => {
  await open([listed(), counted(12), sent], 'elm-st');
  await write();
  await group('At a time').click();
  await page.getByLabelText('Day').fill('2099-01-05');
  await page.getByLabelText('Time', { exact: true }).fill('20:59');
  const button = page.getByRole('button', { name: 'Schedule for 12 phones' });
  await expect.element(button).toBeEnabled();
  await expectText(/On the clock of each location: .*8:59 PM/);
  await page.getByLabelText('Time', { exact: true }).fill('21:00');
  await expect.element(button).toBeDisabled();
  await expectText(/It is night then at Elm St\.: from 9 PM to 9 AM nothing is sent\./);
  await page.getByRole('checkbox', { name: 'Send at night, too' }).click();
  await button.click();
  expect(await sentBy(sending)).toMatchObject({ localDateTime: '2099-01-05T21:00', atNight: true });
  await expectText('Scheduled for 12 phones.');
  await page.getByLabelText('Day').fill('2020-01-05');
  await expectText('This time is past at some locations.');
});

it('[RULE.push.18] what was sent is listed with its counts, what failed with the reason, and what is scheduled is taken back', async () => {
  const counts = (opened: number) => ({ sent: 100, delivered: 80, opened });
  await open([
    listed([
      notification('open', 'Later', [message('SCHEDULED')], {
        localDateTime: '2026-12-01T13:30',
        places: ['downtown'],
      }),
      notification('half', 'Half', [
        message('SENT', { counts: counts(10), locations: 9 }),
        message('SENT', { counts: counts(30), locations: 3 }),
      ]),
      notification('none', 'Lost', [message('FAILED', { problem: 'TOO_LATE' })]),
      notification('part', 'Parts', [message('SENT', { locations: 9 }), message('TAKEN_BACK', { locations: 3 })]),
    ]),
    counted(12),
    { call: takingBack, status: 204, body: undefined },
  ]);
  await expect
    .element(feed)
    .toMatchTextContent(/Later ?Scheduled.*Downtown · Dec 1.*1:30 PM on the clock of each location/);
  await expect
    .element(feed)
    .toMatchTextContent(/Half ?Sent.*The whole company.*Sent to ?200 ?Delivered ?160 ?Opened ?40 \(25%\)/);
  await expect.element(feed).toMatchTextContent(/Lost ?Not sent.*The push service did not take it in time\./);
  await expect.element(feed).toMatchTextContent(/Parts ?Sent: 9 locations ?Taken back: 3 locations/);
  expect(await accessibilityProblems()).toEqual([]);
  await feed.getByRole('button', { name: 'Take back: Later' }).click();
  await expectText('Taken back. Nobody gets it.');
});

it('[RULE.push.19] without a push service the page says what to do, and still shows the history', async () => {
  await open([listed([notification('one', 'Before', [message('SENT')])], false)]);
  await expectText(
    /No push service is connected, so nothing can be sent\. Ask whoever runs this server to connect one/,
  );
  await expect.element(feed).toMatchTextContent(/Before/);
  await expect.element(field('Title')).not.toBeInTheDocument();
});

it('[RULE.push.20] a service that does not answer, and a number that grew, are told, and what was typed stays', async () => {
  const refused = { call: sending, status: 409, body: [{ code: 'AUDIENCE_GREW', params: { devices: 99 } }] };
  await open([listed(), { call: counting, status: 400, body: [{ code: 'SERVICE_FAILED' }] }], 'elm-st');
  await expectText('The phones could not be counted: the push service does not answer.');
  await write();
  await expect.element(page.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();
  await open([listed(), counted(12), refused], 'elm-st');
  await write();
  await alsoAtNight();
  await page.getByRole('button', { name: 'Send to 12 phones' }).click();
  await expectText(/It would reach many more phones than were counted\./);
  await expect.element(field('Title')).toHaveValue('Two for one');
});

it('[RULE.push.20] who may not send is told so', async () => {
  await open([listed(), { call: counting, status: 403, body: [{ code: 'FORBIDDEN' }] }], 'elm-st');
  await expectText('You may not send push notifications here.');
  await expect.element(page.getByRole('button', { name: 'Count again' })).not.toBeInTheDocument();
});
