import { apply, type Change, getAt } from '@commissary/document';
import { equal } from '@commissary/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  effectiveOf,
  type LoadedSnapshot,
  parentOf,
  pendingChangesOf,
  savedCopy,
  valuesAt,
} from '../../snapshot/index.ts';
import {
  change,
  contentOf,
  discard,
  type EditSession,
  endStep,
  isDirty,
  keepMine,
  openEditSession,
  redo,
  reloaded,
  saved,
  undo,
  undoAt,
} from './edit-session.ts';
import {
  department,
  departmentEdit,
  employmentAt,
  openedAt,
  paths,
  setMember,
  settingsEdit,
} from './form-world.arbitrary.ts';

const valueAt = (session: EditSession, path: string): unknown =>
  getAt(effectiveOf(session.opened, contentOf(session)), path);
const pending = ({ opened, steps }: EditSession) =>
  pendingChangesOf(opened, steps.present).map(one => ({ ...one, ...valuesAt(opened, steps.present, one.path) }));

it.each([
  ['company', 'document'],
  ['group', 'list'],
  ['location', 'list'],
] as const)('[RULE.level.04] [PERM.rule.overrideMode] stores an edit of the %s as a %s', (level, kind) => {
  const session = change(openEditSession(openedAt(level)), [setMember(paths.tips, true)]);
  expect(contentOf(session).kind).toBe(kind);
  expect(valueAt(session, paths.tips)).toBe(true);
});

describe('undo and redo', () => {
  it('undoes the typed characters of one field as one step, until the field is left', () => {
    let session = openEditSession(openedAt('location'));
    for (const value of ['1.00', '12.00', '125.00'])
      session = change(session, [setMember(paths.bank, value)], paths.bank);
    session = endStep(session);
    session = change(session, [setMember(paths.bank, '9.00')], paths.bank);
    expect(valueAt(undo(session), paths.bank)).toBe('125.00');
    expect(valueAt(undo(undo(session)), paths.bank)).toBe('0.00');
    expect(isDirty(undo(undo(session)))).toBe(false);
  });

  it('does not merge steps of two fields', () => {
    let session = openEditSession(openedAt('location'));
    session = change(session, [setMember(paths.ordering, 5)], paths.ordering);
    session = change(session, [setMember(paths.settling, 6)], paths.settling);
    session = undo(session);
    expect([valueAt(session, paths.ordering), valueAt(session, paths.settling)]).toEqual([5, 15]);
    expect(valueAt(redo(session), paths.settling)).toBe(6);
  });

  it('undoes a discard', () => {
    const typed = change(openEditSession(openedAt('group')), [setMember(paths.tips, true)]);
    expect(isDirty(discard(typed))).toBe(false);
    expect(valueAt(undo(discard(typed)), paths.tips)).toBe(true);
  });

  it.each([
    {
      name: 'settings at a location',
      opened: openedAt('location', { own: [setMember(paths.tips, true)] }),
      edit: settingsEdit,
    },
    { name: 'settings at company level', opened: openedAt('company'), edit: settingsEdit },
    { name: 'a keyed list at a group', opened: employmentAt('group'), edit: departmentEdit },
    { name: 'a keyed list at company level', opened: employmentAt('company'), edit: departmentEdit },
  ])('restores every state, whatever was edited: $name', ({ opened, edit }) => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 8 }), edits => {
        let session = openEditSession(opened);
        for (const one of edits) session = change(session, [one]);
        const last = effectiveOf(opened, contentOf(session));
        let back = session;
        for (const _ of edits) back = undo(back);
        expect(contentOf(back)).toBe(savedCopy(opened));
        expect(isDirty(back)).toBe(false);
        let forth = back;
        for (const _ of edits) forth = redo(forth);
        expect(equal(effectiveOf(opened, contentOf(forth)), last)).toBe(true);
      }),
    );
  });
});

