import { getAt } from '@commissary/document';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effectiveOf, type LoadedSnapshot } from '../../snapshot/index.ts';
import {
  departmentEdit,
  employmentAt,
  openedAt,
  paths,
  setMember,
  settingsEdit,
} from '../edit-session/form-world.arbitrary.ts';
import { change, contentOf, type EditSession, openEditSession, undo } from '../edit-session/index.ts';
import { type EarlierState, restored } from './restore-revision.ts';

const edited = (opened: LoadedSnapshot, edits: Parameters<typeof change>[1]): EditSession =>
  edits.reduce((session, edit) => change(session, [edit]), openEditSession(opened));
const documentIn = (session: EditSession): unknown => effectiveOf(session.opened, contentOf(session));
const stateOf = (session: EditSession): EarlierState => {
  const content = contentOf(session);
  return content.kind === 'list' ? content : { kind: 'document', document: content.value };
};

describe.each([
  { name: 'settings at a location', opened: openedAt('location'), edit: settingsEdit },
  { name: 'settings of the company', opened: openedAt('company'), edit: settingsEdit },
  { name: 'a keyed list at a group', opened: employmentAt('group'), edit: departmentEdit },
  { name: 'a keyed list of the company', opened: employmentAt('company'), edit: departmentEdit },
])('an earlier state of $name', ({ opened, edit }) => {
  it('is restored as a whole, and one undo reverts it', () => {
    const edits = fc.array(edit, { maxLength: 6 });
    fc.assert(
      fc.property(edits, edits, (then, now) => {
        const earlier = edited(opened, then);
        const session = edited(opened, now);
        const back = restored(session, stateOf(earlier), null).session;
        expect(documentIn(back)).toEqual(documentIn(earlier));
        if (contentOf(back) !== contentOf(session)) expect(contentOf(undo(back))).toBe(contentOf(session));
      }),
    );
  });
});

describe.each(['company', 'location'] as const)('selected paths at %s level', level => {
  it('are restored alone', () => {
    const earlier = edited(openedAt(level), [setMember(paths.ordering, 5), setMember(paths.tips, true)]);
    const session = edited(openedAt(level), [setMember(paths.ordering, 7), setMember(paths.tabs, true)]);
    const back = documentIn(restored(session, stateOf(earlier), ['/tableSettings/tableAlertTimesInMins']).session);
    expect([paths.ordering, paths.tips, paths.tabs].map(path => getAt(back, path))).toEqual([5, false, true]);
  });
});

it('a change list cannot be restored into a document', () => {
  const session = openEditSession(openedAt('company'));
  expect(restored(session, { kind: 'list', changes: [] }, null).session).toBe(session);
});

it('leaves out what the user may not edit, and names the permission for it', () => {
  const costs = '/payrollAndOvertime/additionalEmployerLaborCostPercentage';
  const [breaks, mine] = ['/timeClock/breaks/defaultLength', new Set(['accessConfigurationOptions'])];
  const then = edited(employmentAt('location'), [setMember(costs, '7.77'), setMember(breaks, 900)]);
  const { session, changes, needs } = restored(
    openEditSession(employmentAt('location', { permissions: mine })),
    stateOf(then),
    null,
  );
  expect(changes.map(({ path }) => path)).toEqual([breaks]);
  expect(getAt(documentIn(session), costs)).not.toBe('7.77');
  expect(needs).toHaveLength(1);
});

it('returns how the document changes', () => {
  const opened = openedAt('location', { own: [setMember(paths.ordering, 5)] });
  const { changes } = restored(openEditSession(opened), { kind: 'list', changes: [setMember(paths.tips, true)] }, null);
  expect(changes.map(({ op, path }) => [op, path])).toEqual(
    [
      ['set', paths.tips],
      ['set', paths.ordering],
    ].sort(([, a], [, b]) => (String(a) < String(b) ? -1 : 1)),
  );
});
