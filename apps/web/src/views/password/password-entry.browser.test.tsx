import { afterEach, describe, expect, it, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { Answer } from '../../testing/component-commands.ts';
import { openScreen } from '../../testing/open-screen.tsx';

const check = 'POST /api/users/isValidNewPassword';
const entry = page.getByLabelText('New password', { exact: true });
const repeat = page.getByLabelText('Repeat new password', { exact: true });
const button = page.getByRole('button', { name: 'Set Password' });
/** What is said of each rule, by its text. */
const rules = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    page
      .getByRole('list', { name: 'Password requirements' })
      .getByRole('listitem')
      .elements()
      .map(item => (item.textContent ?? '').split(': '))
      .map(([rule = '', state = '']) => [rule, state]),
  );

const open = (answers: readonly Answer[] = []): Promise<void> =>
  openScreen({ permissions: [], password: 'old-password-1' }, '/employees/changePassword', { at: null, answers });

const refusedFor = (code: string): Answer => ({ call: check, status: 400, body: [{ code }] });

describe('a new password', () => {
  it('[MSG.pw.*] [RULE.password.08] has three rules, and one about earlier passwords only when the server reports it', async () => {
    await open([refusedFor('PW_PREVIOUSLY_USED')]);
    const three = ['At least 7 characters', 'At least one letter', 'At least one number'];
    await expect.poll(() => Object.keys(rules())).toEqual(three);
    await entry.fill('sorrel1');
    await expect.poll(rules).toEqual({
      ...Object.fromEntries(three.map(rule => [rule, 'yes'])),
      'Not one of your last 4 passwords': 'not yet',
    });
  });

  it.each([
    ['[RULE.password.04]', 'At least 7 characters', 'sorre1', 'sorrel1'],
    ['[RULE.password.05]', 'At least one letter', '1234567', '123456a'],
    ['[RULE.password.06]', 'At least one number', 'sorrels', 'sorrel1'],
  ])('%s violates the rule: %s', async (_, rule, violating, valid) => {
    await open();
    await entry.fill(violating);
    await expect
      .poll(() => Object.entries(rules()).filter(([, state]) => state === 'not yet'))
      .toEqual([[rule, 'not yet']]);
    await entry.fill(valid);
    await expect.poll(() => rules()[rule]).toBe('yes');
  });

  it('[RULE.password.13] [RULE.errors.01] marks a rule that the server reports as violated', async () => {
    await open([refusedFor('PW_MISSING_LETTERS')]);
    await entry.fill('sorrel1');
    await expect.poll(rules).toEqual({
      'At least 7 characters': 'yes',
      'At least one letter': 'not yet',
      'At least one number': 'yes',
    });
  });

  it('[RULE.password.03] [RULE.password.12] [MSG.pw.*] is valid when all rules hold and both entries agree', async () => {
    await open();
    await page.getByLabelText('Current password', { exact: true }).fill('old-password-1');
    await entry.fill('sorrel');
    await repeat.fill('sorrel');
    await expect.element(button).toBeDisabled();
    await entry.fill('sorrel12');
    await expect.element(page.getByText("Passwords don't match")).toBeVisible();
    await expect.element(button).toBeDisabled();
    await repeat.fill('sorrel12');
    await expect.element(button).toBeEnabled();
    await button.click();
    await expect.element(page.getByText('The password has been updated successfully.')).toBeVisible();
  });

  it('[MSG.reset.*] says when it could not be set', async () => {
    await open([{ call: 'POST /api/users/changePassword', status: 500 }]);
    await page.getByLabelText('Current password', { exact: true }).fill('old-password-1');
    await entry.fill('sorrel12');
    await repeat.fill('sorrel12');
    await button.click();
    await expect.element(page.getByText('Unable to set password. Please try again later.')).toBeVisible();
  });

  it('[MSG.pw.*] says when it could not be checked', async () => {
    await open([{ call: check, status: 500 }]);
    await entry.fill('sorrel12');
    await expect.element(page.getByText('Unable to validate password.')).toBeVisible();
  });
});

describe('the request that checks it', () => {
  const now = Date.now();
  afterEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now });
  });

  it('[RULE.password.09] [RULE.password.10] is sent 300 ms after the last key, and not while the user is still typing', async () => {
    await open();
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now });
    const sent = vi.spyOn(window, 'fetch');
    const checks = () => sent.mock.calls.filter(([address]) => String(address).includes('isValidNewPassword'));
    const input = entry.element();
    if (!(input instanceof HTMLInputElement)) throw new Error('There is no field for the new password.');
    for (const text of ['sorrel', 'sorrel1', 'sorrel12']) {
      // A locator that waits for its element would advance the clock that is tested.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      await vi.advanceTimersByTimeAsync(299);
      expect(checks()).toEqual([]);
    }
    await vi.advanceTimersByTimeAsync(1);
    expect(checks()).toHaveLength(1);
    sent.mockRestore();
    await expect.poll(commands.calls).toContain(check);
  });
});
