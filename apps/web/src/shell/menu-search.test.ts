import { expect, it } from 'vitest';
import { isSearchable } from './menu-search.ts';

it('[RULE.shell.13] [NAV.breadcrumbs.menuSearchable] six menus have a search field', () =>
  expect(isSearchable(6)).toBe(true));
it('[RULE.shell.14] five menus have none', () => expect(isSearchable(5)).toBe(false));
