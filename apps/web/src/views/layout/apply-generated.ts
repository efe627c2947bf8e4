import type { Edit } from '@commissary/document';
import type { GeneratedLayout, GeneratedTab, LayoutSize } from '@commissary/domain';
import { fieldAt, isList, joinPath, type List, memberToken, newMember } from '@commissary/schema';
import { applyEdits } from '../../form/actions/index.ts';
import { type FormStore, valueIn } from '../../form/state/index.ts';
import type { LayoutButton, LayoutTab } from './edited-layout.ts';
import { itemButton } from './layout-actions.ts';

/** Makes the generated layout of the edited one, in one step of undo. */
export const applyGenerated = (
  store: FormStore,
  tabs: List<unknown>,
  path: string,
  { tabs: made, removed }: GeneratedLayout,
  size: LayoutSize,
  newId: () => string,
): void => {
  const buttons = fieldAt(store.session().opened.definition, joinPath(path, '[]/buttons'));
  if (buttons === undefined || !isList(buttons)) return;
  const buttonOf =
    (color: string) =>
    ({ departmentId, itemId, index }: GeneratedTab['added'][number]): LayoutButton => {
      const button = itemButton(buttons, newId(), { departmentId, itemId, index });
      return { ...button, buttonStyle: { ...button.buttonStyle, buttonSize: size, buttonColor: color } };
    };
  let after: string | null = null;
  const edits = made.flatMap(({ id, name, color, added }): readonly Edit[] => {
    const before: string | null = after;
    if (id === null) {
      // The definition of the menu says what its values are.
      const fresh = newMember(tabs, newId()) as LayoutTab;
      after = String(fresh.id);
      const value = { ...fresh, name, buttons: added.map(buttonOf(color)) };
      return [{ op: 'add', path: joinPath(path, memberToken(fresh.id)), after: before, value }];
    }
    after = String(id);
    const list = joinPath(joinPath(path, memberToken(id)), 'buttons');
    let last: string | null = lastOf(store, list);
    return added.map(buttonOf(color)).map(value => {
      const behind: string | null = last;
      last = String(value.id);
      return { op: 'add', path: joinPath(list, memberToken(value.id)), after: behind, value };
    });
  });
  const gone = removed.map((id): Edit => ({ op: 'remove', path: joinPath(path, memberToken(id)) }));
  applyEdits(store, [...gone, ...edits]);
};

const lastOf = (store: FormStore, list: string): string | null => {
  const members = valueIn(store.session(), list);
  // The definition of the menu says what its values are.
  const last = Array.isArray(members) ? (members.at(-1) as LayoutButton | undefined) : undefined;
  return last === undefined ? null : String(last.id);
};
