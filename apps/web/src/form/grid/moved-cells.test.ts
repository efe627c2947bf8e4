import { documents } from '@commissary/catalog';
import { type Change, getAt } from '@commissary/document';
import { complete } from '@commissary/schema';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { effectiveOf, type LoadedSnapshot } from '../../snapshot/index.ts';
import { setValue } from '../actions/index.ts';
import { openedAt } from '../edit-session/form-world.arbitrary.ts';
import { contentOf } from '../edit-session/index.ts';
import { createFormStore } from '../state/index.ts';

const ids = ['a', 'b', 'c'] as const;
const base = complete(documents.menu.field, {
  ...(documents.menu.field.kind.initial(documents.menu.field) as object),
  layout: { tabs: [{ id: 'main', name: 'Main', buttons: ids.map((id, index) => ({ id, index })) }] },
});
const cellPath = (id: string) => `/layout/tabs/[main]/buttons/[${id}]/index`;
const cells = fc.array(fc.record({ id: fc.constantFrom(...ids), cell: fc.nat(40) }), { maxLength: 3 });
const asChanges = (set: ReadonlyMap<string, number>): readonly Change[] =>
  [...set].map(([id, value]) => ({ op: 'set', path: cellPath(id), value }));
const asMap = (set: readonly { readonly id: string; readonly cell: number }[]) =>
  new Map(set.map(({ id, cell }) => [id, cell]));

const levels = ['company', 'group', 'location'] as const;

it('[RULE.layout.11] a button that one level moves keeps every cell that another level has set', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...levels),
      fc.constantFrom(...ids),
      fc.nat(40),
      cells,
      cells,
      (level, id, cell, group, own) => {
        const [groupSet, locationSet] = [asMap(group), asMap(own)];
        const differently: Partial<LoadedSnapshot> = {
          ...{ definition: documents.menu.field, base },
          group: level === 'location' ? asChanges(groupSet) : null,
          own: level === 'company' ? [] : asChanges(level === 'group' ? groupSet : locationSet),
        };
        const store = createFormStore(openedAt(level, differently));
        setValue(store, cellPath(id), cell);
        const content = contentOf(store.session());
        // The layers as they are after the save of this level; the others are as they were.
        const savedBase = content.kind === 'document' ? content.value : base;
        const saved = content.kind === 'document' ? [] : content.changes;
        const at = {
          company: effective('company', savedBase, null, []),
          group: effective('group', savedBase, null, level === 'group' ? saved : asChanges(groupSet)),
          location: effective(
            'location',
            savedBase,
            level === 'group' ? saved : asChanges(groupSet),
            level === 'location' ? saved : asChanges(locationSet),
          ),
        };
        for (const [index, other] of ids.entries()) {
          const company = other === id && level === 'company' ? cell : index;
          const inGroup = other === id && level === 'group' ? cell : (groupSet.get(other) ?? company);
          const here = other === id && level === 'location' ? cell : (locationSet.get(other) ?? inGroup);
          const found = levels.map(one => getAt(at[one], cellPath(other)));
          expect(found).toEqual([company, inGroup, here]);
        }
      },
    ),
  );
});

const effective = (
  level: (typeof levels)[number],
  document: unknown,
  group: readonly Change[] | null,
  own: readonly Change[],
): unknown => {
  const store = createFormStore(openedAt(level, { definition: documents.menu.field, base: document, group, own }));
  return effectiveOf(store.session().opened, contentOf(store.session()));
};
