import { getAt } from '@commissary/document';
import { validateValue } from '@commissary/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effectiveOf, type LoadedSnapshot, savedCopy } from '../../snapshot/index.ts';
import {
  departmentEdit,
  employmentAt,
  openedAt,
  paths,
  setMember,
  settingsEdit,
} from '../edit-session/form-world.arbitrary.ts';
import { change, contentOf, type EditSession, mergeOnto, openEditSession, saved, undo } from '../edit-session/index.ts';
import { hasChangesToRestore, restoreDraft } from './restore-draft.ts';
import { type Draft, memoryOnlyCount, storedDraftOf } from './stored-draft.ts';

const facts = {
  id: 'd',
  owner: 'ana',
  document: 'settings',
  where: { title: 'Table and bar', place: 'Elm St.', href: '/x' },
  at: 1,
};

/** A copy as a disk returns it: equal, with no object shared. */
const stored = (session: EditSession): Draft | null => structuredClone(storedDraftOf(session, facts));
const mustStore = (session: EditSession): Draft => stored(session) ?? expect.fail('nothing was kept');
const edited = (opened: LoadedSnapshot, edits: Parameters<typeof change>[1]): EditSession =>
  edits.reduce((session, edit) => change(session, [edit]), openEditSession(opened));
const documentIn = (session: EditSession): unknown => effectiveOf(session.opened, contentOf(session));
/** The record after another user saved these edits. */
const savedBy = (opened: LoadedSnapshot, edits: Parameters<typeof change>[1]): LoadedSnapshot => {
  const content = contentOf(edited(opened, edits));
  const versions = { ...opened.versions, base: opened.versions.base + 1, override: opened.versions.override + 1 };
  return content.kind === 'list'
    ? { ...opened, own: content.changes, versions }
    : { ...opened, base: content.value, versions };
};

const worlds = [
  {
    name: 'settings at a location',
    opened: openedAt('location', { own: [setMember(paths.tips, true)] }),
    edit: settingsEdit,
  },
  { name: 'settings of the company', opened: openedAt('company'), edit: settingsEdit },
  { name: 'a keyed list at a group', opened: employmentAt('group'), edit: departmentEdit },
  { name: 'a keyed list of the company', opened: employmentAt('company'), edit: departmentEdit },
] as const;

describe.each(worlds)('a draft of $name', ({ opened, edit }) => {
  const edits = fc.array(edit, { maxLength: 8 });

  it('is restored completely on the record that it was made from, with every undo step', () => {
    fc.assert(
      fc.property(edits, made => {
        const session = edited(opened, made);
        const draft = stored(session);
        if (draft === null) {
          expect(contentOf(session)).toBe(savedCopy(opened));
          return;
        }
        let before = session;
        let back = restoreDraft(openEditSession(opened), draft).session;
        for (const _ of [...made, null]) {
          expect(documentIn(back)).toEqual(documentIn(before));
          [before, back] = [undo(before), undo(back)];
        }
        expect(contentOf(back)).toBe(savedCopy(opened));
      }),
    );
  });

  it('is merged onto a newer record like a conflict: the same merge, the same questions', () => {
    fc.assert(
      fc.property(edits, edits, fc.boolean(), (made, theirs, mine) => {
        const session = edited(opened, made);
        const draft = stored(session);
        if (draft === null) return;
        const fresh = savedBy(opened, theirs);
        const merged = mergeOnto(opened, contentOf(session), fresh, () => (mine ? 'ours' : 'theirs'));
        const { conflicts } = restoreDraft(openEditSession(fresh), draft);
        expect(conflicts.map(({ path }) => path)).toEqual(merged.conflicts.map(({ path }) => path));
        const choices = new Map(conflicts.map(({ path }) => [path, mine ? 'ours' : 'theirs'] as const));
        const back = restoreDraft(openEditSession(fresh), draft, choices).session;
        expect(documentIn(back)).toEqual(effectiveOf(fresh, merged.content));
      }),
    );
  });

  it('is not offered once it was saved', () => {
    fc.assert(
      fc.property(edits, made => {
        const session = edited(opened, made);
        const draft = stored(session);
        if (draft === null) return;
        const fresh = savedBy(opened, made);
        expect(hasChangesToRestore(openEditSession(fresh), draft)).toBe(false);
        expect(storedDraftOf(saved(session, contentOf(session), fresh), facts)).toBe(null);
      }),
    );
  });
});

