import { apply, type Change, getAt, normalize } from '@commissary/document';
import { complete, definitionPath, fieldsTo, isBelow, memoByIdentity, type Touch } from '@commissary/schema';
import {
  changedPathsOf,
  documentChanges,
  effectiveOf,
  type LoadedSnapshot,
  normalizeValue,
  parentOf,
  type WorkingCopy,
} from '../../snapshot/index.ts';
import { contentOf, type EditSession, record } from '../edit-session/index.ts';
import { fieldLockAt, missingPermission } from '../state/index.ts';

/** A layer as it was after an earlier save. */
export type EarlierState =
  | { readonly kind: 'document'; readonly document: unknown }
  | { readonly kind: 'list'; readonly changes: readonly Change[] };

/** The result of restoring an earlier state, or of importing a file. */
export interface Restored {
  /** The session with that state applied as one unsaved step; the same session where nothing differs. */
  readonly session: EditSession;
  /** How the effective document of this tenant changes. */
  readonly changes: readonly Change[];
  /** The permissions that are missing for what was left out. */
  readonly needs: readonly string[];
}

/**
 * Restores an earlier save: everything, or only at and below some paths. What the user may not edit stays. A change
 * list cannot be restored into a company's document, nor a document into a change list; then nothing changes.
 */
export const restored = (session: EditSession, earlier: EarlierState, paths: readonly string[] | null): Restored => {
  const isAsked = (path: string): boolean => paths?.some(requested => isBelow(path, requested)) ?? true;
  return withinPermissions(session, isFree => putBack(session, earlier, path => isAsked(path) && isFree(path)));
};

/** Applies content from another source as one step of a session, without what the user may not edit. */
export const withinPermissions = (
  session: EditSession,
  contentWith: (isFree: (path: string) => boolean) => WorkingCopy | null,
): Restored => {
  const whole = contentWith(() => true);
  if (whole === null) return { session, changes: [], needs: [] };
  const blocked = blockedBy(session, whole);
  const content = blocked.length === 0 ? whole : contentWith(path => !blocked.some(one => related(one.path, path)));
  const { opened } = session;
  const settled = normalizeValue(opened, content ?? contentOf(session));
  return {
    session: { ...session, steps: record(session.steps, settled) },
    changes: changesTo(session, settled),
    needs: [...new Set(blocked.flatMap(({ needs }) => needs ?? []))],
  };
};

const putBack = (
  session: EditSession,
  earlier: EarlierState,
  isWanted: (path: string) => boolean,
): WorkingCopy | null => {
  const { definition } = session.opened;
  const now = contentOf(session);
  if (now.kind === 'list' && earlier.kind === 'list')
    return {
      kind: 'list',
      changes: normalize([
        ...now.changes.filter(({ path }) => !isWanted(path)),
        ...earlier.changes.filter(({ path }) => isWanted(path)),
      ]),
    };
  if (now.kind !== 'document' || earlier.kind !== 'document') return null;
  const changes = documentChanges(definition, now.value, complete(definition, earlier.document));
  return {
    kind: 'document',
    value: apply(
      now.value,
      changes.filter(({ path }) => isWanted(path)),
    ),
  };
};

/** The changes of the effective document of the tenant. */
const changesTo = (session: EditSession, content: WorkingCopy): readonly Change[] => {
  const { opened } = session;
  return documentChanges(opened.definition, effectiveOf(opened, contentOf(session)), effectiveOf(opened, content));
};

interface Blocked {
  readonly path: string;
  /** The missing permission; none where only the product writes. */
  readonly needs: string | undefined;
}

const blockedBy = (session: EditSession, content: WorkingCopy): readonly Blocked[] => {
  const { opened } = session;
  const now = effectiveOf(opened, contentOf(session));
  const before = contentOf(session);
  const entries =
    content.kind === 'list' && before.kind === 'list'
      ? changedPathsOf(before.changes, content.changes).map(
          (path): Touch => ({
            op: 'set',
            path,
            get value() {
              return getAt(parentOf(opened), path);
            },
            get before() {
              return getAt(now, path);
            },
          }),
        )
      : [];
  // Values are read where a permission depends on them: a large file changes thousands of members.
  const touches = changesTo(session, content).map(
    (change): Touch => ({
      ...change,
      get before() {
        return getAt(now, change.path);
      },
    }),
  );
  return [...touches, ...entries].flatMap(touch => {
    if (isOpenTo(opened, touch.op, definitionPath(touch.path))) return [];
    const needs = missingPermission(opened, touch);
    if (needs !== undefined) return { path: touch.path, needs };
    return fieldLockAt(opened, now, touch.path)?.why === 'kept' ? { path: touch.path, needs: undefined } : [];
  });
};

/**
 * Whether the user may do anything at or below the paths of a definition, so that neither values nor members count: asked
 * once for all members of a list. The members that a location added are no other ones here: of them less is needed.
 */
const isOpenTo = memoByIdentity((opened: LoadedSnapshot, op: Touch['op'], path: string): boolean => {
  const anywhere: LoadedSnapshot = opened.level === 'location' ? { ...opened, level: 'group' } : opened;
  return (
    missingPermission(anywhere, { op, path }) === undefined &&
    fieldsTo(opened.definition, path)?.every(field => !field.systemManaged) === true
  );
});

const related = (a: string, b: string): boolean => isBelow(a, b) || isBelow(b, a);
