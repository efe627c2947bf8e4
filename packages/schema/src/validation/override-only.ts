import { createFieldPredicate, type Field, fieldsTo, walkValue } from '../field/index.ts';
import { equal } from '../value/index.ts';
import type { Issue } from './issue.ts';

interface ChangeLike {
  readonly op: string;
  readonly path: string;
  readonly value?: unknown;
}

/** The values that changes give the company's document where only groups and locations have one; it starts with the initial ones. */
export const overrideOnlyValues = (definition: Field, changes: readonly ChangeLike[]): readonly Issue[] =>
  changes.flatMap(({ op, path, value }): readonly Issue[] => {
    const passed = op === 'set' || op === 'add' ? fieldsTo(definition, path) : undefined;
    const field = passed?.at(-1);
    if (passed === undefined || field === undefined) return [];
    if (passed.some(({ overrideOnly }) => overrideOnly)) return [{ path, code: 'override-only' }];
    if (!containsOverrideOnly(field)) return [];
    const found: Issue[] = [];
    walkValue(field, value, (inner, is, inside) => {
      if (inner.overrideOnly && !equal(is, inner.kind.initial(inner)))
        found.push({ path: path + inside, code: 'override-only' });
    });
    return found;
  });

const containsOverrideOnly = createFieldPredicate(({ overrideOnly }) => overrideOnly === true);
