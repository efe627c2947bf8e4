import { describe, expect, it } from 'vitest';
import { errorText, passwordRuleText } from './messages.ts';
import { messages } from './texts/messages.ts';

const menu = { text: 'menu', number: 'one' } as const;
const settings = { text: 'table and bar settings', number: 'many' } as const;

/** Each row: the requirement, the text of the catalog, the required text. */
const table: readonly (readonly [id: string, ours: string, text: string])[] = [
  ['MSG.login.rateLimit', messages.login.rateLimit, 'The login rate limit has been exceeded.'],
  [
    'MSG.login.lock',
    messages.login.lock,
    'Too many login attempts. The account has been locked for the next 30 minutes.',
  ],
  ['MSG.login.invalid', messages.login.invalid, 'The login provided is not valid.'],
  [
    'MSG.login.deleted',
    messages.login.deleted,
    'The provided User has been deleted and is no longer allowed to login.',
  ],
  ['MSG.login.exists', messages.login.exists, 'The provided Email is already in use.'],
  ['MSG.login.other', messages.login.other, 'Unable to Login, please try again later.'],
  ['MSG.recover.done', messages.recover.done, 'Request Received'],
  ['MSG.recover.fail', messages.recover.fail, 'Unable to process your request, please try again later.'],
  [
    'MSG.recover.success',
    messages.recover.success,
    "If your email address is enrolled, then we've sent a message to help you regain access to your account. If you do not receive the message within several minutes, please check your spam folder and try again.",
  ],
  ['MSG.reset.badToken', messages.reset.badToken, 'The token is not valid.'],
  ['MSG.reset.success', messages.reset.success, 'The password has been updated successfully.'],
  ['MSG.reset.fail', messages.reset.fail, 'Unable to set password. Please try again later.'],
  ['MSG.reset.button', messages.reset.button, 'Set Password'],
  ['MSG.pw.mismatch', messages.password.mismatch, "Passwords don't match"],
  ['MSG.pw.validateFail', messages.password.validateFail, 'Unable to validate password.'],
  ['MSG.logout.fail', messages.logout.fail, 'Unable to Log Out, please try again later.'],
  ['MSG.companies.fail', messages.companies.fail, 'Unable to retrieve accessible companies'],
  ['MSG.locations.fail', messages.locations.fail, 'Unable to retrieve locations'],
  ['MSG.locations.loadFail', messages.locations.loadFail, 'Unable to load locations.'],
  ['MSG.locations.empty', messages.locations.empty, 'No locations found'],
  ['MSG.menu.infoFail', messages.menu.infoFail, 'Unable to retrieve Menu Information'],
  ['MSG.menu.none', messages.menu.none, 'No Menu Selected'],
  ['MSG.menu.notSet', messages.menu.notSet, 'The Location does not have a Menu Assigned.'],
  ['MSG.menu.loadFail', messages.menu.loadFail, 'Unable to load Menu, please try again later.'],
  ['MSG.user.fail', messages.user.fail, 'Unable to retrieve User'],
  ['MSG.user.changePassword', messages.user.changePassword, 'Change Password'],
  ['MSG.user.logout', messages.user.logout, 'Logout'],
  [
    'MSG.timeout.modal',
    messages.timeout.modal,
    'Your session has timed out. Please provide your password to login again.',
  ],
  [
    'MSG.conflict.menu',
    messages.conflict.menu,
    'A more recent menu has been detected. Please refresh the current menu to get latest version',
  ],
  ['MSG.forbidden', messages.forbidden, 'You are not authorized to perform the requested action.'],
  ['MSG.home.upToDate', messages.home.upToDate(12), '12 Location(s) up to date'],
  ['MSG.home.stale', messages.home.stale('Nov 3rd 2026'), 'has not contacted TCC since Nov 3rd 2026'],
  ['MSG.home.never', messages.home.never, 'has never contacted TCC'],
  ['MSG.home.comingSoon', messages.home.comingSoon, 'Coming Soon'],
  ['MSG.home.addItem', messages.home.addItem, 'Add a Menu Item'],
  ['MSG.home.addCoupon', messages.home.addCoupon, 'Add a Coupon'],
  ['MSG.home.panelTitle', messages.home.panelTitle, 'Locations Status'],
  ['MSG.confirm.title', messages.confirm.title, 'Are You Sure?'],
  ['MSG.confirm.yes', messages.confirm.yes, 'Yes'],
  ['MSG.confirm.cancel', messages.confirm.cancel, 'Cancel'],
  ['MSG.confirm.save', messages.confirm.save, 'Save'],
  ['MSG.diff.empty', messages.diff.empty, 'There are no changes.'],
  ['MSG.nav.securityRoles', messages.nav.securityRoles, 'Security Roles'],
  ['MSG.nav.defaultSecurityRoles', messages.nav.defaultSecurityRoles, 'Default Security Roles'],
  ['MSG.nav.thriveOnline', messages.nav.thriveOnline, 'Thrive Online'],
  ['MSG.save.notSettings', messages.save.notSettings, 'Not a recognizable settings blob.'],
  ['MSG.save.notMenu', messages.save.notMenu, 'Not a recognizable menu blob.'],
  ['MSG.save.companyMismatch', messages.save.companyMismatch, 'Company ID does not match! Not saving changes.'],
  [
    'MSG.save.manyChanges',
    messages.save.manyChanges(7),
    'You are attempting to save 7 changes. Are you sure this is correct?',
  ],
  ['MSG.save.fail', messages.save.fail(menu), 'Unable to save the menu. Please try again later.'],
  ['MSG.save.success', messages.save.success(menu), 'The menu has been saved correctly.'],
  ['MSG.save.busy', messages.save.busy(menu), 'Please wait while the menu is being saved.'],
  ['MSG.department.unnamed', messages.department.unnamed, 'At least one department is unnamed.'],
  ['MSG.employment.loadFail', messages.employment.loadFail, 'Unable to load employment, please try again later.'],
  ['MSG.settings.fail', messages.settings.fail, 'Failed to retrieve settings.'],
];

