import { expect, it } from 'vitest';
import { messages } from '../texts/messages.ts';
import { issueText } from './issue-text.ts';

it('inserts the limit of an issue into its sentence', () => {
  expect(issueText({ code: 'too-large', params: { max: 50 } })).toBe('Enter 50 or less.');
  expect(issueText({ code: 'not-a-step', params: { step: 1 } })).toBe('Enter a whole number.');
});

it('has a sentence for every rule, and shows an unknown code as it is', () => {
  expect(issueText({ code: 'rule', rule: 'department-unnamed' })).toBe(messages.department.unnamed);
  expect(issueText({ code: 'rule', rule: 'toString' })).toBe('toString');
});
