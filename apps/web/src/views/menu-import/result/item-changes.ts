import type { Menu, MenuImportPlan } from '@commissary/catalog';
import { describeChange, type Field, memberToken, splitPath } from '@commissary/schema';
import { changeTexts } from '../../../formatting/index.ts';
import { documentChanges } from '../../../snapshot/index.ts';

/** What the plan changes of an item that is on the menu, as sentences, by the line of the first row that does so. */
export const sentencesByLine = (
  definition: Field,
  menu: Menu,
  { rows, next }: MenuImportPlan,
): ((line: number) => readonly string[]) => {
  // `/departments/[pizza]/items/[diavola]/…`
  const byItem = Map.groupBy(documentChanges(definition, menu, next), ({ path }) => splitPath(path)[3]);
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
    const token = byLine.get(line);
    // What changes outside of items, as an added department, is of no row.
    const changes = token === undefined ? [] : (byItem.get(token) ?? []);
    return changes.map(change =>
      describeChange(changeTexts, names, { ...change, was: 'was' in change ? change.was : undefined }),
    );
  };
};
