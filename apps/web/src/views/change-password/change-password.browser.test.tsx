import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type Opening, openScreen } from '../../testing/open-screen.tsx';
import { expectText, failing, sentBy } from '../../testing/screen-parts.ts';

const call = 'POST /api/users/changePassword';
const password = 'an-old-password-1';
const field = (name: string) => page.getByLabelText(name, { exact: true });
const submit = page.getByRole('button', { name: 'Set Password' });
const open = (answers: Opening['answers'] = []) =>
  openScreen({ permissions: ['dashboard'], company: 'Bakery', password }, '/employees/changePassword', {
    at: null,
    answers,
  });
const fill = async (current: string, next: string, again = next) => {
  await field('Current password').fill(current);
  await field('New password').fill(next);
  await field('Repeat new password').fill(again);
};

describe('a new password', () => {
  it('needs the current one, every rule and the same text twice', async () => {
    await open();
    await expect.element(submit).toBeDisabled();
    await fill(password, 'short');
    await expect.element(submit).toBeDisabled();
    await fill(password, 'long-enough-2', 'something-else-3');
    await expectText("Passwords don't match");
    await expect.element(submit).toBeDisabled();
    await fill('', 'long-enough-2');
    await expect.element(submit).toBeDisabled();
  });

  it('is stored, and the form is empty again', async () => {
    await open();
    await fill(password, 'long-enough-2');
    await expect.element(submit).toBeEnabled();
    await submit.click();
    await expectText('The password has been updated successfully.');
    expect(await sentBy(call)).toEqual({ currentPassword: password, newPassword: 'long-enough-2' });
    await expect.element(field('Current password')).toHaveValue('');
    await expect.element(field('New password')).toHaveValue('');
  });

  it('with a wrong current one says so at that field, and keeps what was typed', async () => {
    await open();
    await fill('not-the-password-9', 'long-enough-2');
    await expect.element(submit).toBeEnabled();
    await submit.click();
    await expect.element(field('Current password')).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field('New password')).toHaveValue('long-enough-2');
  });

  it('that the server cannot store says so', async () => {
    await open([{ call, status: 500 }]);
    await fill(password, 'long-enough-2');
    await expect.element(submit).toBeEnabled();
    await failing(async () => {
      await submit.click();
      await expectText('Unable to set password. Please try again later.');
    });
  });
});
