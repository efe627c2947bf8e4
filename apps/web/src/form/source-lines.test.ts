import { initialDocument } from '@commissary/catalog';
import { type Change, getAt, normalise } from '@commissary/document';
import { type Field, isBelow, splitPath, walkValue } from '@commissary/schema';
import { expect, it } from 'vitest';
import { fieldState } from './field-state.ts';
import { effectiveOf } from './opened.ts';
import { openedFrom } from './opened-from.ts';
import { change, contentOf, openSession } from './session.ts';

const base = initialDocument('settings');
const opened = (group: readonly Change[], own: readonly Change[]) =>
  openedFrom('settings', 'location', {
    baseId: 'b',
    baseVer: 1,
    base,
    override: { id: 'o', ver: 1, changes: normalise(own) },
    groupOverride: { id: 'g', ver: 1, changes: normalise(group) },
    permissions: ['accessConfigurationOptions'],
  });

/** Every value of the company's document that can be made another one of its kind. */
const leaves = (): readonly { readonly path: string; readonly value: unknown }[] => {
  const found: { path: string; value: unknown }[] = [];
  walkValue(opened([], []).definition, base, (field: Field, value, path) => {
    if (field.managed || field.forced || path.endsWith('/id')) return;
    if (field.kind.name === 'toggle') found.push({ path, value: !value });
    else if (field.kind.name === 'money') found.push({ path, value: '77.00' });
    else if (field.kind.name === 'text') found.push({ path, value: `${value} too` });
  });
  return found;
};

it('the source line is right for every field of a location with 200 overrides, and a reset gives the value above', () => {
  const all = leaves();
  const sectionOf = (path: string) => splitPath(path)[0] ?? '';
  const set = ({ path, value }: (typeof all)[number]): Change => ({ op: 'set', path, value });
  // The first of each section, then others until there are enough; some of them are set by the group as well.
  const firsts = all.filter(({ path }, index) => sectionOf(path) !== sectionOf(all[index - 1]?.path ?? ''));
  const others = all.filter((leaf, index) => index % 2 === 0 && !firsts.includes(leaf));
  const own = [...firsts, ...others].slice(0, 200).map(set);
  const group = all.filter((_, index) => index % 3 === 0).map(set);
  expect(own.length).toBe(200);
  const sections = (list: readonly { readonly path: string }[]) => new Set(list.map(({ path }) => sectionOf(path)));
  expect(sections(own)).toEqual(sections(all));
  const session = openSession(opened(group, own));
  const around = { live: null, issues: new Map() };
  const sets = (list: readonly Change[], path: string) => list.findLast(entry => isBelow(path, entry.path));
  const wrong = all.filter(({ path }) => {
    const [here, above] = [sets(own, path), sets(group, path)];
    const last = here ?? above;
    const folded = last !== undefined && 'value' in last ? last.value : getAt(base, path);
    const parent = above !== undefined && 'value' in above ? above.value : getAt(base, path);
    const { source, overridden, parentValue, parentSource } = fieldState(session, around, path);
    const value = getAt(effectiveOf(session.opened, contentOf(session)), path);
    const back = change(session, [{ op: 'reset', path }]);
    return (
      value !== folded ||
      source !== (here ? 'location' : above ? 'group' : 'company') ||
      overridden !== (here !== undefined) ||
      parentValue !== parent ||
      parentSource !== (above ? 'group' : 'company') ||
      getAt(effectiveOf(back.opened, contentOf(back)), path) !== parent
    );
  });
  expect(wrong).toEqual([]);
});
