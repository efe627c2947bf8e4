import { pricesTexts } from '@commissary/catalog';
import { getAt } from '@commissary/document';
import { definitionPath, isArray, isId, type List, listsAt, memberPath, own, parentPath } from '@commissary/schema';
import { effectiveOf } from '../../snapshot/index.ts';
import { contentOf, type EditSession } from '../edit-session/index.ts';
import { type RowPosition, rowName } from '../rows/index.ts';
import type { PricedMember } from './price-cells.ts';

/** Members whose prices can be changed together. */
export interface PriceScope {
  readonly key: 'selected' | 'shown' | 'list' | 'everywhere';
  readonly label: string;
  members(): readonly PricedMember[];
}

interface ScopedRows {
  readonly list: List<unknown>;
  readonly path: string;
  readonly shown: readonly RowPosition[];
  readonly selected: readonly RowPosition[];
}

/** The scopes of a list from the narrowest on, each once: selected rows, shown rows, the list, all lists like it. */
export const priceScopes = (
  session: EditSession,
  { list, path, shown, selected }: ScopedRows,
): readonly PriceScope[] => {
  const document = effectiveOf(session.opened, contentOf(session));
  const lowerCase = list.label.toLowerCase();
  const members = membersOf(document, path, list);
  const visible = shown.filter(({ state }) => state === 'shown');
  const lists = listsAt(document, definitionPath(path)) ?? [];
  const parent = parentPath(path) ?? '';
  const scopes: PriceScope[] = [];
  if (selected.length > 0)
    scopes.push({
      key: 'selected',
      label: pricesTexts.selected(selected.length, lowerCase),
      members: () => named(session, list, selected),
    });
  if (visible.length < members.length && visible.length > 0)
    scopes.push({
      key: 'shown',
      label: pricesTexts.shown(visible.length, lowerCase),
      members: () => named(session, list, visible),
    });
  scopes.push({
    key: 'list',
    label:
      lists.length > 1 ? pricesTexts.allIn(nameOf(getAt(document, parent)), lowerCase) : pricesTexts.all(lowerCase),
    members: () => members,
  });
  if (lists.length > 1)
    scopes.push({
      key: 'everywhere',
      label: pricesTexts.all(lowerCase),
      members: () => lists.flatMap(one => membersOf(document, one.path, list)),
    });
  return scopes;
};

const named = (
  { opened, ...session }: EditSession,
  list: List<unknown>,
  rows: readonly RowPosition[],
): readonly PricedMember[] =>
  rows.map(row => ({ path: row.path, name: rowName(opened, contentOf({ opened, ...session }), list, row) }));

const membersOf = (document: unknown, path: string, { namePath }: List<unknown>): readonly PricedMember[] => {
  const members = getAt(document, path);
  return (isArray(members) ? members : []).flatMap(member => {
    const id = own(member, 'id');
    const name = getAt(member, `/${namePath}`);
    return isId(id) ? [{ path: memberPath(path, id), name: typeof name === 'string' ? name : '' }] : [];
  });
};

/** The name of the member around a list. */
const nameOf = (member: unknown): string => {
  const name = own(member, 'name') ?? own(own(member, 'info'), 'name');
  return typeof name === 'string' ? name : '';
};
