import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openScreen } from '../../testing/open-screen.tsx';
import { failing, heading, sentBy } from '../../testing/screen-parts.ts';

it('a link that nobody signed opens no set-up', async () => {
  for (const address of ['/setup?token=guessed', '/setup']) {
    await openScreen(null, address);
    await expect.element(page.getByRole('alert')).toMatchTextContent('does not open the set-up');
  }
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect.element(heading).toHaveTextContent('Sign in');
});

it('[RULE.hours.08] the hours are bars that are moved with the arrow keys, typed where a day is chosen, and removed', async () => {
  const answers = [
    { call: 'GET /api/setup', status: 200, body: true },
    { call: 'POST /api/setup', status: 500 },
  ];
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const type = (label: string, text: string) => page.getByLabelText(label, { exact: true }).fill(text);
  const end = (name: string) => page.getByRole('spinbutton', { name });
  const focus = (name: string) => {
    const element = end(name).element();
    if (element instanceof HTMLElement) element.focus();
  };
  await openScreen(null, '/setup?token=signed', { answers });
  await type('Company name', 'Sorrel');
  await button('Next: first location').click();
  await type('Name', 'Elm St.');
  await expect.element(end('Closes on Monday')).toHaveAttribute('aria-valuetext', '10 PM');
  focus('Closes on Monday');
  await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}');
  await expect.element(end('Closes on Monday')).toHaveAttribute('aria-valuetext', '11:15 PM');
  await expect.element(page.getByLabelText('Opening time on Tuesday')).not.toBeVisible();
  await button('Hours on Tuesday').click();
  await type('Opening time on Tuesday', '09:30');
  await type('Closing time on Tuesday', '01:00');
  await expect.element(end('Closes on Tuesday')).toHaveAttribute('aria-valuetext', '1 AM, next day');
  focus('Opens on Sunday');
  await userEvent.keyboard('{Delete}');
  await expect.element(page.getByRole('switch', { name: 'Open on Sunday' })).not.toBeChecked();
  await button('Next: your sign-in').click();
  await type('Your name', 'Lena Ortiz');
  await type('Email', 'lena@example.com');
  await type('New password', 'kitchen 42');
  await type('Repeat new password', 'kitchen 42');
  await failing(async () => {
    await button('Create the company').click();
    const usual = { startTime: 39_600, endOffset: 39_600 };
    expect(await sentBy('POST /api/setup')).toMatchObject({
      location: {
        hours: [
          { dayOfWeek: 1, startTime: 39_600, endOffset: 44_100 },
          { dayOfWeek: 2, startTime: 34_200, endOffset: 55_800 },
          ...[3, 4, 5, 6].map(dayOfWeek => ({ dayOfWeek, ...usual })),
        ],
      },
    });
  });
});