describe('what is typed before a draft is restored', () => {
  const draft = mustStore(edited(openedAt('location'), [setMember(paths.ordering, 5), setMember(paths.tips, true)]));

  it('stays on top, and one undo removes the draft again', () => {
    const typing = edited(openedAt('location'), [setMember(paths.ordering, 9)]);
    const { session } = restoreDraft(typing, draft);
    expect([paths.ordering, paths.tips].map(path => getAt(documentIn(session), path))).toEqual([9, true]);
    expect(documentIn(undo(session))).toEqual(documentIn(typing));
  });
});

describe('a value with restricted reading', () => {
  const labor = '/payrollAndOvertime/additionalEmployerLaborCostPercentage';
  const name = '/departments/[2]/name';

  it.each(['company', 'location'] as const)('stays in memory, and a draft keeps the value of the record: %s', level => {
    const before = level === 'company' ? {} : { own: [setMember(labor, '3.33')] };
    const opened = employmentAt(level, before);
    const session = edited(opened, [setMember(labor, '7.77'), setMember(name, 'Bakery')]);
    const draft = mustStore(session);
    expect(memoryOnlyCount(session)).toBe(1);
    expect(draft.count).toBe(1);
    expect(JSON.stringify(draft)).not.toMatch(/additionalEmployer|3\.33|7\.77/);
    const back = restoreDraft(openEditSession(opened), draft).session;
    expect(getAt(documentIn(back), name)).toBe('Bakery');
    expect(getAt(documentIn(back), labor)).toBe(getAt(effectiveOf(opened, savedCopy(opened)), labor));
    const fresh = savedBy(opened, [setMember(labor, '9.99')]);
    const onto = restoreDraft(openEditSession(fresh), draft);
    expect(onto.conflicts).toEqual([]);
    expect(getAt(documentIn(onto.session), labor)).toBe('9.99');
  });

  it('alone makes no draft', () => {
    expect(storedDraftOf(edited(employmentAt('location'), [setMember(labor, '7.77')]), facts)).toBe(null);
  });
});

describe('a draft of an earlier version of the console', () => {
  const gone = '/tableSettings/tipsGalore';
  const change = setMember(gone, true);
  /** The draft as a version stored it that had one more field, and a section of its own. */
  const older = (draft: Draft): Draft => ({
    ...draft,
    own: [...draft.own, change],
    past: draft.past.map(step => [...step, change]),
    present: [...draft.present, change, setMember('/batches', { spacing: 30 })],
    sections: { ...draft.sections, batches: {} },
    kept: [gone],
  });

  it.each(['company', 'location'] as const)(
    'is restored without the fields that are gone, and can be saved: %s',
    level => {
      const opened = openedAt(level);
      const draft = mustStore(edited(opened, [setMember(paths.ordering, 5), setMember(paths.tips, true)]));
      for (const at of [opened, savedBy(opened, [setMember(paths.bank, '9.00')])]) {
        const known = restoreDraft(openEditSession(at), draft);
        const { session, conflicts, omitted } = restoreDraft(openEditSession(at), older(draft));
        expect([documentIn(session), conflicts, omitted]).toEqual([documentIn(known.session), [], 2]);
        expect(documentIn(undo(session))).toEqual(documentIn(undo(known.session)));
        expect(validateValue(opened.definition, documentIn(session))).toEqual(
          validateValue(opened.definition, documentIn(known.session)),
        );
        expect(session.kept).toEqual([]);
      }
    },
  );

  it('loses an unknown field inside a value, and keeps the rest of it', () => {
    const opened = employmentAt('company');
    const draft = mustStore(edited(opened, [setMember('/departments/[2]/name', 'Bakery')]));
    const present = draft.present.map(one => ({
      ...one,
      path: '/departments/[2]',
      value: { id: '2', name: 'Bakery', color: 'red' },
    }));
    const { session, omitted } = restoreDraft(openEditSession(opened), { ...draft, present } as Draft);
    expect([getAt(documentIn(session), '/departments/[2]/name'), omitted]).toEqual(['Bakery', 1]);
    expect(getAt(documentIn(session), '/departments/[2]/color')).toBeUndefined();
  });

  it('is offered, to tell it, even when nothing of it is left', () => {
    const opened = openedAt('location');
    const draft = mustStore(edited(opened, [setMember(paths.tips, true)]));
    expect(hasChangesToRestore(openEditSession(opened), { ...draft, present: [change], past: [], future: [] })).toBe(
      true,
    );
  });
});
