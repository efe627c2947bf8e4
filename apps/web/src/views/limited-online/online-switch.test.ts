import { documents, initialDocument, type LocationSettings } from '@commissary/catalog';
import { expect, it } from 'vitest';
import { stepUndo } from '../../form/actions/index.ts';
import { contentOf } from '../../form/edit-session/index.ts';
import { createFormStore, type FormStore } from '../../form/state/index.ts';
import { effectiveOf, type LoadedSnapshot } from '../../snapshot/index.ts';
import { onlineSwitchOf, switchOnline } from './online-switch.ts';

const open = (level: LoadedSnapshot['level'], ...rights: string[]): FormStore =>
  createFormStore({
    definition: documents.settings.field,
    level,
    base: initialDocument('settings'),
    group: null,
    own: [],
    versions: { baseId: 'b', base: 1, overrideId: 'o', override: 1, groupId: null, group: null },
    permissions: new Set(rights),
  });

const onlineIn = (store: FormStore) => {
  const session = store.session();
  const { orderTypes } = effectiveOf(session.opened, contentOf(session)) as LocationSettings;
  return orderTypes.types.filter(({ activeOnline }) => activeOnline).map(({ id }) => id);
};

it.each(['company', 'location'] as const)(
  'turns on every order type that can be online, at a %s, in one step',
  level => {
    const store = open(level, 'LIMITED_MANAGE_ONLINE');
    expect(onlineSwitchOf(store.session())).toMatchObject({ on: 0, needs: null });
    switchOnline(store, true);
    expect(onlineIn(store)).toEqual([1, 2, 3, 4, 5, 7, 8, 9]);
    expect(onlineSwitchOf(store.session())).toMatchObject({ on: 8, needs: null });
    stepUndo(store);
    expect(onlineIn(store)).toEqual([]);
  },
);

it('turns all of them off, also when not all were on', () => {
  const store = open('location', 'LIMITED_MANAGE_ONLINE');
  switchOnline(store, true);
  switchOnline(store, false);
  expect(onlineIn(store)).toEqual([]);
});

it('names the missing permission', () => {
  expect(onlineSwitchOf(open('location').session()).needs).toMatch(/^[A-Z]/);
  expect(onlineSwitchOf(open('location', 'accessConfigurationOptions').session()).needs).toBeNull();
});
