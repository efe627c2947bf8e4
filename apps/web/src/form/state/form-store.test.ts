import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { setValue, stepUndo } from '../actions/index.ts';
import { departmentEdit, employmentAt, openedAt, paths } from '../edit-session/form-world.arbitrary.ts';
import { change, type EditSession, redo, undo } from '../edit-session/index.ts';
import { createFormStore, type FormStore, formIssues } from './form-store.ts';

/** Rows that read their own path, as useSyncExternalStore does, and count their renders. */
const rowsOf = (store: FormStore, watched: readonly string[]) => {
  const drawn = new Map(watched.map(path => [path, 0]));
  for (const path of watched) {
    let shown = store.state(path);
    store.subscribe(path, () => {
      const next = store.state(path);
      if (next === shown) return;
      shown = next;
      drawn.set(path, (drawn.get(path) ?? 0) + 1);
    });
  }
  return drawn;
};

describe('a keystroke', () => {
  it('renders the row that it touches again, and no other', () => {
    const store = createFormStore(openedAt('location'));
    const drawn = rowsOf(store, Object.values(paths));
    for (const value of ['1.00', '12.00', '120.00']) setValue(store, paths.bank, value, true);
    expect(drawn.get(paths.bank)).toBe(3);
    expect([...drawn.values()].reduce((sum, times) => sum + times, 0)).toBe(3);
  });

  it('does not call the listeners of rows elsewhere', () => {
    const store = createFormStore(openedAt('location'));
    let asked = 0;
    store.subscribe(paths.tabs, () => {
      asked += 1;
    });
    setValue(store, paths.bank, '3.00');
    expect(asked).toBe(0);
  });

  it('that makes a value invalid shows the issue at that row, until the value is valid again', () => {
    const store = createFormStore(openedAt('location'));
    setValue(store, paths.ordering, 'abc', true);
    expect(store.state(paths.ordering).issue).toMatchObject({ code: 'type' });
    setValue(store, paths.ordering, 12, true);
    expect(store.state(paths.ordering).issue).toBeUndefined();
  });

  it('shows an issue of a rule at the path that causes it', () => {
    const store = createFormStore(employmentAt('company'));
    setValue(store, '/departments/[1]/name', '');
    expect(store.state('/departments/[1]/name').issue).toMatchObject({ code: 'rule', rule: 'department-unnamed' });
  });
});

describe('what follows from an edit', () => {
  const painted = () => {
    const waiting: (() => void)[] = [];
    const store = createFormStore(openedAt('location'), act => waiting.push(act));
    const followed = vi.fn();
    store.follow('', followed);
    const paint = () => {
      for (const act of waiting.splice(0)) act();
    };
    return { store, followed, waiting, paint };
  };

  it('waits for the paint, its issues too, once for all characters until then', () => {
    const { store, followed, waiting, paint } = painted();
    setValue(store, paths.ordering, 'a', true);
    setValue(store, paths.ordering, 'ab', true);
    expect(store.state(paths.ordering)).toMatchObject({ value: 'ab', issue: undefined });
    expect(waiting).toHaveLength(1);
    expect(followed).not.toHaveBeenCalled();
    paint();
    expect(followed).toHaveBeenCalledOnce();
    expect(store.state(paths.ordering).issue).toMatchObject({ code: 'type' });
  });

  it('is there at once where the session is another one: nothing that was saved stays unsaved for a moment', () => {
    const { store, followed, paint } = painted();
    setValue(store, paths.ordering, 'ab', true);
    stepUndo(store);
    expect(followed).toHaveBeenCalledOnce();
    paint();
    expect(followed).toHaveBeenCalledOnce();
    expect(store.surroundings().issues.size).toBe(0);
  });
});

describe('an undo step', () => {
  it('renders only the rows that it changes', () => {
    const store = createFormStore(openedAt('location'));
    setValue(store, paths.tips, true);
    const drawn = rowsOf(store, Object.values(paths));
    stepUndo(store);
    expect([...drawn].filter(([, times]) => times > 0).map(([path]) => path)).toEqual([paths.tips]);
  });
});

it('shows an issue of the server until the path is edited', () => {
  const store = createFormStore(openedAt('location'));
  store.report([{ path: paths.ordering, code: 'too-large', params: { max: 5 } }]);
  expect(store.state(paths.ordering).issue).toMatchObject({ code: 'too-large' });
  setValue(store, paths.tips, true);
  expect(store.state(paths.ordering).issue).toBeDefined();
  setValue(store, paths.ordering, 4);
  expect(store.state(paths.ordering).issue).toBeUndefined();
});

it('notifies no row when the session is the same', () => {
  const store = createFormStore(openedAt('location'));
  let notifications = 0;
  store.subscribe('', () => {
    notifications += 1;
  });
  store.write(change(store.session(), []));
  expect(notifications).toBe(0);
});

describe('a session that is judged before it is written', () => {
  const steps = fc.array(
    fc.record({
      edits: fc.array(departmentEdit, { minLength: 1, maxLength: 4 }),
      way: fc.constantFrom('change', 'undo', 'redo'),
      judgedBefore: fc.constantFrom('not', 'in part', 'whole', 'another'),
    }),
    { minLength: 1, maxLength: 6 },
  );
  const next = (session: EditSession, way: string, edits: Parameters<typeof change>[1]): EditSession => {
    if (way === 'undo') return undo(session);
    return way === 'redo' ? redo(session) : change(session, edits);
  };

  it.each(['company', 'location'] as const)(
    'has the issues of one that is not, whatever was judged before: %s',
    level => {
      fc.assert(
        fc.property(steps, all => {
          const store = createFormStore(employmentAt(level));
          for (const { edits, way, judgedBefore } of all) {
            const session = next(store.session(), way, edits);
            const judged = judgedBefore === 'another' ? change(store.session(), edits) : session;
            for (let count = 1; judgedBefore !== 'not' && count <= (judgedBefore === 'in part' ? 1 : 4); count += 1)
              store.judge(judged, count);
            store.write(session);
            const issues = new Map(formIssues(session).map(issue => [issue.path, issue]));
            expect(store.surroundings().issues).toEqual(issues);
          }
        }),
      );
    },
  );

  it('shows nothing before it is written', () => {
    const store = createFormStore(employmentAt('company'));
    const unnamed = ['1', '2', '3', '4'].map(id => ({
      op: 'set' as const,
      path: `/departments/[${id}]/name`,
      value: '',
    }));
    const session = change(store.session(), unnamed);
    expect(store.judge(session, 2)).toHaveLength(2);
    expect(store.surroundings().issues.size).toBe(0);
    store.write(session);
    expect(store.surroundings().issues.size).toBe(4);
  });
});
