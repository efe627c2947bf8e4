import { createFieldPredicate, type Field, validatorOf, walk } from '../field/index.ts';
import { isList, type List } from '../kinds/index.ts';
import { listsAt, memberPath, splitPath, tokenKey } from '../path/index.ts';
import type { RelatedDocuments } from '../targets/index.ts';
import { isRecord, memoByIdentity } from '../value/index.ts';

/** A document after the clean-ups of its lists, and the paths of the lists that lost or changed members. */
interface CleanedUp {
  readonly document: unknown;
  readonly paths: readonly string[];
}

/** Runs the clean-ups of a document's lists. `added` are the paths of members that this edit or layer added. */
export const runCleanUps = (
  root: Field,
  doc: unknown,
  added: ReadonlySet<string>,
  related?: RelatedDocuments,
): CleanedUp => {
  let document = doc;
  const paths: string[] = [];
  for (const { path: pattern, list } of cleanUpsOf(root))
    for (const { path, members } of listsAt(document, pattern) ?? []) {
      if (!isValid(members, list)) continue;
      const next = list.cleanedMembers?.(members, {
        document,
        related,
        isAdded: id => added.has(memberPath(path, id)),
      });
      if (next === undefined || next === members) continue;
      document = replaced(document, splitPath(path), next);
      paths.push(path);
    }
  return { document, paths };
};

/** A clean-up may rely on the types of the values that it reads. */
const isValid = memoByIdentity((members: readonly unknown[], list: List<unknown>): boolean => {
  let count = 0;
  const report = () => {
    count++;
  };
  validatorOf(list)(members, {
    path: [],
    get count() {
      return count;
    },
    report,
    reportUnique: () => undefined,
  });
  return count === 0;
});

/** Whether a document has lists with clean-ups. */
export const hasCleanUps = createFieldPredicate(field => isList(field) && field.cleanedMembers !== undefined);

const cleanUpsOf = memoByIdentity((root: Field): readonly { readonly path: string; readonly list: List<unknown> }[] => {
  const found: { path: string; list: List<unknown> }[] = [];
  if (hasCleanUps(root))
    walk(root, (field, path) => {
      if (isList(field) && field.cleanedMembers !== undefined) found.push({ path, list: field });
    });
  return found;
});

const replaced = (value: unknown, [token, ...rest]: readonly string[], next: unknown): unknown => {
  if (token === undefined) return next;
  if (!isRecord(value)) return value;
  const key = tokenKey(token);
  return { ...value, [key]: replaced(value[key], rest, next) };
};
