import { getAt } from '@commissary/document';
import {
  choice,
  complete,
  group,
  idField,
  isList,
  list,
  money,
  optional,
  percent,
  text,
  union,
} from '@commissary/schema';
import { describe, expect, it } from 'vitest';
import { effectiveOf, type LoadedSnapshot } from '../../snapshot/index.ts';
import { openedAt } from '../edit-session/form-world.arbitrary.ts';
import { contentOf, undo } from '../edit-session/index.ts';
import { createFormStore } from '../state/index.ts';
import { addMember, removeOtherCases, reset, setValue } from './form-actions.ts';
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

const when = (equals: string) => ({ visibleWhen: { path: 'type', up: 1, equals } }) as const;
const button = group(
  { label: 'Button' },
  {
    id: idField(),
    type: choice({
      label: 'Type',
      options: [
        { value: 'ITEM', label: 'Item' },
        { value: 'PAYMENT', label: 'Payment' },
      ],
    }),
    info: group(
      { label: 'Content' },
      {
        item: optional({ ...group({ label: 'Item' }, { name: text({ label: 'Name', max: 9 }) }), ...when('ITEM') }),
        payment: optional({
          ...group({ label: 'Payment' }, { amount: money({ label: 'Amount', initial: '1.00' }) }),
          ...when('PAYMENT'),
        }),
      },
    ),
  },
);
const screen = group({ label: 'Screen' }, { buttons: list({ label: 'Buttons' }, button) });

describe.each(['company', 'location'] as const)('groups that a condition shows, at a %s', level => {
  const openScreen = () => {
    const stored = complete(screen, { buttons: [{ id: 'a', type: 'ITEM' }] });
    const store = createFormStore(openedAt(level, { definition: screen, base: stored }));
    const info = (id: string, session = store.session()) =>
      getAt(effectiveOf(session.opened, contentOf(session)), `/buttons/[${id}]/info`);
    return { store, info };
  };

  it('are filled in when the condition holds first, keep their values, and are one step of undo with it', () => {
    const { store, info } = openScreen();
    expect(info('a')).toEqual({});
    setValue(store, '/buttons/[a]/type', 'PAYMENT');
    expect(info('a')).toEqual({ payment: { amount: '1.00' } });
    expect(info('a', undo(store.session()))).toEqual({});
    setValue(store, '/buttons/[a]/info/payment/amount', '2.00');
    setValue(store, '/buttons/[a]/type', 'ITEM');
    setValue(store, '/buttons/[a]/type', 'PAYMENT');
    expect(info('a')).toEqual({ item: { name: '' }, payment: { amount: '2.00' } });
  });

  it('are filled in with a new member, and none that the condition hides', () => {
    const { store, info } = openScreen();
    const buttons = screen.shape.buttons;
    if (buttons === undefined || !isList(buttons)) throw new Error('The screen has no list of buttons.');
    addMember(store, '/buttons', buttons, 'b', 'a');
    expect(info('b')).toEqual({ item: { name: '' } });
  });
});
