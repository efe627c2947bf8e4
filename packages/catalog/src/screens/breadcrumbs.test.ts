import { expect, it } from 'vitest';
import { breadcrumbs } from './breadcrumbs.ts';
import { matchScreen } from './match-screen.ts';

const tenant = { companyId: 'acme', locationId: null };
const crumbs = (path: string, names = {}) => {
  const match = matchScreen(path);
  return match && breadcrumbs(match, tenant, names);
};

it('a screen is below its group', () => {
  expect(crumbs('/locationSettings/tableAndBar')).toEqual([{ label: 'Configuration' }, { label: 'Table and bar' }]);
});
it('the screens above have links and the names of their subjects', () => {
  expect(crumbs('/locations/elm/overrides', { elm: 'Elm St.' })).toEqual([
    { label: 'Accounts' },
    { label: 'Locations', href: '/locations?companyId=acme&locationId=' },
    { label: 'Elm St.', href: '/locations/elm?companyId=acme&locationId=' },
    { label: 'Overrides' },
  ]);
});
it('a location is below its list, with its name', () => {
  expect(crumbs('/groups/north', { north: 'North side' })?.map(({ label }) => label)).toEqual([
    'Accounts',
    'Groups',
    'North side',
  ]);
});
it('a group that has the name of its first screen is named once', () => {
  expect(crumbs('/news/acme')).toEqual([
    { label: 'Home', href: '/home?companyId=acme&locationId=' },
    { label: 'News' },
  ]);
});
it('[RULE.home.23] home has no breadcrumbs', () => {
  expect(crumbs('/home')).toEqual([]);
});
