import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sessionStore } from '../../session/index.ts';
import { row, typeInto } from '../../testing/form-fields.ts';
import { openScreen } from '../../testing/open-screen.tsx';

const payroll = '/payrollAndOvertime';
const panel = page.getByRole('region', { name: 'Try a week', exact: true });
const pay = panel.getByRole('region', { name: 'Pay', exact: true });
/** A line of the pay by its title. */
const line = (title: string) => pay.getByRole('listitem').filter({ has: page.getByText(title, { exact: true }) });

/** Types a shift of Monday by the keyboard alone. */
const typeMonday = async (from: string, to: string): Promise<void> => {
  panel.getByRole('button', { name: 'Add shift on Monday' }).element().focus();
  await userEvent.keyboard('{Enter}');
  panel.getByRole('textbox', { name: 'Monday, start' }).element().focus();
  await userEvent.keyboard(`${from}{Tab}${to}{Tab}`);
};

/** Leads to the rules, changes something there without saving, and comes back. */
const inForm = async (act: () => Promise<void>): Promise<void> => {
  await panel.getByRole('button', { name: 'Payroll rules' }).click();
  await act();
  await panel.getByRole('button', { name: 'Try a week' }).click();
};

it('[RULE.payroll.17] somebody types punches of a week at an address of its own and sees hours, money and why, by the values that are not saved yet', async () => {
  await openScreen('priya', '/employment/employment?show=week', { at: 'elm-st' });
  await panel.getByRole('button', { name: 'Clear' }).click();
  await expect.element(pay).toMatchTextContent('Wages0:00 hours$0.00');
  await typeMonday('9:00a', '8:00p');
  await panel.getByRole('textbox', { name: /^Wage of / }).fill('20');
  await expect.element(pay).toMatchTextContent('11:00 × $20.00');
  await expect.element(pay).toMatchTextContent('Wages11:00 hours$220.00');
  // The rule is turned on in the form, and counts before it is saved.
  await inForm(async () => {
    const daily = await row(`${payroll}/overTimePay/after8HoursPerDay`);
    page.elementLocator(daily).getByRole('switch').element().focus();
    await userEvent.keyboard(' ');
  });
  await expect.element(line('Daily overtime')).toMatchTextContent('3:00 × $10.00');
  await expect
    .element(line('Daily overtime'))
    .toMatchTextContent('Half of the rate more for hours over 8 a day: Mon 3:00.');
  await expect.element(pay).toMatchTextContent('Wages11:00 hours$250.00');
  const employer = `${payroll}/additionalEmployerLaborCostPercentage`;
  await inForm(() => typeInto(employer, '9.2'));
  await expect.element(line('Payroll taxes and insurance')).toMatchTextContent('9.20% of $250.00$23.00');
  await inForm(() => typeInto(employer, 'much'));
  await expect.element(panel).toMatchTextContent('Pay is shown when the payroll rules are valid.');
  await inForm(() => typeInto(employer, '10'));
  await expect.element(pay).toMatchTextContent('Cost to Elm St.$275.00');
  const overTarget = async (sales: string) => {
    await panel.getByRole('textbox', { name: 'Sales on Monday' }).fill(sales);
    const day = panel.getByRole('row', { name: /^Mon / });
    await expect.element(day).toMatchTextContent(sales === '500' ? 'over' : 'within');
    const [bar, line] = [...day.element().querySelectorAll('[aria-hidden] > *')].map(part =>
      part.getBoundingClientRect(),
    );
    return (bar?.right ?? 0) > (line?.left ?? 0);
  };
  expect(await overTarget('500')).toBe(true);
  expect(await overTarget('5000')).toBe(false);
});

it('[RULE.payroll.16] days begin when those of the location do', async () => {
  await openScreen('priya', '/employment/employment?show=week', { at: 'elm-st' });
  await expect.element(panel).toMatchTextContent('the business day it started on, until 4 AM.');
  const state = sessionStore.get();
  if (state.user === null) throw new Error('Nobody is signed in.');
  const dayStarts = [{ from: '2020-01-01', start: 6 * 3_600 }];
  const accessibleTenants = state.user.accessibleTenants.map(one =>
    one.id === 'elm-st' ? { ...one, dayStarts } : one,
  );
  sessionStore.set({ ...state, user: { ...state.user, accessibleTenants } });
  await expect.element(panel).toMatchTextContent('the business day it started on, until 6 AM.');
  await panel.getByRole('button', { name: 'Clear' }).click();
  // Past midnight, it is all of one day until six.
  await typeMonday('8:00p', '5:00a');
  await expect.element(panel.getByRole('listitem').filter({ hasText: 'Mon' }).first()).toMatchTextContent('9:00');
});
