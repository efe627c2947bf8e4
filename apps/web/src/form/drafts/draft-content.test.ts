import { initialDocument, splitAddress } from '@commissary/catalog';
import { expect, it } from 'vitest';
import type { CachedDocumentKey } from '../../cache/index.ts';
import { hrefOfPath } from '../../navigation/index.ts';
import { belongsTo } from './draft-content.ts';
import type { Draft } from './stored-draft.ts';

const menu: CachedDocumentKey = { kind: 'menu', companyId: 'c', tenantId: null, menuId: 'm' };
const item = (id: string) => `/departments/[d]/items/[${id}]`;
const draftOf = (...changed: readonly string[]): Draft => ({
  ...{ id: 'x', owner: 'ana', document: 'menu', at: 1, count: changed.length },
  where: { title: 'Import menu', place: 'Company level', href: '/menu/import?companyId=c' },
  versions: { baseId: 'm', base: 1, overrideId: 'o', override: 0, groupId: null, group: null },
  ...{ own: [], past: [], future: [], kept: [], sections: { departments: initialDocument('menu').departments } },
  present: changed.map(path => ({ op: 'set', path, value: 'Soup' })),
});
const page = (path: string) => splitAddress(hrefOfPath(menu, path, {}) ?? '').path;

it('stands on the pages of what it changes, of each of many alike, and on the one that it was made on', () => {
  const names = draftOf(`${item('a')}/info/name`, `${item('b')}/info/name`, '/pricingSchemes/[s]/name');
  const on = (at: string) => belongsTo(menu, names, at);
  expect(page(item('a'))).not.toBe(page('/departments'));
  expect([on(page(item('a'))), on(page(item('b'))), on(page(item('z')))]).toEqual([true, true, false]);
  expect([on(page('/departments')), on(page('/pricingSchemes')), on('/menu/import')]).toEqual([true, true, true]);
});

it('stands on the page of a list of which it adds and removes members', () => {
  const added = draftOf('/pricingSchemes/[s]');
  expect([page('/pricingSchemes'), page('/departments')].map(at => belongsTo(menu, added, at))).toEqual([true, false]);
});
