import { expect, it } from 'vitest';
import { group } from '../kinds/group.ts';
import { idField } from '../kinds/id.ts';
import { list } from '../kinds/list.ts';
import { reference } from '../kinds/reference.ts';
import { set } from '../kinds/set.ts';
import { crossDocumentReferences, referencesIn } from './find-references.ts';

const station = reference({ label: 'Station', to: 'settings:/stations', onDelete: 'drop-entry' });
const item = group({ label: 'Item' }, { id: idField(), stations: set({ label: 'Stations' }, station) });
const department = group({ label: 'Department' }, { id: idField(), items: list({ label: 'Items' }, item) });
const menu = group({ label: 'Menu' }, { departments: list({ label: 'Departments' }, department) });

it('finds the references of members that documents share at the path that each has in its document', () => {
  const shared = { id: 2, stations: [7, 8] };
  const first = { departments: [{ id: 1, items: [shared] }] };
  const second = { departments: [{ id: 5, items: [{ id: 6, stations: [] }, shared] }] };
  for (const document of [first, second])
    expect(crossDocumentReferences(menu, document)).toEqual(referencesIn(menu, document));
  expect(crossDocumentReferences(menu, second).map(({ path, id }) => [path, id])).toEqual([
    ['/departments/[5]/items/[2]/stations/[7]', 7],
    ['/departments/[5]/items/[2]/stations/[8]', 8],
  ]);
});
