import { fieldAt, isCrossDocument, isReference, joinPath, keyToken, type List } from '@commissary/schema';
import { effectiveOf } from '../../snapshot/index.ts';
import { contentOf, type EditSession } from '../edit-session/index.ts';
import { offeredTargets } from '../state/index.ts';

/**
 * The values that an address gives a new member of a list, by key, without references to nothing: it may name what was
 * removed since.
 */
export const knownValues = (
  session: EditSession,
  listPath: string,
  { item }: List<unknown>,
  values: Readonly<Record<string, string>>,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => {
      const field = fieldAt(item, `/${key}`);
      if (field === undefined || !isReference(field) || isCrossDocument(field)) return [[key, value]];
      const { opened } = session;
      const path = joinPath(listPath, '[]', keyToken(key));
      const targets = offeredTargets(opened.definition, effectiveOf(opened, contentOf(session)), field, path);
      return targets.flatMap(({ id }) => (String(id) === value ? [[key, id]] : []));
    }),
  );