const walk = (...prefixes: string[]) => {
  const rows = table.filter(([id]) => prefixes.some(prefix => id === prefix || id.startsWith(`${prefix}.`)));
  expect(rows.length).toBeGreaterThanOrEqual(prefixes.length);
  for (const [, ours, text] of rows) expect(ours).toBe(text);
};

describe('texts, word for word', () => {
  it('[MSG.login.*] signing in', () => {
    walk('MSG.login');
    expect(messages.login.caseHint).toMatch(/email and password are case sensitive/i);
    expect(errorText('SOMETHING_NEW')).toBe('SOMETHING_NEW');
  });
  it('[MSG.recover.*] [MSG.reset.*] asking for a new password, and setting it', () => {
    walk('MSG.recover', 'MSG.reset');
    expect(messages.recover.send).toMatch(/send instructions/i);
  });
  it('[MSG.pw.*] the rules of a password', () => {
    walk('MSG.pw');
    expect(passwordRuleText('PW_TOO_SHORT', 'standard')).toMatch(/at least 7 characters/i);
    expect(passwordRuleText('PW_MISSING_LETTERS', 'standard')).toMatch(/one letter/i);
    expect(passwordRuleText('PW_MISSING_NUMBERS', 'standard')).toMatch(/one number/i);
    expect(passwordRuleText('PW_PREVIOUSLY_USED', 'standard')).toMatch(/last 4 passwords/i);
    expect(passwordRuleText('PW_TOO_SHORT', 'strong')).toMatch(/at least 15 characters/i);
  });
  it('[MSG.logout.fail] [MSG.user.*] [MSG.timeout.modal] the session', () => {
    walk('MSG.logout.fail', 'MSG.user', 'MSG.timeout.modal');
  });
  it('[MSG.companies.fail] [MSG.locations.*] [MSG.forbidden] [MSG.settings.fail] [MSG.employment.loadFail] failures', () => {
    walk('MSG.companies.fail', 'MSG.locations', 'MSG.forbidden', 'MSG.settings.fail', 'MSG.employment.loadFail');
  });
  it('[MSG.menu.*] [MSG.conflict.menu] [MSG.department.unnamed] menu and departments', () => {
    walk('MSG.menu', 'MSG.conflict.menu', 'MSG.department.unnamed');
  });
  it('[MSG.diff.empty] [MSG.save.*] [MSG.confirm.*] saving', () => {
    walk('MSG.diff.empty', 'MSG.save', 'MSG.confirm');
  });
  it('[MSG.home.*] the home screen', () => {
    walk('MSG.home');
  });
  it('[MSG.nav.securityRoles] [MSG.nav.defaultSecurityRoles] [MSG.nav.thriveOnline] labels of the sidebar', () => {
    walk('MSG.nav');
  });
});

it('[FMT.titleGrammar] the verb agrees with the title', () => {
  expect(messages.save.success(settings)).toBe('The table and bar settings have been saved correctly.');
  expect(messages.save.busy(settings)).toBe('Please wait while the table and bar settings are being saved.');
});

it('[FMT.locationsCount] the count stands before Location(s)', () => {
  expect([0, 1, 2].map(messages.home.upToDate)).toEqual([
    '0 Location(s) up to date',
    '1 Location(s) up to date',
    '2 Location(s) up to date',
  ]);
});

it('each user-error code has its text, and a code named like a property of Object.prototype has none', () => {
  const codes = {
    RATE_LIMIT_EXCEEDED: messages.login.rateLimit,
    FAILED_LOGIN_LOCK: messages.login.lock,
    INVALID_CREDENTIALS: messages.login.invalid,
    DELETED_USER: messages.login.deleted,
    ALREADY_EXISTS: messages.login.exists,
    NO_MENU_SET: messages.menu.notSet,
    'CONFLICTING EDIT': messages.conflict.menu,
  };
  for (const [code, text] of Object.entries(codes)) expect(errorText(code)).toBe(text);
  expect(errorText('constructor')).toBe('constructor');
});
