import { documents, initialDocument, type Menu } from '@commissary/catalog';
import { complete } from '@commissary/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { setValue } from '../../form/actions/index.ts';
import { contentOf, undo } from '../../form/edit-session/index.ts';
import { createFormStore, type FormStore, valueIn } from '../../form/state/index.ts';
import type { LoadedSnapshot } from '../../snapshot/index.ts';
import { putIntoForm } from './put-into-form.ts';

const nameOf = (id: string) => ({ id, info: { name: id } });
const menuWith = (names: readonly string[]): Menu => {
  const items = names.map((name, at) => ({ id: `i${at}`, info: { name, pluNum: String(at + 1) } }));
  return complete(documents.menu.field, {
    ...initialDocument('menu'),
    departments: [{ ...nameOf('d'), items }],
  }) as Menu;
};
const menu = menuWith(['Soup', 'Salad', 'Stew']);
const opened = (...permissions: string[]): LoadedSnapshot => ({
  definition: documents.menu.field,
  level: 'company',
  base: menu,
  group: null,
  own: [],
  permissions: new Set(permissions),
  versions: { baseId: 'm', base: 1, overrideId: 'o', override: 1, groupId: null, group: null },
});
const never = new AbortController().signal;
const name = (at: number) => `/departments/[d]/items/[i${at}]/info/name`;

describe('a menu of a file that is put into a form', () => {
  it('[RULE.menuFile.14] is in it as one step of undo, with what was typed before below it', async () => {
    const names = fc.array(fc.constantFrom('Soup', 'Salad', 'Pie', ''), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(names, names, async (typed, read) => {
        const store = createFormStore(opened('manageMenus'));
        const before = store.session();
        expect(await putIntoForm(store, menu, menuWith(typed), never)).toEqual([]);
        const edited = store.session();
        const next = menuWith(read);
        expect(await putIntoForm(store, valueIn(edited, '') as Menu, next, never)).toEqual([]);
        expect(valueIn(store.session(), '')).toEqual(next);
        const back = valueIn(store.session(), '') === valueIn(edited, '') ? store.session() : undo(store.session());
        expect(contentOf(back)).toBe(contentOf(edited));
        expect(contentOf(before)).toBe(contentOf(createFormStore(before.opened).session()));
      }),
      { numRuns: 30 },
    );
  });

  it('[RULE.menuFile.14] has the issues of its values at once', async () => {
    const store = createFormStore(opened('manageMenus'));
    await putIntoForm(store, menu, menuWith(['Soup', '', 'Stew']), never);
    expect([...store.surroundings().issues.keys()]).toEqual([name(1)]);
  });

  /** A form in which something happens while a menu is put into it. */
  const disturbed = (happens: (store: FormStore) => void) => {
    const store = createFormStore(opened('manageMenus'));
    const judge: FormStore['judge'] = (session, count) => {
      happens(store);
      return store.judge(session, count);
    };
    return { store, form: { ...store, judge } };
  };

  it('[RULE.menuFile.14] is not put there once the page is left', async () => {
    const page = new AbortController();
    const { store, form } = disturbed(() => page.abort());
    const untouched = store.session();
    expect(await putIntoForm(form, menu, menuWith(['Pie']), page.signal)).toBeNull();
    expect(store.session()).toBe(untouched);
  });

  it('[RULE.menuFile.14] does not undo what was typed meanwhile', async () => {
    const { store, form } = disturbed(one => setValue(one, name(2), 'Pasta'));
    expect(await putIntoForm(form, menu, menuWith(['Pie']), never)).toBeNull();
    expect([valueIn(store.session(), name(0)), valueIn(store.session(), name(2))]).toEqual(['Soup', 'Pasta']);
  });

  it('[RULE.menuFile.14] is put there where the form was read again meanwhile, and has the same menu', async () => {
    let times = 0;
    const { store, form } = disturbed(one => {
      times += 1;
      if (times === 1) one.write({ ...one.session() });
    });
    expect(await putIntoForm(form, menu, menuWith(['Pie']), never)).toEqual([]);
    expect([times, valueIn(store.session(), name(0))]).toEqual([2, 'Pie']);
  });

  it('[RULE.menuFile.14] changes what the person may change, and names the permission for the rest', async () => {
    const store = createFormStore(opened());
    const needs = await putIntoForm(store, menu, menuWith(['Pie', 'Salad', 'Stew']), never);
    expect(needs).toHaveLength(1);
    expect(valueIn(store.session(), '')).toBe(menu);
  });
});
