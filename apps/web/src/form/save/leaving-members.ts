import {
  type Field,
  fieldAt,
  isArray,
  isIdReference,
  memberId,
  memberPath,
  own,
  parentPath,
  pathLabelsAt,
  referencedList,
  referencesToAny,
  runCleanUps,
  splitPath,
  valueAt,
  walkValue,
} from '@commissary/schema';
import { valueTexts } from '../../formatting/index.ts';
import {
  effectiveOf,
  type LoadedSnapshot,
  pendingChangesOf,
  savedCopy,
  type WorkingCopy,
} from '../../snapshot/index.ts';
import { contentOf, type EditSession } from '../edit-session/index.ts';

/** A member that the clean-ups of its list remove at the save. */
export interface LeavingMember {
  readonly path: string;
  readonly name: string;
  /** The number of prices that are stored for it and go with it. */
  readonly prices: number;
}

/** What the next save removes although nobody removed it here: what was switched off, or has become empty. */
export const leavingMembers = (session: EditSession): readonly LeavingMember[] => {
  const { opened } = session;
  const { definition } = opened;
  const document = effectiveOf(opened, contentOf(session));
  const before = new Set(leavingPaths(opened, savedCopy(opened)));
  return leavingPaths(opened, contentOf(session))
    .filter(path => !before.has(path))
    .map(path => ({
      path,
      name: pathLabelsAt(valueTexts, definition, document, path).at(-1) ?? '',
      prices: pricesFor(definition, document, path),
    }));
};

const leavingPaths = (opened: LoadedSnapshot, content: WorkingCopy): readonly string[] => {
  const { definition } = opened;
  const document = effectiveOf(opened, content);
  const { document: after, paths } = runCleanUps(definition, document, addedIn(opened, content));
  return paths.flatMap(list => {
    const stays = new Set(idsAt(after, list));
    return idsAt(document, list)
      .filter(id => !stays.has(id))
      .map(id => memberPath(list, id));
  });
};

/** The members that this layer added, or this session to the company's document: they stay. */
const addedIn = (opened: LoadedSnapshot, content: WorkingCopy): ReadonlySet<string> =>
  new Set(
    content.kind === 'list'
      ? content.changes.filter(({ op }) => op === 'add').map(({ path }) => path)
      : pendingChangesOf(opened, content)
          .filter(({ act }) => act === 'added')
          .map(({ path }) => path),
  );

const idsAt = (document: unknown, list: string): readonly string[] => {
  const members = valueAt(document, list);
  return isArray(members) ? members.map(member => String(own(member, 'id'))) : [];
};

const pricesFor = (definition: Field, document: unknown, path: string): number => {
  const ids = new Set([memberId(splitPath(path).at(-1) ?? '')]);
  const list = referencedList(definition, parentPath(path) ?? '');
  let count = 0;
  for (const found of referencesToAny(definition, document, { to: list, ids })) {
    const entry = isIdReference(found.path) ? parentPath(found.path) : undefined;
    const field = entry === undefined ? undefined : fieldAt(definition, entry);
    if (entry === undefined || field === undefined) continue;
    walkValue(field, valueAt(document, entry), inner => {
      if (inner.kind.name === 'money') count += 1;
    });
  }
  return count;
};
