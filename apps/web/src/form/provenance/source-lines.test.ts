import { documents, initialDocument } from '@commissary/catalog';
import { apply, type Change, getAt, normalize } from '@commissary/document';
import { equal, type Field, isGroup, isList, memberToken, splitPath, walk } from '@commissary/schema';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { effectiveOf, snapshotFromResponse } from '../../snapshot/index.ts';
import { validValue } from '../../snapshot/value.arbitrary.ts';
import { change, contentOf, openEditSession } from '../edit-session/index.ts';
import { fieldState } from '../state/index.ts';

const { field: definition } = documents.settings;
const sectionOf = (path: string) => splitPath(path)[0] ?? '';

interface Leaf {
  readonly field: Field;
  readonly path: string;
}

/** Every path of a document with a single value, of any kind, absent values included. */
const leavesIn = (field: Field, value: unknown, path = ''): Leaf[] => {
  if (field.systemManaged || field.forced || field.kind.name === 'id') return [];
  if (isGroup(field) && typeof value === 'object' && value !== null)
    return Object.entries(field.shape).flatMap(([key, child]) =>
      leavesIn(child, (value as Record<string, unknown>)[key], `${path}/${key}`),
    );
  if (isList(field) && Array.isArray(value))
    return value.flatMap(member => leavesIn(field.item, member, `${path}/${memberToken(member.id)}`));
  return isGroup(field) || isList(field) || field.kind.keying === 'group' ? [] : [{ field, path }];
};

/** The company's document with a member in every list, so that every field of the definition has a path. */
const base = ((): unknown => {
  const adds: Change[] = [];
  const look = (field: Field, value: unknown, path: string): void => {
    if (field.systemManaged) return;
    if (isGroup(field))
      for (const [key, child] of Object.entries(field.shape))
        look(child, (value as Record<string, unknown> | undefined)?.[key], `${path}/${key}`);
    if (!isList(field) || (Array.isArray(value) && value.length > 0)) return;
    const [member] = fc.sample(validValue(field.item), { numRuns: 1, seed: 7 });
    adds.push({ op: 'set', path, value: [{ ...(member as object), id: 'm1' }] });
  };
  const document = initialDocument('settings');
  look(definition, document, '');
  return apply(document, adds);
})();

const opened = (group: readonly Change[], own: readonly Change[]) =>
  snapshotFromResponse('settings', 'location', {
    baseId: 'b',
    baseVer: 1,
    base,
    override: { id: 'o', ver: 1, changes: normalize(own) },
    groupOverride: { id: 'g', ver: 1, changes: normalize(group) },
    permissions: ['accessConfigurationOptions'],
  });

const all = leavesIn(definition, base);
const firsts = all.filter(({ path }, index) => sectionOf(path) !== sectionOf(all[index - 1]?.path ?? ''));

/** One entry for each of these paths: a value that the field may have, or none where it may be absent. */
const listOn = (leaves: readonly Leaf[]): fc.Arbitrary<Change[]> =>
  fc.tuple(
    ...leaves.map(({ field, path }) => {
      const set = validValue(field).map((value): Change => ({ op: 'set', path, value }));
      return field.optional ? fc.oneof({ weight: 3, arbitrary: set }, fc.constant<Change>({ op: 'unset', path })) : set;
    }),
  );

const layers = fc
  .record({ own: fc.shuffledSubarray(all, { minLength: 260, maxLength: 260 }), group: fc.subarray(all) })
  .chain(({ own, group }) =>
    fc.record({ own: listOn([...new Set([...firsts, ...own])].slice(0, 200)), group: listOn(group) }),
  );

const saidBy = (entry: Change | undefined, message: unknown): unknown =>
  entry === undefined ? message : 'value' in entry ? entry.value : undefined;

it('there is a path for every kind with a single value', () => {
  const whole = ['group', 'id', 'list', 'map', 'timestamp'];
  const kinds = new Set(all.map(({ field }) => field.kind.name));
  walk(definition, ({ kind, systemManaged: managed }) => {
    if (!managed && !whole.includes(kind.name)) expect([...kinds]).toContain(kind.name);
  });
});

it('the source line is correct for every field of a location with 200 overrides of every kind, and a reset returns the inherited value', () => {
  fc.assert(
    fc.property(layers, ({ own, group }) => {
      const session = openEditSession(opened(group, own));
      const [mine, above] = [own, group].map(list => new Map(list.map(entry => [entry.path, entry])));
      const context = { live: null, issues: new Map() };
      expect(mine?.size).toBe(200);
      expect(new Set(own.map(({ path }) => sectionOf(path)))).toEqual(new Set(all.map(({ path }) => sectionOf(path))));
      const document = effectiveOf(session.opened, contentOf(session));
      const wrong = all.filter(({ path }) => {
        const [here, there] = [mine?.get(path), above?.get(path)];
        const parent = saidBy(there, getAt(base, path));
        const state = fieldState(session, context, path);
        return !(
          equal(getAt(document, path), saidBy(here, parent)) &&
          state.source === (here ? 'location' : there ? 'group' : 'company') &&
          state.overridden === (here !== undefined) &&
          equal(state.parentValue, parent) &&
          state.parentSource === (there ? 'group' : 'company')
        );
      });
      expect(wrong.map(({ path }) => path)).toEqual([]);
      const stays = own.filter(({ path }) => {
        const back = change(session, [{ op: 'reset', path }]);
        return !equal(
          getAt(effectiveOf(back.opened, contentOf(back)), path),
          saidBy(above?.get(path), getAt(base, path)),
        );
      });
      expect(stays.map(({ path }) => path)).toEqual([]);
    }),
    { numRuns: 3 },
  );
});
