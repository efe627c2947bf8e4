import { type Edit, getAt } from '@commissary/document';
import { effectiveOf, pendingChangesOf } from '../../snapshot/index.ts';
import { contentOf, type EditSession, withoutUntouched } from '../edit-session/index.ts';

/** The unsaved changes as edits; null where members were added, removed or moved, which is not for a time. */
export const timedEditsOf = (current: EditSession): readonly Edit[] | null => {
  const session = withoutUntouched(current);
  const { opened } = session;
  const content = contentOf(session);
  const pending = pendingChangesOf(opened, content);
  if (pending.some(({ act }) => act !== 'set' && act !== 'reset')) return null;
  const document = effectiveOf(opened, content);
  return pending.map(({ path, act }): Edit => {
    if (act === 'reset') return { op: 'reset', path };
    const value = getAt(document, path);
    return value === undefined ? { op: 'unset', path } : { op: 'set', path, value };
  });
};
