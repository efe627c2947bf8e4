import { type Edit, edit, getAt } from '@commissary/document';
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
import { openedAt, paths, setMember, settingsEdit } from '../edit-session/form-world.arbitrary.ts';
import { change, contentOf, type EditSession, isDirty, openEditSession, rebased, undo } from '../edit-session/index.ts';
import { formIssues } from '../state/index.ts';
import { type SaveOutcome, type SaveState, saveDocument } from './save-document.ts';

/** A minimal server: it holds one record and rejects a save that was made from an older one. */
const modelServer = (first: LoadedSnapshot) => {
  let head = first;
  const sent: LoadedSnapshot['own'][] = [];
  const next = (differently: Partial<LoadedSnapshot>): void => {
    const { base, override } = head.versions;
    head = { ...head, ...differently, versions: { ...head.versions, base: base + 1, override: override + 1 } };
  };
  return {
    head: () => head,
    sent,
    /** A save by another user. */
    other: (edits: readonly Edit[]) => next({ own: edit(parentOf(head), head.own, edits) }),
    port: {
      load: async () => head,
      send: async (opened: LoadedSnapshot, content: ReturnType<typeof contentOf>) => {
        if (content.kind === 'list') sent.push(content.changes);
        if (opened.versions.override !== head.versions.override) return { is: 'conflict' } as const;
        next(content.kind === 'list' ? { own: content.changes } : { base: content.value });
        return { is: 'saved', fresh: head } as const;
      },
    } satisfies SaveState['port'],
  };
};

const roomOf = (port: SaveState['port'], start: EditSession, differently: Partial<SaveState> = {}) => {
  let session = start;
  const asked: number[] = [];
  const room: SaveState = {
    port,
    companyMatches: true,
    issues: formIssues,
    confirm: async count => {
      asked.push(count);
      return true;
    },
    read: () => session,
    write: next => {
      session = next;
    },
    ...differently,
  };
  return { room, asked, session: () => session, edit: (edits: readonly Edit[]) => room.write(change(session, edits)) };
};

const typed = (edits: readonly Edit[], opened = openedAt('location')): EditSession =>
  change(openEditSession(opened), edits);
const valueAt = (session: EditSession, path: string): unknown =>
  getAt(effectiveOf(session.opened, contentOf(session)), path);
const many = (count: number): readonly Edit[] =>
  [
    setMember(paths.tips, true),
    setMember(paths.section, true),
    setMember(paths.tabs, true),
    setMember(paths.ordering, 1),
    setMember(paths.settling, 2),
    setMember(paths.bank, '5.00'),
    setMember('/tableSettings/requirePeopleNumber', true),
  ].slice(0, count);

const pendingValuesOf = ({ opened, steps }: EditSession) =>
  pendingChangesOf(opened, steps.present).map(one => ({ ...one, ...valuesAt(opened, steps.present, one.path) }));

describe('before a request is sent', () => {
  it('[RULE.settings.18] sends nothing when nothing was changed', async () => {
    const server = modelServer(openedAt('location'));
    const { room } = roomOf(server.port, openEditSession(server.head()));
    expect(await saveDocument(room)).toEqual({ is: 'nothing' });
    expect(server.sent).toEqual([]);
  });

  it('[RULE.settings.16] does not ask for confirmation of 6 changes', async () => {
    const server = modelServer(openedAt('location'));
    const { room, asked } = roomOf(server.port, typed(many(6)));
    expect(await saveDocument(room)).toMatchObject({ is: 'saved', count: 6 });
    expect(asked).toEqual([]);
  });

  it('asks for confirmation of 7 changes, with their number', async () => {
    const server = modelServer(openedAt('location'));
    const { room, asked } = roomOf(server.port, typed(many(7)));
    expect(await saveDocument(room)).toMatchObject({ is: 'saved', count: 7 });
    expect(asked).toEqual([7]);
  });

  it('[RULE.settings.17] saves nothing when the user declines', async () => {
    const server = modelServer(openedAt('location'));
    const { room, session } = roomOf(server.port, typed(many(7)), { confirm: async () => false });
    expect(await saveDocument(room)).toEqual({ is: 'canceled' });
    expect(server.sent).toEqual([]);
    expect(isDirty(session())).toBe(true);
  });

  it('refuses when the address names another company', async () => {
    const server = modelServer(openedAt('location'));
    const { room } = roomOf(server.port, typed(many(1)), { companyMatches: false });
    expect(await saveDocument(room)).toEqual({ is: 'mismatch' });
    expect(server.sent).toEqual([]);
  });

  it('refuses an invalid value, and returns its path', async () => {
    const server = modelServer(openedAt('location'));
    const { room } = roomOf(server.port, typed([setMember(paths.ordering, 'abc')]));
    expect(await saveDocument(room)).toMatchObject({ is: 'wrong', issues: [{ path: paths.ordering, code: 'type' }] });
    expect(server.sent).toEqual([]);
  });
});

