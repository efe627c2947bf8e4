import { describe, expect, it } from 'vitest';
import type { LoadedSnapshot } from '../../snapshot/index.ts';
import { conflictRow } from '../conflicts/index.ts';
import { change, contentOf, openEditSession } from './edit-session.ts';
import { employmentAt, openedAt, paths, setMember } from './form-world.arbitrary.ts';
import { mergeOnto } from './merge.ts';

const typed = (opened: LoadedSnapshot, edits: Parameters<typeof change>[1]) =>
  contentOf(change(openEditSession(opened), edits));

describe('two edits of one path', () => {
  const before = openedAt('location', { own: [setMember(paths.ordering, 60)] });

  it('are one conflict, with the value before', () => {
    const fresh = openedAt('location', { own: [setMember(paths.ordering, 70)] });
    const { conflicts } = mergeOnto(before, typed(before, [setMember(paths.ordering, 80)]), fresh);
    expect(conflicts.map(conflict => conflictRow(before, conflict))).toEqual([
      {
        path: paths.ordering,
        label: 'After ordering',
        where: 'Table service › Table alerts',
        before: '60 min',
        mine: { value: '80 min', note: null },
        theirs: { value: '70 min', note: null },
      },
    ]);
  });

  it('are no conflict when both set the same value', () => {
    const fresh = openedAt('location', { own: [setMember(paths.ordering, 80)] });
    expect(mergeOnto(before, typed(before, [setMember(paths.ordering, 80)]), fresh).conflicts).toEqual([]);
  });

  it('show a reset as the inherited value', () => {
    const fresh = openedAt('location');
    const [conflict] = mergeOnto(before, typed(before, [setMember(paths.ordering, 80)]), fresh).conflicts;
    expect(conflict && conflictRow(before, conflict).theirs).toEqual({ value: '90 min', note: 'inherited value' });
  });
});

describe.each(['location', 'company'] as const)('removed there and edited here, at %s level', level => {
  const at = '/departments/[2]';
  const before = employmentAt(level);
  const mine = typed(before, [setMember(`${at}/name`, 'Floor')]);
  const removed = typed(before, [{ op: 'remove', path: at }]);
  const fresh = removed.kind === 'list' ? { ...before, own: removed.changes } : { ...before, base: removed.value };

  it('offers to restore it with the edit', () => {
    const [conflict] = mergeOnto(before, mine, fresh).conflicts;
    expect(conflict && conflictRow(before, conflict)).toMatchObject({
      label: 'Front of House',
      mine: { value: 'Restore with my edit', note: 'name Floor' },
      theirs: { value: 'Removed here' },
    });
  });

  it('restores it with the edit when that is chosen', () => {
    const { content } = mergeOnto(before, mine, fresh, () => 'ours');
    const names = JSON.stringify(content);
    expect(names).toContain('Floor');
    expect(content.kind === 'list' && content.changes.some(({ op }) => op === 'remove')).toBe(false);
  });
});
