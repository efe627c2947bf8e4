import { describe, expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { holdCalls } from '../../testing/held-calls.ts';
import { openScreen, shownAddress } from '../../testing/open-screen.tsx';
import { heading, sentBy } from '../../testing/screen-parts.ts';

const email = page.getByLabelText('Email', { exact: true });
const password = page.getByLabelText('Password', { exact: true });
const signIn = page.getByRole('button', { name: 'Sign in' });

describe('the form', () => {
  it('[RULE.login.01] [RULE.login.02] [RULE.login.03] [ROUTE.login] [ROUTE.login.b1] [ROUTE.login.b4] [ROUTE.login.b5] has a button that is disabled until both fields have text, and a hint about upper and lower case', async () => {
    await openScreen(null, '/login');
    await expect.element(signIn).toBeDisabled();
    await email.fill('priya@sorrel.example');
    await expect.element(signIn).toBeDisabled();
    await password.fill('x');
    await expect.element(signIn).toBeEnabled();
    await email.fill('');
    await expect.element(signIn).toBeDisabled();
    await expect.element(page.getByText('Email and password are case sensitive.')).toBeVisible();
  });

  it('[RULE.login.04] [RULE.login.12] [ROUTE.login.b6] is disabled while the request is in flight, and enabled with the error', async () => {
    await openScreen(null, '/login');
    await email.fill('priya@sorrel.example');
    await password.fill('not the password');
    const release = holdCalls('/api/session/login');
    try {
      await signIn.click();
      await expect.element(email).toBeDisabled();
      await expect.element(password).toBeDisabled();
      await expect.poll(() => document.querySelector('button[type=submit]')?.matches(':disabled')).toBe(true);
      await expect.element(page.getByRole('status').filter({ hasText: 'Signing in' })).toBeInTheDocument();
    } finally {
      release();
    }
    await expect.element(page.getByRole('alert')).toHaveTextContent('The login provided is not valid.');
    await expect.element(email).toBeEnabled();
    await expect.element(signIn).toBeEnabled();
  });

  it('leads to the requested address', async () => {
    await openScreen(null, '/locations?search=elm');
    expect(shownAddress()).toMatch(/^\/login\?target=/);
    await email.fill('priya@sorrel.example');
    await password.fill('a-password-for-tests-only');
    await signIn.click();
    await expect.poll(shownAddress).toMatch(/^\/locations\?search=elm&companyId=/);
    await expect.element(page.getByRole('link', { name: 'Elm St.' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Larimer' })).not.toBeInTheDocument();
  });
});

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

  it('[MSG.recover.*] [RULE.login.13] [ROUTE.login.b2] [RULE.recovery.01] [RULE.recovery.02] [RULE.recovery.03] [ROUTE.recover] [ROUTE.recover.b1] [ROUTE.recover.b2] [ROUTE.recover.b3] [ROUTE.recover.b4] [ROUTE.recover.b5] is requested, with one response for every address', async () => {
    const call = 'POST /api/users/sendPasswordReset';
    await openScreen(null, '/login');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect.element(heading).toHaveTextContent('Recover your password');
    expect(shownAddress()).toBe('/recover');
    await email.fill('a@b.');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: 'Send instructions' })).toBeDisabled();
    await email.fill('nobody@sorrel.example');
    const release = holdCalls('/api/users/sendPasswordReset');
    try {
      await userEvent.keyboard('{Enter}');
      await expect.element(page.getByRole('status').filter({ hasText: 'Sending' })).toBeInTheDocument();
      await expect.element(email).toBeDisabled();
    } finally {
      release();
    }
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Request Received');
    const text =
      "If your email address is enrolled, then we've sent a message to help you regain access to your account. If you do not receive the message within several minutes, please check your spam folder and try again.";
    await expect.element(page.getByText(text)).toBeVisible();
    expect((await commands.calls()).filter(one => one === call)).toHaveLength(1);
  });

  it('[MSG.recover.*] [RULE.recovery.04] [ROUTE.recover.b5] is not requested when the server fails', async () => {
    await openScreen(null, '/recover', { answers: [{ call: 'POST /api/users', status: 500 }] });
    await request();
    const alert = page.getByRole('alert');
    await expect.element(alert).toHaveTextContent('Unable to process your request, please try again later.');
    await expect.element(page.getByRole('button', { name: 'Send instructions' })).toBeEnabled();
  });

  it('[MSG.reset.*] [RULE.password.01] [ROUTE.reset._userId._token.b1] [ROUTE.reset._userId._token.b2] is not set with a link that is not valid, which leads to a new one', async () => {
    await openScreen(null, '/reset/priya/no-token');
    await expect.element(page.getByRole('alert')).toHaveTextContent('The token is not valid.');
    await page.getByRole('link', { name: 'Request a new link' }).click();
    await expect.element(heading).toHaveTextContent('Recover your password');
    expect(shownAddress()).toBe('/recover');
  });

  it('[ROUTE.invite._userId._inviteToken] [RULE.password.03] is first set by an invited person, as soon as its rules hold', async () => {
    const holder = {
      ...{ userEmail: 'nia@sorrel.example', userDisplayName: 'Nia Okoro', userCompanyName: 'Sorrel & Salt' },
      passwordPolicy: 'standard',
    };
    await openScreen(null, '/invite/nia/a-token', {
      answers: [
        { call: 'GET /api/users/isValidInviteToken', status: 200, body: holder },
        { call: 'POST /api/users/isValidNewPassword', status: 200, body: true },
        { call: 'POST /api/users/setPasswordWithToken', status: 204 },
      ],
    });
    await expect.element(heading).toHaveTextContent('Welcome, Nia Okoro');
    const set = page.getByRole('button', { name: 'Set Password' });
    const enter = async (text: string) => {
      await page.getByLabelText('New password', { exact: true }).fill(text);
      await page.getByLabelText('Repeat new password').fill(text);
    };
    await expect.element(set).toBeDisabled();
    await enter('sorrel12');
    await expect.element(set).toBeEnabled();
    await enter('sorrel');
    await expect.element(set).toBeDisabled();
    await enter('sorrel12');
    await expect.element(set).toBeEnabled();
    await set.click();
    await expect.element(heading).toHaveTextContent('Sign in');
    const sent = { userId: 'nia', inviteToken: 'a-token', newPassword: 'sorrel12' };
    expect(await sentBy('POST /api/users/setPasswordWithToken')).toEqual(sent);
  });
});
