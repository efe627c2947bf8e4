import type { Menu, MenuDepartment, MenuImportPlan, MenuItem } from '@commissary/catalog';
import { describeChange, type Field, memberToken } from '@commissary/schema';
import { changeTexts } from '../../../formatting/index.ts';
import { documentChanges } from '../../../snapshot/index.ts';

/** What the plan changes of an item that is on the menu, as sentences, by the line of the first row that does so. */
export const sentencesByLine = (
  definition: Field,
  menu: Menu,
  { rows, next }: MenuImportPlan,
): ((line: number) => readonly string[]) => {
  const [before, after] = [itemsByToken(menu), itemsByToken(next)];
  const byLine = new Map<number, string>();
  const told = new Set<string>();
  for (const { line, kind, item } of rows) {
    const token = item === null ? '' : memberToken(item);
    if (kind !== 'changed' || token === '' || told.has(token)) continue;
    told.add(token);
    byLine.set(line, token);
  }
  const names = { definition, documents: [next, menu] };
  const sentences = (line: number): readonly string[] => {
    const token = byLine.get(line) ?? '';
    const [was, is] = [before.get(token), after.get(token)];
    if (was === undefined || is === undefined) return [];
    // Of the item alone: few rows are drawn, and a large menu takes long to compare.
    const alone = (item: MenuItem): Menu => ({ ...menu, departments: [{ ...was.department, items: [item] }] });
    return documentChanges(definition, alone(was.item), alone(is.item)).map(change =>
      describeChange(changeTexts, names, { ...change, was: 'was' in change ? change.was : undefined }),
    );
  };
  // A row is drawn again whenever the page is scrolled.
  const known = new Map<number, readonly string[]>();
  return line => {
    const found = known.get(line) ?? sentences(line);
    known.set(line, found);
    return found;
  };
};

const itemsByToken = ({ departments }: Menu) => {
  const items = new Map<string, { readonly department: MenuDepartment; readonly item: MenuItem }>();
  for (const department of departments)
    for (const item of department.items) items.set(memberToken(item.id), { department, item });
  return items;
};
