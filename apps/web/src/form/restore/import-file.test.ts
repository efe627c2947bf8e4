import { documents, initialDocument, messages } from '@commissary/catalog';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effectiveOf, savedCopy } from '../../snapshot/index.ts';
import { openedAt, paths, setMember, settingsEdit } from '../edit-session/form-world.arbitrary.ts';
import { change, contentOf, type EditSession, openEditSession, undo } from '../edit-session/index.ts';
import { exportFileOf, importedEdits, omittedFromExport } from './import-file.ts';

const documentIn = (session: EditSession): unknown => effectiveOf(session.opened, contentOf(session));
const taken = (session: EditSession, text: string) => {
  const found = importedEdits('settings', session, text);
  if ('problem' in found) throw new Error(found.problem);
  return found;
};

describe.each(['company', 'group', 'location'] as const)('import of a settings file at a %s', level => {
  it('restores in one step the state it was exported from, whatever was edited since', () => {
    fc.assert(
      fc.property(fc.array(settingsEdit, { maxLength: 6 }), edits => {
        const session = openEditSession(openedAt(level));
        const edited = edits.reduce((before, edit) => change(before, [edit]), session);
        const back = taken(edited, exportFileOf(edited.opened));
        expect(documentIn(back.session)).toEqual(documentIn(session));
        if (back.changes.length > 0) expect(contentOf(undo(back.session))).toBe(contentOf(edited));
      }),
      { numRuns: 100 },
    );
  });

  it('changes only what the user may edit, and names the permission for the rest', () => {
    const session = openEditSession(openedAt(level, { permissions: new Set() }));
    const file = JSON.stringify({ ...initialDocument('settings'), tableSettings: { serverKeepsTips: true } });
    const found = taken(session, file);
    expect(found.changes).toEqual([]);
    expect(found.needs).not.toEqual([]);
    expect(contentOf(found.session)).toBe(savedCopy(session.opened));
  });
});

it('leaves unchanged what the file does not contain', () => {
  const session = change(openEditSession(openedAt('location')), [setMember(paths.settling, 40)]);
  const file = JSON.stringify({ entityType: 'LOCATION_SETTINGS', tableSettings: { serverKeepsTips: true } });
  expect(taken(session, file).changes.map(({ path }) => path)).toEqual([paths.tips]);
});

it('lists as text what no file contains', () => {
  expect(omittedFromExport(documents.settings.field)).toBe(
    'The file has no secrets and nothing from Delivery area › Zones: those stay as they are.',
  );
});

it('rejects with the reason a file that is no settings file, or that has values of another kind', () => {
  const session = openEditSession(openedAt('location'));
  for (const text of ['', '{', 'null', '[]', '{"entityType":"MENU"}', '{"departments":[]}'])
    expect(importedEdits('settings', session, text)).toEqual({ problem: messages.save.notSettings });
  const odd = JSON.stringify({ entityType: 'LOCATION_SETTINGS', tableSettings: { serverKeepsTips: 'often' } });
  expect(importedEdits('settings', session, odd)).toHaveProperty(
    'problem',
    expect.stringContaining('not valid for this field'),
  );
  const unknown = JSON.stringify({ entityType: 'LOCATION_SETTINGS', color: 'red' });
  expect(importedEdits('settings', session, unknown)).toHaveProperty(
    'problem',
    expect.stringContaining('Unknown field'),
  );
});