describe('after a save', () => {
  it.each(['location', 'company'] as const)(
    '[RULE.settings.08] makes the saved state the target of a revert: %s',
    async level => {
      const server = modelServer(openedAt(level));
      const { room, session } = roomOf(server.port, typed([setMember(paths.ordering, 5)], server.head()));
      await saveDocument(room);
      expect(isDirty(session())).toBe(false);
      expect(session().opened).toBe(server.head());
      const next = change(session(), [setMember(paths.ordering, 6)]);
      expect(pendingValuesOf(next)).toMatchObject([{ before: 5, after: 6 }]);
    },
  );

  it('restores the state before the save with one undo, unsaved', async () => {
    const server = modelServer(openedAt('location'));
    const { room, session } = roomOf(server.port, typed([setMember(paths.ordering, 5)]));
    await saveDocument(room);
    const back = undo(session());
    expect(valueAt(back, paths.ordering)).toBe(90);
    expect(isDirty(back)).toBe(true);
  });

  it.each(['location', 'company'] as const)('keeps what was typed meanwhile on top, unsaved: %s', async level => {
    const server = modelServer(openedAt(level));
    const start = typed([setMember(paths.ordering, 5), setMember(paths.tips, true)], server.head());
    const {
      room,
      session,
      edit: type,
    } = roomOf(
      {
        load: server.port.load,
        send: async (opened, content) => {
          type([setMember(paths.ordering, 7), setMember(paths.tabs, true)]);
          return server.port.send(opened, content);
        },
      },
      start,
    );
    await saveDocument(room);
    expect(valueAt(session(), paths.ordering)).toBe(7);
    const left = pendingValuesOf(session());
    expect(left.map(({ path }) => path)).toEqual([paths.tabs, paths.ordering].toSorted());
    expect(left.find(({ path }) => path === paths.ordering)).toMatchObject({ before: 5, after: 7 });
  });
});

describe('when another user saved first', () => {
  it('[RULE.settings.10] [RULE.errors.15] sends again on their record when they changed other paths', async () => {
    const server = modelServer(openedAt('location'));
    const { room, session } = roomOf(server.port, typed([setMember(paths.ordering, 5)]));
    server.other([setMember(paths.tabs, true)]);
    const since = session().opened.versions;
    expect(await saveDocument(room)).toEqual({ is: 'saved', count: 1, theirs: [paths.tabs], since, tidied: undefined });
    expect(server.sent).toHaveLength(2);
    expect(valueAt(session(), paths.tabs)).toBe(true);
    expect(valueAt(session(), paths.ordering)).toBe(5);
    expect(isDirty(session())).toBe(false);
  });

  it('[RULE.settings.10] [RULE.settings.33] stops after the third attempt, with all edits kept', async () => {
    const server = modelServer(openedAt('location'));
    let minutes = 0;
    const { room, session } = roomOf(
      {
        load: server.port.load,
        send: async (opened, content) => {
          minutes += 1;
          server.other([setMember(paths.settling, minutes)]);
          return server.port.send(opened, content);
        },
      },
      typed([setMember(paths.ordering, 5)]),
    );
    expect(await saveDocument(room)).toEqual({ is: 'overtaken' });
    expect(server.sent).toHaveLength(3);
    expect(valueAt(session(), paths.ordering)).toBe(5);
    expect(session().phase).toEqual({ at: 'editing' });
  });

  const conflict = async (): Promise<{
    outcome: SaveOutcome;
    session: () => EditSession;
    room: SaveState;
    head: () => LoadedSnapshot;
  }> => {
    const server = modelServer(openedAt('location'));
    const { room, session } = roomOf(server.port, typed([setMember(paths.ordering, 5), setMember(paths.tips, true)]));
    server.other([setMember(paths.ordering, 7)]);
    return { outcome: await saveDocument(room), session, room, head: server.head };
  };

  it('asks when they changed the same path, and keeps all edits meanwhile', async () => {
    const { outcome, session } = await conflict();
    expect(outcome).toEqual({ is: 'conflict' });
    expect(session().phase).toMatchObject({ at: 'conflict', conflicts: [{ path: paths.ordering }] });
    expect(valueAt(session(), paths.ordering)).toBe(5);
  });

  it.each([
    { choice: 'ours', minutes: 5 },
    { choice: 'theirs', minutes: 7 },
  ] as const)('saves what was chosen: $choice', async ({ choice, minutes }) => {
    const { session, room, head } = await conflict();
    const { phase } = session();
    if (phase.at !== 'conflict') throw new Error('no conflict');
    room.write(rebased(session(), phase.fresh, new Map([[paths.ordering, choice]])));
    expect(await saveDocument(room)).toMatchObject({ is: 'saved' });
    expect(getAt(effectiveOf(head(), savedCopy(head())), paths.ordering)).toBe(minutes);
    expect(getAt(effectiveOf(head(), savedCopy(head())), paths.tips)).toBe(true);
  });

  it('loses no edit, whatever both users did', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(settingsEdit, { minLength: 1, maxLength: 5 }),
        fc.array(settingsEdit, { maxLength: 5 }),
        fc.constantFrom('ours' as const, 'theirs' as const),
        async (mine, others, choice) => {
          const server = modelServer(openedAt('location', { own: [setMember(paths.tips, true)] }));
          const start = typed(mine, server.head());
          const expected = pendingValuesOf(start);
          const { room, session } = roomOf(server.port, start);
          server.other(others);
          const theirs = server.head();
          let outcome = await saveDocument(room);
          const { phase } = session();
          if (phase.at === 'conflict') {
            const choices = new Map(phase.conflicts.map(({ path }) => [path, choice]));
            room.write(rebased(session(), phase.fresh, choices));
            outcome = await saveDocument(room);
          }
          expect(['saved', 'nothing']).toContain(outcome.is);
          const after = effectiveOf(server.head(), savedCopy(server.head()));
          const kept = choice === 'ours' ? expected : [];
          for (const { path, after: value } of kept) expect(getAt(after, path)).toEqual(value);
          if (choice === 'theirs')
            for (const { path, value } of theirs.own.flatMap(one => (one.op === 'set' ? [one] : [])))
              if (!expected.some(one => one.path === path)) expect(getAt(after, path)).toEqual(value);
        },
      ),
    );
  });
});
