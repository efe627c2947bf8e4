import { expect, it, vi } from 'vitest';
import { setValues } from '../actions/index.ts';
import { contentOf } from '../edit-session/index.ts';
import { parts, partsPath, stockWith } from '../filters/testing/long-list.ts';
import { listOrder, nothingSelected, selectAllRows, selectedRows } from '../rows/index.ts';
import { createFormStore, valueIn } from '../state/index.ts';
import { bulkFields, editablePaths } from './bulk-fields.ts';

it('one field of 5,000 selected rows is set in one step, with one call to each row on screen', () => {
  const members = Array.from({ length: 5000 }, (_, at) => ({ id: `p${at}`, name: `Part ${at}` }));
  const store = createFormStore(stockWith(members));
  const session = store.session();
  const rows = listOrder(session.opened, contentOf(session), partsPath);
  const selected = selectedRows(selectAllRows(nothingSelected, rows), rows);
  const [first] = selected;
  if (first === undefined) throw new Error('There are rows.');
  expect(bulkFields(session, parts, first, () => true).map(({ inside }) => inside)).toContain('/kept');
  const onScreen = rows.slice(0, 40).map(row => {
    const listener = vi.fn();
    store.subscribe(row.path, listener);
    return listener;
  });
  setValues(store, editablePaths(session, selected, '/kept'), true);
  expect(onScreen.map(({ mock }) => mock.calls.length)).toEqual(onScreen.map(() => 1));
  expect(store.session().steps.past).toHaveLength(1);
  expect(valueIn(store.session(), '/parts/[p4999]/kept')).toBe(true);
});
