import { getAt } from '@commissary/document';
import { group, list, text } from '@commissary/schema';
import { describe, expect, it } from 'vitest';
import { effectiveOf } from '../../snapshot/index.ts';
import { change, contentOf, type EditSession, isDirty, openEditSession } from './edit-session.ts';
import { openedAt } from './form-world.arbitrary.ts';
import { isUntouched, withoutUntouched } from './new-members.ts';

const item = group({ label: 'Dish' }, { id: text({ label: 'Id' }), name: text({ label: 'Name' }) });
const definition = group({ label: 'Menu' }, { note: text({ label: 'Note' }), dishes: list({ label: 'Dishes' }, item) });
const valueIn = (session: EditSession, path: string): unknown =>
  getAt(effectiveOf(session.opened, contentOf(session)), path);
const added = (session: EditSession, id: string): EditSession => {
  const path = `/dishes/[${id}]`;
  const value = { id, name: '' };
  const next = change(session, [{ op: 'add', path, after: null, value }]);
  const member = { path, value: valueIn(next, path), dependents: [], counter: undefined, added: contentOf(next) };
  return { ...next, fresh: [...next.fresh, member] };
};
const typed = (session: EditSession, path: string, value: string): EditSession =>
  change(session, [{ op: 'set', path, value }]);

describe.each(['company', 'location'] as const)('a new member at %s level', level => {
  const opened = openedAt(level, { definition, base: { note: '', dishes: [] } });
  const session = openEditSession(opened);

  it('that nobody typed into leaves the session as it was, also its steps', () => {
    const left = withoutUntouched(added(session, 'a'));
    expect([isDirty(left), left.steps.past, left.steps.future, left.fresh]).toEqual([false, [], [], []]);
  });

  it('stays with one character, and for as long as it is on the page', () => {
    const touched = typed(added(session, 'a'), '/dishes/[a]/name', 'S');
    expect(withoutUntouched(touched)).toBe(touched);
    expect(isUntouched(touched, '/dishes/[a]/name')).toBe(false);
    const here = added(session, 'a');
    expect(isUntouched(here, '/dishes/[a]/name')).toBe(true);
    expect(withoutUntouched(here, () => false)).toBe(here);
  });

  it('leaves what was typed elsewhere since', () => {
    const left = withoutUntouched(typed(added(session, 'a'), '/note', 'x'));
    expect([valueIn(left, '/note'), valueIn(left, '/dishes')]).toEqual(['x', []]);
  });
});
