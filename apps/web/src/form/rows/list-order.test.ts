import { fieldAt, isList } from '@commissary/schema';
import { describe, expect, it } from 'vitest';
import { addMember, moveMember, removeMember, setValue } from '../actions/form-actions.ts';
import { department, employmentAt } from '../edit-session/form-world.arbitrary.ts';
import { contentOf } from '../edit-session/index.ts';
import { createFormStore, type FormStore } from '../state/index.ts';
import { anchorAfterMove, listOrder, type RowPosition } from './list-order.ts';
import { listRow, sameRow } from './list-rows.ts';

const path = '/departments';
const many = Array.from({ length: 450 }, (_, at) => department(`d${at}`, `Department ${at}`));
const storeOf = (level: 'company' | 'location'): FormStore => {
  const { base } = employmentAt('company');
  return createFormStore(employmentAt(level, { base: { ...(base as object), departments: many } }));
};
const orderIn = (store: FormStore): readonly RowPosition[] =>
  listOrder(store.session().opened, contentOf(store.session()), path);
const list = fieldAt(employmentAt('company').definition, path);
if (list === undefined || !isList(list)) throw new Error('Departments are no list any more.');

/** The rows that would render again after an action. */
const drawnAgain = (store: FormStore, act: () => void): readonly string[] => {
  const look = () => {
    const { opened } = store.session();
    const content = contentOf(store.session());
    return new Map(
      orderIn(store).map(position => [
        position.id,
        { place: position, row: listRow(opened, content, list, path, position) },
      ]),
    );
  };
  const before = look();
  act();
  return [...look()].flatMap(([id, { place: position, row }]) => {
    const known = before.get(id);
    return known !== undefined && known.place === position && sameRow(known.row, row) ? [] : [id];
  });
};

describe.each(['company', 'location'] as const)('a list of hundreds at a %s', level => {
  it('stays the same array while a member is edited, and one row renders again', () => {
    const store = storeOf(level);
    const before = orderIn(store);
    for (const text of ['O', 'Of', 'Off'])
      expect(drawnAgain(store, () => setValue(store, `${path}/[d234]/name`, text, true))).toEqual(['d234']);
    expect(orderIn(store)).toBe(before);
  });

  it('renders one new row when a member is added, and none again when one is removed', () => {
    const store = storeOf(level);
    expect(drawnAgain(store, () => addMember(store, path, list, 'new', 'd449'))).toEqual(['new']);
    expect(orderIn(store).at(-1)?.id).toBe('new');
    removeMember(store, `${path}/[new]`);
    expect(drawnAgain(store, () => removeMember(store, `${path}/[d7]`))).toEqual(level === 'company' ? [] : ['d7']);
  });

  it('renders the moved row again, and its neighbors at most', () => {
    const store = storeOf(level);
    const drawn = drawnAgain(store, () => moveMember(store, `${path}/[d300]`, 'd298'));
    expect(orderIn(store).findIndex(({ id }) => id === 'd300')).toBe(299);
    expect(drawn.filter(id => !['d299', 'd300'].includes(id))).toEqual([]);
  });
});

it('notifies a row that takes its name from another member of changes to that name, and of nothing beside it', () => {
  const store = storeOf('company');
  const heard: string[] = [];
  store.subscribe('/departments/[]/name', () => heard.push('names'));
  setValue(store, `${path}/[d1]/updated`, 7);
  expect(heard).toEqual([]);
  setValue(store, `${path}/[d1]/name`, 'Office');
  removeMember(store, `${path}/[d2]`);
  expect(heard).toEqual(['names', 'names']);
});

it('a row that moves among some of the rows passes those only, and stands before the first of them or behind another', () => {
  const row = (id: string): RowPosition => ({ id, path: `/rows/[${id}]`, state: 'shown' });
  const rows = ['a', 'b', 'c', 'd', 'e'].map(row);
  const among = ['b', 'd', 'e'].map(row);
  expect(anchorAfterMove(rows, 'd', -1, among)).toBe('a');
  expect(anchorAfterMove(rows, 'b', 1, among)).toBe('d');
  expect(anchorAfterMove(rows, 'e', 1, among)).toBeUndefined();
  expect(anchorAfterMove(rows, 'b', -1)).toBeNull();
});
