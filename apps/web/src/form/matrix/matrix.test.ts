import { documents, initialDocument } from '@commissary/catalog';
import { resolve } from '@commissary/document';
import type { Level } from '@commissary/domain';
import { fieldAt, type Id, isList } from '@commissary/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effectiveOf, pendingChangesOf } from '../../snapshot/index.ts';
import { applyEdits } from '../actions/index.ts';
import { openedAt } from '../edit-session/form-world.arbitrary.ts';
import { contentOf } from '../edit-session/index.ts';
import { sameState } from '../state/field-state.ts';
import { createFormStore, type FormStore, fieldState, valueIn } from '../state/index.ts';
import { matrixOf } from './matrix.ts';
import { cellText, editsOfClearing, editsOfReset, editsOfTexts, formulaResult } from './matrix-edits.ts';

const scheme = (id: Id, name: string) => ({ id, name, description: '', isDefault: id === 1, isActive: true });
const option = (id: string, name: string) => ({ id, name });
const pizza = {
  id: 'margherita',
  info: { name: 'Margherita', displayName: '', imageId: '', status: 'ACTIVE', description: '', pluNum: '' },
  pricing: [
    {
      id: 1,
      itemBased: { price: '20.00', sizePrices: [{ id: 's14', price: '20.50' }] },
      toppingBased: {},
      styleUpcharge: [],
    },
  ],
};
const menu = {
  ...initialDocument('menu'),
  pricingSchemes: [scheme(1, 'Dinner'), scheme('lunch', 'Lunch'), scheme('late', 'Late')],
  departments: [
    {
      id: 'pizza',
      info: { name: 'Pizza', displayName: '', imageId: '', status: 'ACTIVE' },
      taxes: { selected: [], includedInPrice: false },
      styles: [
        { id: 'size', name: 'Size', isSize: true, options: [option('s10', '10 in'), option('s14', '14 in')] },
        { id: 'crust', name: 'Crust', isSize: false, options: [option('thin', 'Thin')] },
      ],
      categories: [],
      items: [pizza],
    },
    {
      id: 'beer',
      info: { name: 'Beer', displayName: '', imageId: '', status: 'ACTIVE' },
      taxes: { selected: [], includedInPrice: false },
      styles: [{ id: 'glass', name: 'Glass', isSize: true, options: [option('pint', 'Pint')] }],
      categories: [],
      items: [],
    },
  ],
};
const item = '/departments/[pizza]/items/[margherita]';
const path = `${item}/pricing`;
const price = (scheme: Id, size?: string) =>
  `${path}/[${scheme}]/itemBased/${size === undefined ? 'price' : `sizePrices/[${size}]/price`}`;

const storeAt = (level: Level, own: Parameters<typeof openedAt>[1] = {}): FormStore =>
  createFormStore(openedAt(level, { definition: documents.menu.field, base: menu, ...own }));
const matrixIn = (store: FormStore) => {
  const { opened } = store.session();
  const field = fieldAt(opened.definition, path);
  if (field === undefined || !isList(field)) throw new Error('Prices are no list any more.');
  const document = effectiveOf(opened, contentOf(store.session()));
  return matrixOf(field, path, { definition: opened.definition, document, isShown: () => true });
};
const positionOf = (store: FormStore, at: string) => {
  for (const [row, { cells }] of matrixIn(store).rows.entries()) {
    const column = cells.findIndex(cell => cell.path === at);
    if (column >= 0) return { row, column };
  }
  throw new Error(`There is no cell ${at}.`);
};
const type = (store: FormStore, texts: Readonly<Record<string, string>>) =>
  applyEdits(
    store,
    editsOfTexts(
      store,
      matrixIn(store),
      Object.entries(texts).map(([at, words]) => ({ ...positionOf(store, at), text: words })),
    ),
  );
const clear = (store: FormStore, ...at: readonly string[]) =>
  applyEdits(
    store,
    editsOfClearing(
      store,
      matrixIn(store),
      at.map(one => positionOf(store, one)),
    ),
  );
const reset = (store: FormStore, ...at: readonly string[]) =>
  applyEdits(
    store,
    editsOfReset(
      store,
      matrixIn(store),
      at.map(one => positionOf(store, one)),
    ),
  );
const valueAt = (store: FormStore, at: string) => valueIn(store.session(), at);
const changes = (store: FormStore) => pendingChangesOf(store.session().opened, contentOf(store.session()));
const shownAt = (store: FormStore, at: string) => {
  const { value, inheritedFrom } = store.state(at);
  return [value, inheritedFrom];
};

