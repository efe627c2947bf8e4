import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { confirmNumberFrom, isConfirmed } from './confirmation-code.ts';
import { brokenPasswordRules, isPasswordFormValid, passwordChecklist } from './password.ts';

describe('password rules', () => {
  it('[RULE.password.04] seven characters at least', () => {
    expect(brokenPasswordRules('abcde1')).toEqual(['PW_TOO_SHORT']);
    expect(brokenPasswordRules('abcdef1')).toEqual([]);
  });
  it('[RULE.password.05] a letter', () => {
    expect(brokenPasswordRules('1234567')).toEqual(['PW_MISSING_LETTERS']);
  });
  it('[RULE.password.06] a number', () => {
    expect(brokenPasswordRules('abcdefg')).toEqual(['PW_MISSING_NUMBERS']);
  });
  it('[RULE.password.08] the rule on earlier passwords is listed only when the server reported it', () => {
    expect(passwordChecklist('abcdef1').map(({ rule }) => rule)).not.toContain('PW_PREVIOUSLY_USED');
    expect(passwordChecklist('abcdef1', ['PW_PREVIOUSLY_USED'])).toContainEqual({
      rule: 'PW_PREVIOUSLY_USED',
      holds: false,
    });
  });
  it('[RULE.password.12] the form is valid when the rules and the match both hold', () => {
    expect(isPasswordFormValid('abcdef1', 'abcdef1')).toBe(true);
    expect(isPasswordFormValid('abcdef1', 'abcdef2')).toBe(false);
    expect(isPasswordFormValid('abcdef', 'abcdef')).toBe(false);
    expect(isPasswordFormValid('abcdef1', 'abcdef1', ['PW_PREVIOUSLY_USED'])).toBe(false);
  });
  it('[RULE.password.13] a rule that the server reports is marked as failing', () => {
    expect(passwordChecklist('abcdef1', ['PW_MISSING_LETTERS']).filter(({ holds }) => !holds)).toEqual([
      { rule: 'PW_MISSING_LETTERS', holds: false },
    ]);
  });
});

describe('strong passwords', () => {
  const strong = (password: string, about: readonly string[] = []) => brokenPasswordRules(password, 'strong', about);

  it.each([
    ['five wet radishes', []],
    ['correct horse battery staple', []],
    ['nur kleine buchstaben', []],
    ['fourteen chars', ['PW_TOO_SHORT']],
    ['', ['PW_TOO_SHORT', 'PW_TOO_COMMON']],
    ['aaaaaaaaaaaaaaaaaaaa', ['PW_TOO_COMMON']],
    ['abc1!abc1!abc1!abc1!', ['PW_TOO_COMMON']],
    ['abcdefghijklmnopqrst', ['PW_TOO_COMMON']],
    ['12345678901234567890', ['PW_TOO_COMMON']],
    ['09876543210987654321', ['PW_TOO_COMMON']],
    ['password-password-123', ['PW_TOO_COMMON']],
    ['Qwertyuiop-asdfghjkl', ['PW_TOO_COMMON']],
    ['!!!!####$$$$%%%%&&&&', ['PW_TOO_COMMON']],
  ])('%s breaks %j', (password, broken) => {
    expect(strong(password)).toEqual(broken);
  });
  it('rejects a password that is mostly about the person', () => {
    const about = ['Marisol Vega', 'marisol@sorrel.example', 'Sorrel & Salt'];
    expect(strong('MarisolVega-Sorrel-2026', about)).toEqual(['PW_TOO_COMMON']);
    expect(strong('MarisolVega-Sorrel-2026')).toEqual([]);
    expect(strong('marisol grows turnips', about)).toEqual([]);
  });
  it('the checklist requires length instead of kinds of characters', () => {
    expect(passwordChecklist('five wet radishes', [], 'strong')).toEqual([
      { rule: 'PW_TOO_SHORT', holds: true },
      { rule: 'PW_TOO_COMMON', holds: true },
    ]);
    expect(isPasswordFormValid('five wet radishes', 'five wet radishes', ['PW_TOO_COMMON'], 'strong')).toBe(false);
  });
  it('checks any text, of any length', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 300 }),
        fc.array(fc.string({ maxLength: 30 }), { maxLength: 3 }),
        (text, about) => {
          expect(strong(text, about).includes('PW_TOO_SHORT')).toBe([...text].length < 15);
        },
      ),
    );
  });
});

describe('confirm dialog', () => {
  const typed = { term: 'Elm St.', number: '4821' };

  it('[RULE.confirm.01] a required term must be typed', () => {
    expect(isConfirmed({ term: 'Elm St.' }, { term: '', number: '' })).toBe(false);
    expect(isConfirmed({ term: 'Elm St.' }, { ...typed, term: 'elm st.' })).toBe(false);
  });
  it('[RULE.confirm.02] the number has four digits, 1000 to 9999, and must be typed too', () => {
    expect(confirmNumberFrom(0)).toBe(1_000);
    expect(confirmNumberFrom(1 - Number.EPSILON)).toBe(9_999);
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), random => {
        const number = confirmNumberFrom(random);
        return Number.isInteger(number) && number >= 1_000 && number <= 9_999;
      }),
    );
    expect(isConfirmed({ number: 4821 }, { term: '', number: '' })).toBe(false);
  });
  it('[RULE.confirm.03] another number is not accepted', () => {
    expect(isConfirmed({ term: 'Elm St.', number: 4821 }, { ...typed, number: '4822' })).toBe(false);
  });
  it('[RULE.confirm.04] term and number together are accepted', () => {
    expect(isConfirmed({ term: 'Elm St.', number: 4821 }, typed)).toBe(true);
    expect(isConfirmed({}, { term: '', number: '' })).toBe(true);
  });
});
