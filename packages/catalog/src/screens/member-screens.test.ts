import { fieldAt, isGroup, isList, parentPath } from '@commissary/schema';
import { expect, it } from 'vitest';
import { documents } from '../documents/index.ts';
import { screenPath } from './address.ts';
import { matchScreen } from './match-screen.ts';
import { editedPath, screenOfMember, screenOfPath } from './member-screens.ts';
import { builtScreens } from './registry.ts';
import { editsMember } from './screen.ts';

const item = '/departments/[pizza]/items/[a~1b]';

it('a path leads to the page of the innermost member around it, and else to the screen of its section', () => {
  const found = (path: string) => {
    const match = screenOfPath('menu', path);
    return match && [match.screen.id, match.params];
  };
  const ofItem = ['item', { departmentId: 'pizza', itemId: 'a/b' }];
  expect(found(item)).toEqual(ofItem);
  expect(found(`${item}/pricing/[1]/itemBased/price`)).toEqual(ofItem);
  for (const path of [
    '/departments',
    '/departments/[pizza]',
    '/departments/[pizza]/items',
    '/departments/[pizza]/info',
  ])
    expect([path, found(path)]).toEqual([path, ['menuItems', {}]]);
  expect(screenOfPath('settings', '/tenderTypes/[cash]/name')?.screen.id).toBe('payments');
  expect(screenOfPath('settings', item)).toBeNull();
  expect(screenOfMember('menu', item)?.screen.id).toBe('item');
  expect(screenOfMember('menu', `${item}/info`)).toBeNull();
});

it('every page of a member names one of a list, and its address leads back to it', () => {
  for (const { id, path, edits } of builtScreens) {
    if (edits === undefined || !editsMember(edits)) continue;
    const definition = documents[edits.document].field;
    const pattern = edits.path.replace(/\[:\w+\]/g, '[]');
    const member = fieldAt(definition, pattern);
    const list = fieldAt(definition, parentPath(pattern) ?? '');
    expect([id, member && isGroup(member), list && isList(list)]).toEqual([id, true, true]);
    const params = Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, `${name}/1`]));
    expect(matchScreen(screenPath(id, params))?.params).toEqual(params);
    if (edits.aggregates) continue;
    expect(screenOfPath(edits.document, editedPath(edits, params))).toMatchObject({ screen: { id }, params });
  }
});