describe('an override', () => {
  it('appears with the first value that differs, and is removed when the inherited value is typed again', () => {
    const typed = change(openEditSession(openedAt('location')), [setMember(paths.ordering, 75)]);
    expect(contentOf(typed)).toMatchObject({ changes: [{ op: 'set', path: paths.ordering, value: 75 }] });
    const back = change(typed, [setMember(paths.ordering, 90)]);
    expect(contentOf(back)).toBe(savedCopy(back.opened));
  });

  it('is removed by a reset, at the path and below it', () => {
    const own = [setMember(paths.ordering, 75), setMember(paths.tips, true), setMember(paths.tabs, true)];
    const session = change(openEditSession(openedAt('location', { own })), [{ op: 'reset', path: '/tableSettings' }]);
    expect(valueAt(session, paths.ordering)).toBe(90);
    expect(valueAt(session, paths.tabs)).toBe(true);
    expect(pending(session).map(({ path, act }) => [path, act])).toEqual(
      [
        [paths.tips, 'reset'],
        [paths.ordering, 'reset'],
      ].toSorted(),
    );
  });

  it('has the inherited value after a reset, whatever was done before', () => {
    fc.assert(
      fc.property(fc.array(settingsEdit, { maxLength: 6 }), fc.constantFrom(...Object.values(paths)), (edits, path) => {
        const opened = openedAt('location', { group: [setMember(paths.tips, true), setMember(paths.ordering, 3)] });
        let session = openEditSession(opened);
        for (const one of edits) session = change(session, [one]);
        session = change(session, [{ op: 'reset', path }]);
        expect(valueAt(session, path)).toEqual(getAt(parentOf(opened), path));
      }),
    );
  });
});

describe('what a save would change', () => {
  it('is counted by path, resets included', () => {
    const opened = openedAt('location', { own: [setMember(paths.tips, true)] });
    let session = change(openEditSession(opened), [{ op: 'reset', path: paths.tips }, setMember(paths.ordering, 4)]);
    expect(pending(session)).toEqual([
      { path: paths.tips, act: 'reset', before: true, after: false },
      { path: paths.ordering, act: 'set', before: 90, after: 4 },
    ]);
    session = change(session, [setMember(paths.ordering, 5)]);
    expect(pending(session)).toHaveLength(2);
  });

  it('[RULE.employment.02] is the difference to the saved document at company level', () => {
    const session = change(openEditSession(employmentAt('company')), [
      { op: 'move', path: '/departments/[4]', after: null },
      { op: 'remove', path: '/departments/[2]' },
      setMember('/departments/[1]/name', 'Office'),
    ]);
    expect(pending(session).map(({ path, act }) => [path, act])).toEqual([
      ['/departments/[1]/name', 'set'],
      ['/departments/[2]', 'removed'],
      ['/departments/[4]', 'moved'],
    ]);
  });

  it('loses one path by undoing it alone, and keeps the others', () => {
    fc.assert(
      fc.property(fc.array(settingsEdit, { minLength: 1, maxLength: 6 }), edits => {
        for (const opened of [openedAt('company'), openedAt('location', { own: [setMember(paths.tips, true)] })]) {
          let session = openEditSession(opened);
          for (const one of edits) session = change(session, [one]);
          const all = pending(session);
          for (const { path } of all) {
            const left = pending(undoAt(session, path)).map(one => one.path);
            expect(left).toEqual(all.map(one => one.path).filter(other => other !== path));
          }
        }
      }),
    );
  });

  it('lists an edit inside a member that was added before as an edit, not as a second member', () => {
    const own = [{ op: 'add' as const, path: '/departments/[x]', after: null, value: department('x', 'Bakery') }];
    const session = change(openEditSession(employmentAt('location', { own })), [
      setMember('/departments/[x]/name', 'Pastry'),
    ]);
    expect(pending(session).map(({ path, act }) => [path, act])).toEqual([['/departments/[x]', 'set']]);
  });

  it('counts a value that is kept although the level above changed', () => {
    const session = keepMine(openEditSession(openedAt('location', { own: [setMember(paths.tips, true)] })), paths.tips);
    expect(isDirty(session)).toBe(true);
    expect(isDirty(undoAt(session, paths.tips))).toBe(false);
  });
});

/** The record as another user saved it meanwhile. */
const savedSince = (own: readonly Change[]): LoadedSnapshot => {
  const opened = openedAt('location', { own });
  return { ...opened, versions: { ...opened.versions, override: 2 } };
};

