import { fieldAt, initial, matches, validateChanges, validateValue } from '@commissary/schema';
import { expect, it } from 'vitest';
import { tenderType, tenderTypes } from './tender-types.ts';

const start = initial(tenderTypes);
const codes = (types: unknown) =>
  validateValue(tenderTypes, types).map(issue => `${issue.path} ${issue.rule ?? issue.code}`);
const spare = { ...initial(tenderType), id: 'house', name: 'House account' };

it('[MSG.builtin.TenderType.*] [CONST.tender.builtinIds] has nine built-in types, and the number 8 is free', () => {
  expect(start.map(({ id, name }) => [id, name])).toEqual([
    [1, 'Cash'],
    [2, 'Check'],
    [3, 'Debit'],
    [4, 'Visa'],
    [5, 'MasterCard'],
    [6, 'Discover'],
    [7, 'American Express'],
    [9, 'Gift'],
    [10, 'Account'],
  ]);
  expect(start.every(type => type.isDefault)).toBe(true);
  expect(initial(tenderType).isDefault).toBe(false);
});

it('[RULE.tender.06] only checks are disabled initially', () => {
  expect(start.filter(type => type.disabled).map(({ name }) => name)).toEqual(['Check']);
});

it('[RULE.tender.05] only gift cards can require a certificate', () => {
  const shown = fieldAt(tenderType, '/requireGiftCertificate')?.visibleWhen;
  expect(start.filter(type => shown && matches(shown, type)).map(({ name }) => name)).toEqual(['Gift']);
  expect(start.filter(type => 'requireGiftCertificate' in type).map(({ name }) => name)).toEqual(['Gift']);
  expect(codes(start.map(type => (type.id === 9 ? { ...type, requireGiftCertificate: true } : type)))).toEqual([]);
  expect(codes([...start, { ...spare, requireGiftCertificate: true }])).toEqual([
    '/[house]/requireGiftCertificate gift-only',
  ]);
});

it('a built-in type can be disabled but not removed; an added one can be both', () => {
  expect(codes([...start, spare])).toEqual([]);
  expect(codes(start.map(type => ({ ...type, disabled: true })))).toEqual([]);
  for (const { id } of start) {
    const without = start.filter(type => type.id !== id);
    expect(codes([...without, spare])).toEqual([`/[${id}] fixed-member`]);
    expect(validateChanges(tenderTypes, without, [`/[${id}]`]).map(issue => issue.code)).toEqual(['fixed-member']);
  }
});

it('requires a name', () => {
  expect(codes([...start, { ...spare, name: ' ' }])).toEqual(['/[house]/name unnamed']);
});
