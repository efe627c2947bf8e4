import type { Change } from '@commissary/document';
import { isBelow } from '@commissary/schema';
import { contentOf, type EditSession } from './edit-session.ts';

/** What the level of a session changes at and below some paths; nothing at the company, which holds a document. */
export const ownChanges = (session: EditSession, paths: readonly string[]): readonly Change[] => {
  const content = contentOf(session);
  if (content.kind === 'document') return [];
  return content.changes.filter(change => paths.some(path => isBelow(change.path, path)));
};

/** How many paths the level of a session sets at and below some paths. */
export const countOverrides = (session: EditSession, paths: readonly string[]): number =>
  new Set(ownChanges(session, paths).map(({ path }) => path)).size;