describe('a record that was loaded again', () => {
  it('replaces the old one where nothing was edited', () => {
    const fresh = savedSince([setMember(paths.tips, true)]);
    expect(reloaded(openEditSession(openedAt('location')), fresh).opened).toBe(fresh);
  });

  it('keeps the undo steps where it is the same record: a saved change can still be undone', () => {
    const typed = change(openEditSession(openedAt('location')), [setMember(paths.tips, true)]);
    const stored = openedAt('location', { own: [setMember(paths.tips, true)] });
    const again = { ...stored, own: [setMember(paths.tips, true)] };
    const session = reloaded(saved(typed, contentOf(typed), stored), again);
    expect(isDirty(session)).toBe(false);
    expect(valueAt(undo(session), paths.tips)).toBe(false);
    expect(isDirty(undo(session))).toBe(true);
  });

  it('is rebased under the edits', () => {
    const typed = change(openEditSession(openedAt('location')), [
      setMember(paths.ordering, 5),
      setMember(paths.tips, true),
    ]);
    const fresh = savedSince([setMember(paths.tabs, true)]);
    const session = reloaded(typed, fresh);
    expect(valueAt(session, paths.ordering)).toBe(5);
    expect(valueAt(session, paths.tabs)).toBe(true);
    expect(pending(session).map(({ path }) => path)).toEqual([paths.ordering, paths.tips].toSorted());
  });

  it('is rebased under each undo step, and no undo removes it', () => {
    let typed = openEditSession(openedAt('location'));
    typed = change(typed, [setMember(paths.ordering, 5)]);
    typed = change(typed, [setMember(paths.tips, true)]);
    const seen = (session: EditSession) => [paths.ordering, paths.tips, paths.tabs].map(path => valueAt(session, path));
    const [atFirst] = seen(openEditSession(openedAt('location')));
    const session = reloaded(typed, savedSince([setMember(paths.tabs, true)]));
    expect(seen(session)).toEqual([5, true, true]);
    expect(seen(undo(session))).toEqual([5, false, true]);
    expect(seen(undo(undo(session)))).toEqual([atFirst, false, true]);
    expect(isDirty(undo(undo(session)))).toBe(false);
    expect(seen(redo(undo(session)))).toEqual([5, true, true]);
  });

  it('defers a conflict at the same path to the save', () => {
    const typed = change(openEditSession(openedAt('location')), [setMember(paths.ordering, 5)]);
    expect(reloaded(typed, savedSince([setMember(paths.ordering, 7)]))).toBe(typed);
  });
});

describe('a secret', () => {
  const token = '/creditAndGiftSettings/credit/openEdge/accountToken';
  const known = (last4: string) => ({ set: true, last4, changedAt: 1, changedBy: 'Ann' });
  const base = openedAt('company').base;
  const withToken = (value: unknown) => openedAt('company', { base: apply(base, [setMember(token, value)]) });

  it('is changed only by a new value and by clearing it', () => {
    const session = openEditSession(withToken(known('1111')));
    expect(pending(change(session, [setMember(token, { value: 'new' })]))).toHaveLength(1);
    expect(pending(change(session, [setMember(token, { clear: true })]))).toHaveLength(1);
    expect(isDirty(change(session, [setMember(token, { set: true })]))).toBe(false);
    const typed = change(session, [setMember(token, { value: 'new' })]);
    expect(isDirty(change(typed, [setMember(token, { set: true })]))).toBe(false);
  });

  it('is not restored by undo once it is saved: its text is no longer in memory', () => {
    const typed = change(openEditSession(withToken(known('1111'))), [setMember(token, { value: 'new' })]);
    const after = saved(typed, contentOf(typed), withToken(known('2222')));
    expect(isDirty(after)).toBe(false);
    expect(isDirty(undo(after))).toBe(false);
    expect(valueAt(undo(after), token)).toEqual(known('2222'));
  });

  it('of a location is removed with its entry, and the content of an entry stays as it is saved', () => {
    const own = [setMember(token, known('1111'))];
    const session = openEditSession(openedAt('location', { own }));
    expect(pending(change(session, [{ op: 'reset', path: token }]))).toMatchObject([{ act: 'reset' }]);
    expect(isDirty(change(session, [setMember(token, { set: true })]))).toBe(false);
    expect(isDirty(change(openEditSession(openedAt('location')), [setMember(token, { set: true })]))).toBe(false);
  });
});
