import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen } from '../../testing/open-screen.tsx';

const tryToSignIn = async (status: number, codes: readonly string[], path?: string): Promise<void> => {
  const body = codes.map(code => ({ code, ...(path && { path }) }));
  await openScreen(null, '/login', { answers: [{ call: 'POST /api/session/login', status, body }] });
  await page.getByLabelText('Email', { exact: true }).fill('priya@sorrel.example');
  await page.getByLabelText('Password', { exact: true }).fill('anything');
  await page.getByRole('button', { name: 'Sign in' }).click();
};

describe('a rejected sign-in shows', () => {
  it.each([
    ['RATE_LIMIT_EXCEEDED', 'The login rate limit has been exceeded.'],
    ['FAILED_LOGIN_LOCK', 'Too many login attempts. The account has been locked for the next 30 minutes.'],
    ['INVALID_CREDENTIALS', 'The login provided is not valid.'],
    ['DELETED_USER', 'The provided User has been deleted and is no longer allowed to login.'],
    ['ALREADY_EXISTS', 'The provided Email is already in use.'],
  ])('[RULE.login.07] [CALL.rule.parser400] [ROUTE.login.b11] [MSG.login.*] for %s: %s', async (code, text) => {
    await tryToSignIn(400, [code]);
    await expect.element(page.getByRole('alert')).toHaveTextContent(text);
  });

  it('[RULE.login.08] a code without a text as it is', async () => {
    await tryToSignIn(400, ['MOON_PHASE']);
    await expect.element(page.getByRole('alert')).toHaveTextContent('MOON_PHASE');
  });

  it.each([
    [500, []],
    [404, []],
    [400, []],
  ])('[RULE.login.09] [MSG.login.*] one general text for any other failure: %i %j', async (status, codes) => {
    await tryToSignIn(status, codes);
    await expect.element(page.getByRole('alert')).toHaveTextContent('Unable to Login, please try again later.');
  });

  it('[MSG.login.*] the hint before', async () => {
    await openScreen(null, '/login');
    await expect.element(page.getByText('Email and password are case sensitive.')).toBeVisible();
  });
});

describe('a password that breaks the rules of the company too long', () => {
  it('is replaced with the sign-in', async () => {
    await tryToSignIn(400, ['PASSWORD_CHANGE_REQUIRED'], '/body/newPassword');
    const required = 'Your company asks for a longer password. Choose a new one to sign in.';
    await expect.element(page.getByRole('alert')).toHaveTextContent(required);
    await expect.element(page.getByLabelText('New password')).toHaveFocus();
    await expect.element(page.getByRole('button', { name: 'Sign in' })).toBeDisabled();
    await page.getByLabelText('New password').fill('copper ladle at dawn, twice');
    await expect.element(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  });
});

describe('a forgotten password', () => {
  const request = async (): Promise<void> => {
    await page.getByLabelText('Email', { exact: true }).fill('priya@sorrel.example');
    await page.getByRole('button', { name: 'Send instructions' }).click();
  };

  it('[MSG.recover.*] is requested, with one response for every address', async () => {
    await openScreen(null, '/recover');
    await request();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Request Received');
    const text =
      "If your email address is enrolled, then we've sent a message to help you regain access to your account. If you do not receive the message within several minutes, please check your spam folder and try again.";
    await expect.element(page.getByText(text)).toBeVisible();
  });

  it('[MSG.recover.*] is not requested when the server fails', async () => {
    await openScreen(null, '/recover', { answers: [{ call: 'POST /api/users', status: 500 }] });
    await request();
    const alert = page.getByRole('alert');
    await expect.element(alert).toHaveTextContent('Unable to process your request, please try again later.');
  });

  it('[MSG.reset.*] is not set with a token that is not valid', async () => {
    await openScreen(null, '/reset/priya/no-token');
    await expect.element(page.getByText('The token is not valid.')).toBeVisible();
  });
});