describe('the matrix of prices', () => {
  it('has a column for each scheme, and a row for each price and each size of the department, of no other', () => {
    const { columns, rows } = matrixIn(storeAt('company'));
    expect(columns).toEqual(['Dinner', 'Lunch', 'Late']);
    expect(rows.map(({ heading, label }) => [heading, label])).toEqual([
      [undefined, 'Price'],
      ['Price by size', '10 in'],
      [undefined, '14 in'],
      [undefined, 'Extra topping'],
      ['Upcharges', '10 in, Thin'],
      [undefined, '14 in, Thin'],
    ]);
    for (const { cells } of rows) expect(cells).toHaveLength(3);
  });

  it('a typed price creates the entry of its scheme and of its size, in one step of undo, with nothing else in it', () => {
    const store = storeAt('company');
    type(store, { [price('lunch', 's10')]: '$11.00' });
    expect(valueAt(store, `${path}/[lunch]`)).toEqual({
      id: 'lunch',
      itemBased: { sizePrices: [{ id: 's10', price: '11.00' }] },
      toppingBased: {},
      styleUpcharge: [],
    });
    expect(store.session().steps.past).toHaveLength(1);
  });

  it('an upcharge has all ids of the options that it is for', () => {
    const store = storeAt('company');
    const upcharge = `${path}/[1]/styleUpcharge/[size-s14-crust-thin]`;
    type(store, { [`${upcharge}/flatRate`]: '3.5' });
    expect(valueAt(store, upcharge)).toEqual({
      id: 'size-s14-crust-thin',
      size: 'size',
      sizeOption: 's14',
      style: 'crust',
      styleOption: 'thin',
      flatRate: '3.50',
    });
  });

  it('a scheme that follows another one shows its price with the difference, and an own value wins', () => {
    const follows = { scheme: 1, difference: { type: 'AMOUNT', AMOUNT: { amount: '1.00' } }, round: '0.01' };
    const schemes = menu.pricingSchemes.map(one => (one.id === 'lunch' ? { ...one, follows } : one));
    const store = storeAt('company', { base: { ...menu, pricingSchemes: schemes } });
    const { value, inheritedFrom, inheritedChange } = store.state(price('lunch', 's14'));
    expect([value, inheritedFrom, inheritedChange]).toEqual(['21.50', price(1, 's14'), '+1.00']);
    type(store, { [price(1, 's14')]: '30' });
    expect(store.state(price('lunch', 's14')).value).toBe('31.00');
    type(store, { [price('lunch', 's14')]: '9' });
    expect(store.state(price('lunch', 's14'))).toMatchObject({ value: '9.00', inheritedChange: undefined });
  });

  it('a missing price shows what it inherits and from where: the item, then the default scheme, its size before its item', () => {
    const store = storeAt('company');
    expect(shownAt(store, price(1, 's14'))).toEqual(['20.50', undefined]);
    expect(shownAt(store, price(1, 's10'))).toEqual(['20.00', price(1)]);
    expect(shownAt(store, price('lunch', 's14'))).toEqual(['20.50', price(1, 's14')]);
    expect(shownAt(store, price('lunch', 's10'))).toEqual(['20.00', price(1)]);
    type(store, { [price('lunch')]: '15' });
    expect(shownAt(store, price('lunch', 's14'))).toEqual(['15.00', price('lunch')]);
    clear(store, price('lunch'), price(1));
    expect(shownAt(store, price('late', 's10'))).toEqual([undefined, undefined]);
  });

  it('an emptied price is gone, with its entry where that is for nothing else', () => {
    const store = storeAt('company');
    clear(store, price(1, 's14'), price(1));
    expect(valueAt(store, `${path}/[1]/itemBased`)).toEqual({ sizePrices: [] });
    type(store, { [price(1)]: ' ' });
    expect(changes(store).map(change => change.path)).toHaveLength(2);
  });

  it('a formula is computed from what the cells show, before any of them changes', () => {
    const store = storeAt('company');
    type(store, { [price(1, 's14')]: '+4%', [price('lunch', 's14')]: '=Dinner-1', [price('late', 's10')]: '+10% .49' });
    expect(valueAt(store, price(1, 's14'))).toBe('21.32');
    expect(valueAt(store, price('lunch', 's14'))).toBe('19.50');
    expect(valueAt(store, price('late', 's10'))).toBe('22.49');
    const at = positionOf(store, price(1, 's14'));
    expect(formulaResult(store, matrixIn(store), at, '=Lunch')).toEqual({ start: '19.50', result: '19.50' });
    expect(formulaResult(store, matrixIn(store), at, '12.50')).toBeUndefined();
  });

  it('a text that is no price is kept as it was typed, with its issue', () => {
    const store = storeAt('company');
    type(store, { [price('late', 's10')]: 'much', [price('late', 's14')]: '-30' });
    expect(valueAt(store, price('late', 's10'))).toBe('much');
    expect(store.state(price('late', 's10')).issue?.code).toBe('format');
    expect(valueAt(store, price('late', 's14'))).toBe('-9.50');
    expect(store.state(price('late', 's14')).issue?.code).toBe('too-small');
  });

  it('what is copied is the own value, as it can be pasted', () => {
    const store = storeAt('company');
    const text = (at: string) => {
      const { row, column } = positionOf(store, at);
      const cell = matrixIn(store).rows[row]?.cells[column];
      return cell && cellText(store.session(), cell);
    };
    expect([text(price(1, 's14')), text(price('lunch', 's14'))]).toEqual(['20.50', '']);
  });
});

