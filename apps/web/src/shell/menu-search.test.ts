import { expect, it } from 'vitest';
import { isSearchable } from './menu-search.ts';

it('[RULE.shell.13] [NAV.breadcrumbs.menuSearchable] six menus can be searched', () =>
  expect(isSearchable(6)).toBe(true));
it('[RULE.shell.14] five menus are simply listed', () => expect(isSearchable(5)).toBe(false));
