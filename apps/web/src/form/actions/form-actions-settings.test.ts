import { documents, initialDocument, type LocationSettings, type PointBonus } from '@commissary/catalog';
import type { Change } from '@commissary/document';
import { fieldAt, isList, isReference } from '@commissary/schema';
import { describe, expect, it } from 'vitest';
import { effectiveOf, type LoadedSnapshot, pendingChangesOf } from '../../snapshot/index.ts';
import { contentOf } from '../edit-session/index.ts';
import { listRows } from '../rows/index.ts';
import { createFormStore, type FormStore, offeredTargets } from '../state/index.ts';
import { addMember, removeMember, reset, setCrossReference, setValue, stepUndo } from './form-actions.ts';

const { field: definition } = documents.settings;
const rights = ['accessConfigurationOptions', 'configureHardware', 'locationSettings'];

const open = (
  level: LoadedSnapshot['level'],
  change: Partial<LocationSettings> = {},
  own: readonly Change[] = [],
): FormStore =>
  createFormStore({
    definition,
    level,
    base: { ...initialDocument('settings'), ...change },
    group: null,
    own,
    versions: { baseId: 'b', base: 1, overrideId: 'o', override: 1, groupId: null, group: null },
    permissions: new Set(rights),
  });

const documentOf = (store: FormStore): LocationSettings => {
  const session = store.session();
  return effectiveOf(session.opened, contentOf(session)) as LocationSettings;
};

const add = (store: FormStore, path: string, id: string) => {
  const list = fieldAt(definition, path);
  if (list === undefined || !isList(list)) throw new Error(`no list at ${path}`);
  return addMember(store, path, list, id, null);
};

describe('a new order type', () => {
  it('takes the next number at company level, increments it, and adds its promise times', () => {
    const store = open('company');
    expect(add(store, '/orderTypes/types', 'fresh')).toEqual({ id: '12', path: '/orderTypes/types/[12]' });
    const { orderTypes, promiseTimes } = documentOf(store);
    expect([orderTypes.types.some(({ id }) => id === 12), orderTypes.nextTypeId]).toEqual([true, 13]);
    expect(promiseTimes.orderTypes.at(-1)).toMatchObject({ id: 12, orderType: 12, minTime: 10, maxTime: 90 });
    expect(promiseTimes.dayParts.slice(-3).map(part => [part.id, part.storeShift, part.default])).toEqual([
      ['12-1', 1, 30],
      ['12-2', 2, 30],
      ['12-3', 3, 30],
    ]);
  });
  it('has an id of its own at a location, where the number of the company stays unchanged', () => {
    const store = open('location');
    expect(add(store, '/orderTypes/types', 'fresh').id).toBe('fresh');
    expect(documentOf(store).orderTypes.nextTypeId).toBe(12);
    expect(documentOf(store).promiseTimes.dayParts.filter(({ orderType }) => orderType === 'fresh')).toHaveLength(3);
  });
  it('is named in the day parts by its name and the shift', () => {
    const session = open('company').session();
    const rows = listRows(session.opened, contentOf(session), '/promiseTimes/dayParts');
    expect(rows.slice(0, 2).map(({ name }) => name)).toEqual(['Dine In, Shift 1', 'Dine In, Shift 2']);
  });
});

describe('the row of a field', () => {
  it('shows a computed value, locked, as soon as its neighbor forces it', () => {
    const store = open('company');
    const path = '/orderTypes/types/[1]/activeOnline';
    setValue(store, path, true);
    expect(store.state(path)).toMatchObject({ value: true, locked: undefined });
    setValue(store, '/orderTypes/types/[1]/availableOnline', false);
    expect(store.state(path)).toMatchObject({
      value: false,
      locked: { why: 'follows', because: 'Available for online ordering' },
    });
  });
  it('[RULE.marketing.01] warns that a default will be unset, as soon as its term is no longer allowed', () => {
    const { marketing } = initialDocument('settings');
    const store = open('company', { marketing: { ...marketing, areaCodes: ['312'], defaultAreaCode: '312' } });
    const path = '/marketing/defaultAreaCode';
    expect(store.state(path).unset).toBe(false);
    setValue(store, '/marketing/areaCodes', ['773']);
    expect(store.state(path).unset).toBe(true);
  });
});