describe('at a location', () => {
  it('a typed price overrides one path, and a reset leaves no trace of it', () => {
    const store = storeAt('location');
    type(store, { [price(1, 's14')]: '21' });
    expect(changes(store).map(change => change.path)).toEqual([price(1, 's14')]);
    reset(store, price(1, 's14'));
    expect(changes(store)).toEqual([]);
  });

  it('a price of a new entry is reset by itself, and the entry goes with its last price', () => {
    const store = storeAt('location');
    type(store, { [price('lunch', 's10')]: '9', [price('lunch', 's14')]: '12' });
    reset(store, price('lunch', 's10'));
    expect(valueAt(store, `${path}/[lunch]/itemBased/sizePrices`)).toEqual([{ id: 's14', price: '12.00' }]);
  });

  it('a price that was removed here comes back by typing, and by a reset', () => {
    const store = storeAt('location');
    clear(store, price(1, 's14'));
    expect(valueAt(store, price(1, 's14'))).toBeUndefined();
    type(store, { [price(1, 's14')]: '19' });
    expect(valueAt(store, price(1, 's14'))).toBe('19.00');
    clear(store, price(1, 's14'));
    reset(store, price(1, 's14'));
    expect(valueAt(store, price(1, 's14'))).toBe('20.50');
    expect(changes(store)).toEqual([]);
  });

  it('nothing is written without the permission for prices', () => {
    const store = storeAt('location', { permissions: new Set(['overrideMenus']) });
    type(store, { [price(1, 's14')]: '21', [price('lunch', 's10')]: '9' });
    clear(store, price(1, 's14'));
    reset(store, price(1, 's14'));
    expect(changes(store)).toEqual([]);
  });

  it('each cell is as if all had been read again, whatever was typed, cleared and reset before', () => {
    const acts = fc.record({
      act: fc.constantFrom('type', 'clear', 'reset'),
      at: fc.constantFrom(...[1, 'lunch', 'late'].flatMap(id => [price(id), price(id, 's10'), price(id, 's14')])),
      text: fc.constantFrom('9', '11.50', 'nothing', '+4%'),
    });
    fc.assert(
      fc.property(fc.constantFrom<Level>('company', 'location'), fc.array(acts, { maxLength: 8 }), (level, steps) => {
        const store = storeAt(level);
        const paths = matrixIn(store).rows.flatMap(({ cells }) => cells.map(cell => cell.path));
        for (const one of paths) store.state(one);
        for (const { act, at, text } of steps) {
          if (act === 'type') type(store, { [at]: text });
          else (act === 'clear' ? clear : reset)(store, at);
          for (const one of paths) {
            const fresh = fieldState(store.session(), store.surroundings(), one);
            expect(sameState(store.state(one), fresh)).toBe(true);
          }
        }
      }),
      // Of the long form a third: each reads the whole matrix after every step.
      { numRuns: Math.max(100, Math.ceil((fc.readConfigureGlobal().numRuns ?? 0) / 3)) },
    );
  });

  it('every edit of the matrix is one that the engine applies', () => {
    const store = storeAt('location');
    type(store, { [price('lunch', 's10')]: '9', [price(1, 's14')]: '' });
    const content = contentOf(store.session());
    if (content.kind !== 'list') throw new Error('A location edits a list.');
    expect(resolve(menu, [content.changes]).dropped).toEqual([]);
  });
});
