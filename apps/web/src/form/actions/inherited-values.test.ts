import { documents } from '@commissary/catalog';
import { complete } from '@commissary/schema';
import { describe, expect, it } from 'vitest';
import { openedAt } from '../edit-session/form-world.arbitrary.ts';
import { createFormStore, memberText, valueIn } from '../state/index.ts';
import { setValue, stepUndo } from './form-actions.ts';

const { field } = documents.menu;
const base = complete(field, {
  departments: [
    {
      id: 'd',
      info: { name: 'Pizza' },
      taxes: { selected: [1], includedInPrice: false },
      categories: [{ id: 'red', info: { name: 'Red' }, taxes: { selected: [], includedInPrice: true } }],
      items: [{ id: 'i', info: { name: 'Margherita' }, category: 'red' }],
    },
  ],
});
const taxes = '/departments/[d]/items/[i]/taxes';
const category = '/departments/[d]/categories/[red]/taxes';

describe.each(['company', 'location'] as const)('an absent group that inherits inside the document, at a %s', level => {
  const opened = () => createFormStore(openedAt(level, { definition: field, base }));

  it('shows the values of the member that it inherits from, and follows them', () => {
    const store = opened();
    const included = `${taxes}/includedInPrice`;
    expect(store.state(included)).toMatchObject({ value: true, inheritedFrom: `${category}/includedInPrice` });
    expect(memberText(store.session(), category)).toBe('category Red');
    let notifications = 0;
    store.subscribe(included, () => {
      notifications += 1;
    });
    setValue(store, `${category}/includedInPrice`, false);
    expect([notifications, store.state(included).value]).toEqual([1, false]);
    setValue(store, '/departments/[d]/items/[i]/category', '');
    expect(store.state(included)).toMatchObject({ inheritedFrom: '/departments/[d]/taxes/includedInPrice' });
    expect(notifications).toBe(2);
  });

  it('is set with all of them by an edit of one, and inherits again once it is removed', () => {
    const store = opened();
    setValue(store, `${taxes}/selected`, [1]);
    expect(valueIn(store.session(), taxes)).toEqual({ selected: [1], includedInPrice: true });
    expect(store.state(taxes).inheritedFrom).toBeUndefined();
    expect(store.state(`${taxes}/selected`).source).toBe(level);
    setValue(store, taxes, undefined);
    expect(store.state(taxes).inheritedFrom).toBe(category);
    stepUndo(store);
    expect(store.state(taxes).value).toEqual({ selected: [1], includedInPrice: true });
  });
});
