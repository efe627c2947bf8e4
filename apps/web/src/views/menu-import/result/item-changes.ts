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
  return line => {
    const token = byLine.get(line) ?? '';
    const [was, is] = [before.get(token), after.get(token)];
    if (was === undefined || is === undefined) return [];
    // Of the item alone: few rows are drawn, and a large menu takes long to compare.
    const alone = (item: MenuItem): Menu => ({ ...menu, departments: [{ ...was.department, items: [item] }] });
    return documentChanges(definition, alone(was.item), alone(is.item)).map(change =>
      describeChange(changeTexts, names, { ...change, was: 'was' in change ? change.was : undefined }),
    );
  };
};

const itemsByToken = ({ departments }: Menu) =>
  new Map<string, { readonly department: MenuDepartment; readonly item: MenuItem }>(
    departments.flatMap(department =>
      department.items.map(item => [memberToken(item.id), { department, item }] as const),
    ),
  );
