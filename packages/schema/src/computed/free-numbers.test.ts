import { expect, it } from 'vitest';
import { group, idField, type List, list, text } from '../kinds/index.ts';
import { withFreeNumbers } from './free-numbers.ts';

const number = text({ label: 'Number', unique: 'number', numberedFrom: 7 });
const part = group({ label: 'Part' }, { id: idField(), info: group({ label: 'Info' }, { number }) });
const parts: List<unknown> = list({ label: 'Parts' }, part);
const store = group({ label: 'Store' }, { parts, others: list({ label: 'Others' }, part) });
const member = (id: string, number: string) => ({ id, info: { number } });

const numberOf = (document: unknown, added = member('new', ''), others: readonly unknown[] = []) =>
  withFreeNumbers(store, document, parts, added, others);

it('[RULE.menu.10] a new member has the first free number of its space, of all lists and of what is added with it', () => {
  expect(numberOf({ parts: [], others: [] })).toEqual(member('new', '7'));
  expect(numberOf({ parts: [member('a', '7'), member('b', '9')], others: [member('c', '8')] })).toEqual(
    member('new', '10'),
  );
  expect(numberOf({ parts: [member('a', '7')], others: [] }, member('new', ''), [member('b', '8')])).toEqual(
    member('new', '9'),
  );
});

it('a member that has a number keeps it', () => {
  expect(numberOf({ parts: [], others: [] }, member('new', '40'))).toEqual(member('new', '40'));
});
