import { diff, type Edit } from '@commissary/document';
import {
  type Field,
  fieldAt,
  type Id,
  isBelow,
  isIdReference,
  isList,
  isReference,
  joinPath,
  matches,
  memberId,
  memberToken,
  own,
  parentPath,
  referencedList,
  referencesToAny,
  replaceReferences,
  splitPath,
} from '@commissary/schema';
import { effectiveOf, type LoadedSnapshot } from '../../snapshot/index.ts';
import { contentOf, type EditSession } from '../edit-session/index.ts';
import { missingPermission } from '../state/index.ts';
import { listRows } from './list-rows.ts';

/** A row of the same list that can replace another one in its references. */
export interface Replacement {
  readonly id: Id;
  readonly name: string;
}

/** The references that are removed with a row of this form, as it is edited now, unless another row replaces it. */
export interface ReplacementPlan {
  /** The document paths of the references to the row. */
  readonly paths: readonly string[];
  /** The rows that all of them may point at; none where the user may not change one of the references. */
  readonly heirs: readonly Replacement[];
}

/** Returns the rows that can replace a row in the references to it. */
export const replacementPlanOf = (session: EditSession, path: string): ReplacementPlan => {
  const { opened } = session;
  const { definition } = opened;
  const document = effectiveOf(opened, contentOf(session));
  const id = idAt(path);
  const listPath = parentPath(path) ?? '';
  const list = fieldAt(definition, listPath);
  const paths = referencesToAny(definition, document, { to: listOf(definition, path), ids: new Set([id]) })
    .map(found => found.path)
    .filter(candidate => !isIdReference(candidate) && !isBelow(candidate, path));
  if (paths.length === 0 || list === undefined || !isList(list)) return { paths, heirs: [] };
  const fits = paths.flatMap(path => {
    const field = fieldAt(definition, path);
    return field !== undefined && isReference(field) && field.filter !== undefined ? [field.filter] : [];
  });
  const system = new Set(list.internalIds.map(String));
  const heirs = listRows(opened, contentOf(session), listPath)
    .filter(row => row.state === 'shown' && row.id !== id && !row.retired && !system.has(row.id))
    .filter(({ value }) => fits.every(condition => matches(condition, value)))
    .flatMap(({ value, name }) => {
      const id = own(value, 'id');
      return typeof id === 'string' || typeof id === 'number' ? [{ id, name }] : [];
    });
  const [first] = heirs;
  const mayName = first === undefined || replacementEdits(session, path, first.id).every(edit => mayMake(opened, edit));
  return { paths, heirs: mayName ? heirs : [] };
};

/** The ids among these rows of a list that other values of this form refer to, as it is edited now. */
export const referredRows = (session: EditSession, listPath: string, ids: ReadonlySet<string>): ReadonlySet<string> => {
  const { definition } = session.opened;
  const document = effectiveOf(session.opened, contentOf(session));
  const found = referencesToAny(definition, document, { to: referencedList(definition, listPath), ids })
    .filter(({ path, id }) => !isIdReference(path) && !isBelow(path, joinPath(listPath, memberToken(id))))
    .map(({ id }) => String(id));
  return new Set(found);
};

/**
 * Returns the edits that change the references of this form to another row; references inside the row itself are
 * removed with it.
 */
export const replacementEdits = (session: EditSession, path: string, heir: Id): readonly Edit[] => {
  const { definition } = session.opened;
  const document = effectiveOf(session.opened, contentOf(session));
  const next = replaceReferences(definition, document, listOf(definition, path), idAt(path), heir);
  return diff(document, next, { field: definition }).filter(change => !isBelow(change.path, path));
};

const mayMake = (opened: LoadedSnapshot, { op, path }: Edit): boolean =>
  missingPermission(opened, { op, path }) === undefined;

const listOf = (definition: Field, path: string): string => referencedList(definition, parentPath(path) ?? '');

const idAt = (path: string): string => memberId(splitPath(path).at(-1) ?? '');
