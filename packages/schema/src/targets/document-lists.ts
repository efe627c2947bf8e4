import { type Field, walk } from '../field/index.ts';
import { isList } from '../kinds/index.ts';
import { memoByIdentity } from '../value/index.ts';

/** Returns the lists whose ids are unique in the document, by definition path. */
export const documentLists = memoByIdentity((root: Field): ReadonlySet<string> => {
  const found = new Set<string>();
  walk(root, (field, path) => {
    if (isList(field) && field.uniqueIds === 'document') found.add(path);
  });
  return found;
});
