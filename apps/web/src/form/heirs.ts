import { diff, type Edit } from '@commissary/document';
import {
  fieldAt,
  type Id,
  isBelow,
  isList,
  isMemberToken,
  isReference,
  joinTokens,
  meets,
  memberId,
  own,
  parentPath,
  referencesToAny,
  replaceReferences,
  splitPath,
  standsForTarget,
} from '@commissary/schema';
import { listRows } from './list-rows.ts';
import { effectiveOf, type Opened } from './opened.ts';
import { missingRight } from './rights.ts';
import { contentOf, type Session } from './session.ts';

/** A row of the same list that can stand where another one is named. */
export interface Heir {
  readonly id: Id;
  readonly name: string;
}

/** What goes with a row of this form, as it is edited now, unless another one takes its place. */
export interface Inheritance {
  /** The places that name the row, by document path. */
  readonly places: readonly string[];
  /** The rows that may be named in all of them; none where the person may not change one of the places. */
  readonly heirs: readonly Heir[];
}

/** Who can take the place of a row in what refers to it. */
export const inheritanceOf = (session: Session, path: string): Inheritance => {
  const { opened } = session;
  const { definition } = opened;
  const document = effectiveOf(opened, contentOf(session));
  const id = idAt(path);
  const listPath = parentPath(path) ?? '';
  const list = fieldAt(definition, listPath);
  const places = referencesToAny(definition, document, targetAt(path), new Set([id]))
    .map(found => found.path)
    .filter(place => !standsForTarget(place) && !isBelow(place, path));
  if (places.length === 0 || list === undefined || !isList(list)) return { places, heirs: [] };
  const fits = places.flatMap(place => {
    const field = fieldAt(definition, place);
    return field !== undefined && isReference(field) && field.where !== undefined ? [field.where] : [];
  });
  const system = new Set(list.system.map(String));
  const heirs = listRows(opened, contentOf(session), listPath)
    .filter(row => row.state === 'shown' && row.id !== id && !row.retired && !system.has(row.id))
    .filter(({ value }) => fits.every(condition => meets(condition, value)))
    .flatMap(({ value, name }) => {
      const id = own(value, 'id');
      return typeof id === 'string' || typeof id === 'number' ? [{ id, name }] : [];
    });
  const [first] = heirs;
  const mayName = first === undefined || inheritEdits(session, path, first.id).every(edit => mayMake(opened, edit));
  return { places, heirs: mayName ? heirs : [] };
};

/** The edits that name another row wherever this form names one; what stands inside the row itself goes with it. */
export const inheritEdits = (session: Session, path: string, heir: Id): readonly Edit[] => {
  const { definition } = session.opened;
  const document = effectiveOf(session.opened, contentOf(session));
  const next = replaceReferences(definition, document, targetAt(path), idAt(path), heir);
  return diff(document, next, { field: definition }).filter(change => !isBelow(change.path, path));
};

const mayMake = (opened: Opened, { op, path }: Edit): boolean => missingRight(opened, { op, path }) === undefined;

/** What references to a row of this list say. */
const targetAt = (path: string): string =>
  joinTokens(splitPath(parentPath(path) ?? '').map(token => (isMemberToken(token) ? '[]' : token)));

const idAt = (path: string): string => memberId(splitPath(path).at(-1) ?? '');
