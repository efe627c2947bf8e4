import { getAt } from '@commissary/document';
import { complete, group, money, percent, union } from '@commissary/schema';
import { describe, expect, it } from 'vitest';
import { effectiveOf, type LoadedSnapshot } from '../../snapshot/index.ts';
import { openedAt } from '../edit-session/form-world.arbitrary.ts';
import { contentOf, undo } from '../edit-session/index.ts';
import { createFormStore } from '../state/index.ts';
import { removeOtherCases, reset, setValue } from './form-actions.ts';
import { otherCases } from './union-cases.ts';

const discount = union(
  { label: 'Discount' },
  {
    discriminator: 'type',
    initial: 'PERCENT',
    cases: {
      PERCENT: group({ label: 'Percent' }, { value: percent({ label: 'Value' }) }),
      AMOUNT: group({ label: 'Amount' }, { value: money({ label: 'Value', initial: '1.00' }) }),
    },
  },
);
const definition = group({ label: 'Document' }, { discount });
const base = { discount: { type: 'PERCENT', PERCENT: { value: '5.00' } } };

const open = (level: 'company' | 'location', differently: Partial<LoadedSnapshot> = {}) => {
  const store = createFormStore(openedAt(level, { definition, base: complete(definition, base), ...differently }));
  const value = (session = store.session()) => getAt(effectiveOf(session.opened, contentOf(session)), '/discount');
  return { store, value, others: () => otherCases(store.session(), discount, '/discount') };
};

describe.each(['company', 'location'] as const)('the cases of a union, at a %s', level => {
  it('are filled in when they are chosen first, keep their values, and come back', () => {
    const { store, value } = open(level);
    setValue(store, '/discount/type', 'AMOUNT');
    expect(value()).toEqual({ type: 'AMOUNT', PERCENT: { value: '5.00' }, AMOUNT: { value: '1.00' } });
    setValue(store, '/discount/AMOUNT/value', '2.00');
    setValue(store, '/discount/type', 'PERCENT');
    setValue(store, '/discount/type', 'AMOUNT');
    expect(value()).toEqual({ type: 'AMOUNT', PERCENT: { value: '5.00' }, AMOUNT: { value: '2.00' } });
  });

  it('are one step of undo with the choice', () => {
    const { store, value } = open(level);
    setValue(store, '/discount/type', 'AMOUNT');
    expect(value(undo(store.session()))).toEqual(base.discount);
  });

  it('are removed while they are not active, as far as this level has set them', () => {
    const { store, value, others } = open(level);
    expect(others()).toEqual([]);
    setValue(store, '/discount/type', 'AMOUNT');
    setValue(store, '/discount/AMOUNT/value', '2.00');
    expect(others()).toEqual(level === 'company' ? ['/discount/PERCENT'] : []);
    setValue(store, '/discount/type', 'PERCENT');
    expect(others()).toEqual(['/discount/AMOUNT']);
    removeOtherCases(store, others());
    expect(value()).toEqual(base.discount);
  });
});

it('an edit inside a case that no level has any more fills it in first', () => {
  const own = [{ op: 'set', path: '/discount/type', value: 'AMOUNT' }] as const;
  const { store, value } = open('location', { own });
  expect(store.state('/discount/AMOUNT/value').value).toBeUndefined();
  setValue(store, '/discount/AMOUNT/value', '3.00');
  expect(value()).toMatchObject({ type: 'AMOUNT', AMOUNT: { value: '3.00' } });
  reset(store, '/discount');
  expect(value()).toEqual(base.discount);
});