it('offers the fixed options and the members that fit, and no internal member', () => {
  const { printers } = initialDocument('settings');
  const printer = (id: string, type: 'RECEIPT' | 'LABEL') =>
    ({ id, name: id, type, connection: 'USB', address: '' }) as const;
  const store = open('company', {
    printers: { ...printers, physical: [printer('a', 'RECEIPT'), printer('b', 'LABEL')] },
  });
  const offered = (path: string) => {
    const field = fieldAt(definition, path);
    return (
      field &&
      isReference(field) &&
      offeredTargets(definition, documentOf(store), field, undefined).map(({ name }) => name)
    );
  };
  expect(offered('/printers/kitchen/[k]/physicalPrinterId')).toEqual(['a']);
  expect(offered('/cashManagement/cashTransfers/DRIVER_BANK')).toEqual(['Main safe']);
  expect(offered('/stations/[s]/orderTypes/[1]')).not.toContain('Drop-Off');
});

describe('point bonuses', () => {
  const bonus: Omit<PointBonus, 'id' | 'name'> = {
    type: 'BONUS_POINTS',
    value: 50,
    days: [1],
    allowOnline: false,
    firstOrderOnly: false,
    firstOnlineOrderOnly: false,
    departments: [],
    categories: [],
    items: [],
    menuId: '',
    disabled: false,
  };
  const path = '/marketing/pointsBonuses';
  const { marketing } = initialDocument('settings');
  const base = { marketing: { ...marketing, pointsBonuses: [{ ...bonus, id: 'a', name: 'Rainy days' }] } };
  const reported = (store: FormStore) =>
    listRows(store.session().opened, contentOf(store.session()), path).map(row => [row.id, row.state, row.disabled]);

  it('[RULE.bonus.01] [RULE.bonus.02] [ROUTE.locationSettings.marketing.b3] are added and removed at a location', () => {
    const store = open('location', base);
    add(store, path, 'b');
    removeMember(store, `${path}/[a]`);
    expect(documentOf(store).marketing.pointsBonuses.map(({ id }) => id)).toEqual(['b']);
    expect(reported(store)).toEqual([
      ['a', 'hidden', false],
      ['b', 'shown', false],
    ]);
  });
  it('store the menu with the first selected member, and clear it with the last one removed', () => {
    const store = open('company', base);
    const chosen = () => {
      const [{ items, categories, menuId } = bonus] = documentOf(store).marketing.pointsBonuses;
      return [items, categories, menuId];
    };
    setCrossReference(store, `${path}/[a]/items`, ['soup'], 'dinner');
    setCrossReference(store, `${path}/[a]/categories`, ['warm'], 'dinner');
    expect(chosen()).toEqual([['soup'], ['warm'], 'dinner']);
    setCrossReference(store, `${path}/[a]/items`, [], 'dinner');
    expect(chosen()).toEqual([[], ['warm'], 'dinner']);
    setCrossReference(store, `${path}/[a]/categories`, [], 'dinner');
    expect(chosen()).toEqual([[], [], '']);
    // Each was one step.
    stepUndo(store);
    expect(chosen()).toEqual([[], ['warm'], 'dinner']);
  });
  it('[RULE.bonus.04] [RULE.bonus.03] are disabled there, and are reset to the values of the company', () => {
    const store = open('location', base);
    setValue(store, `${path}/[a]/disabled`, true);
    expect([reported(store), pendingChangesOf(store.session().opened, contentOf(store.session())).length]).toEqual([
      [['a', 'shown', true]],
      1,
    ]);
    reset(store, `${path}/[a]`);
    expect([
      documentOf(store).marketing.pointsBonuses,
      pendingChangesOf(store.session().opened, contentOf(store.session())),
    ]).toEqual([base.marketing.pointsBonuses, []]);
  });
});
