import { screenOf } from '@commissary/catalog';
import { expect, it } from 'vitest';
import { earlyCalls, preloadHeader } from './early-calls.ts';

const callsOf = (id: Parameters<typeof screenOf>[0], query: string) =>
  earlyCalls(screenOf(id), new URLSearchParams(query));
const start = '/api/session/start?companyId=c';

it('names the start of the console, and the document that the screen edits at the level of the address', () => {
  expect(callsOf('orderTypes', 'companyId=c&locationId=')).toEqual([start, '/api/blobs/settings/company/c']);
  expect(callsOf('orderTypes', 'companyId=c&locationId=l')).toEqual([start, '/api/blobs/settings/location/l']);
  expect(callsOf('locationsList', 'companyId=c&locationId=')).toEqual([start]);
});

it('names the first page of the list that the screen shows, as the address narrows it', () => {
  const images = '/api/menus/images/c';
  expect(callsOf('imageManager', 'companyId=c&locationId=')).toEqual([start, `${images}?limit=60`]);
  expect(callsOf('imageManager', 'companyId=c&search=rye bread&used=unused&limit=9')).toEqual([
    start,
    `${images}?search=rye+bread&used=unused&limit=60`,
  ]);
  expect(callsOf('imageManager', 'companyId=c&used=often')).toEqual([start, `${images}?limit=60`]);
  expect(callsOf('imageManager', 'locationId=l')).toEqual([]);
});

it('names no document whose tenant or menu the address does not say, and nothing without a company', () => {
  expect(callsOf('orderTypes', 'companyId=c')).toEqual([start]);
  expect(callsOf('menuItems', 'companyId=c&locationId=&menuId=m')).toEqual([start]);
  for (const query of ['', 'companyId=', `companyId=${'c'.repeat(101)}`, 'locationId=l'])
    expect(callsOf('orderTypes', query)).toEqual([]);
});

it('keeps what an address says inside the addresses of the header', () => {
  const hostile = new URLSearchParams({ companyId: 'c>; rel="x"\r\nset-cookie: a,<b>', locationId: '../x>,</evil>' });
  const header = preloadHeader(earlyCalls(screenOf('orderTypes'), hostile));
  expect(
    header.split(', ').map(link => /^<\/api\/[\w/%.?=+-]*>; rel=preload; as=fetch; crossorigin$/.test(link)),
  ).toEqual([true, true]);
});
