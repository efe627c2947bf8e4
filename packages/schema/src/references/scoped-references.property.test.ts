import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Field } from '../field/field.ts';
import { walkValue } from '../field/walk.ts';
import { isList } from '../kinds/list.ts';
import { isReference, pointsAtMember } from '../kinds/reference.ts';
import { changedPaths } from '../testing/changed-paths.ts';
import { type House, house, houses } from '../testing/scoped-sample.ts';
import { validateValue } from '../validation/validate.ts';
import { validateChanges } from '../validation/validate-changes.ts';
import { own } from '../value/json.ts';
import { findUsages, referencedList, referencesToAny, removedTargets } from './references.ts';
import { removeDanglingIncremental, removeDanglingReferences } from './remove-dangling-references.ts';
import { isIdReference, replaceReferences } from './replace-references.ts';

/** A list of a document, by its path as tokens. */
interface NaiveList {
  readonly tokens: readonly string[];
  readonly ids: readonly string[];
  readonly unique: boolean;
}

interface NaiveReference {
  readonly path: string;
  readonly id: string;
  readonly to: readonly string[];
}

/** Every list and every reference of a document, by reading all of it. */
const readAll = (doc: unknown) => {
  const lists: NaiveList[] = [];
  const references: NaiveReference[] = [];
  walkValue(house, doc, (field, value, path) => {
    if (isList(field) && Array.isArray(value))
      lists.push({
        tokens: path.split('/'),
        ids: value.map(member => String(own(member, 'id'))),
        unique: field.uniqueIds === 'document',
      });
    if (isReference(field) && pointsAtMember(field, value)) references.push({ path, id: String(value), to: field.to });
  });
  return { lists, references };
};

/** Whether a target means a list at a place, step by step. */
const means = (doc: unknown, target: string, place: string, tokens: readonly string[]): boolean => {
  const steps = target.split('/');
  const context = place.split('/');
  return (
    steps.length === tokens.length &&
    steps.every((step, depth) => {
      const token = tokens[depth] ?? '';
      if (step === '[]') return token.startsWith('[');
      if (step === '[.]')
        return token === context[depth] && steps.slice(0, depth).every((_, i) => tokens[i] === context[i]);
      if (step.startsWith('[@')) return token === `[${neighborOf(doc, context, step.slice(2, -1))}]`;
      return step === token;
    })
  );
};

const neighborOf = (doc: unknown, place: readonly string[], key: string): unknown => {
  const isInSet = place.at(-1)?.startsWith('[');
  let here: unknown = doc;
  for (const token of place.slice(1, isInSet ? -2 : -1))
    here = token.startsWith('[')
      ? (here as readonly unknown[]).find(member => `[${own(member, 'id')}]` === token)
      : own(here, token);
  return own(here, key);
};

const wide = (target: string) => target.replaceAll(/\[[^\]]*\]/g, '[]');

const naiveStates = (doc: unknown) => {
  const { lists, references } = readAll(doc);
  const has = (target: string, place: string, id: string, among = lists) =>
    among.some(({ tokens, ids }) => ids.includes(id) && means(doc, target, place, tokens));
  return references.map(({ path, id, to }) => {
    if (to.some(target => has(target, path, id))) return { path, state: 'found' };
    const unique = lists.filter(one => one.unique);
    const isElsewhere = to.some(target => target !== wide(target) && has(wide(target), path, id, unique));
    return { path, state: isElsewhere ? 'out-of-scope' : 'missing' };
  });
};

const inState = (doc: unknown, requested: string): string[] =>
  naiveStates(doc)
    .filter(({ state }) => state === requested)
    .map(({ path }) => path)
    .toSorted();

const naiveRepeated = (doc: unknown): string[] => {
  const { lists } = readAll(doc);
  const found = lists.filter(one => one.unique);
  return found
    .flatMap(({ tokens, ids }) =>
      ids
        .filter(id =>
          found.some(
            other =>
              other.tokens !== tokens &&
              wide(other.tokens.join('/')) === wide(tokens.join('/')) &&
              other.ids.includes(id),
          ),
        )
        .map(id => `${tokens.join('/')}/[${id}]`),
    )
    .toSorted();
};

/** A house without repeated ids, dangling references and references outside their scope. */
const valid = houses.map(doc => {
  const seen = { kinds: new Set<unknown>(), things: new Set<unknown>() };
  const first = <T extends { id: unknown }>(taken: Set<unknown>, some: readonly T[]) =>
    some.filter(({ id }) => !taken.has(id) && taken.add(id));
  const unique = {
    ...doc,
    rooms: doc.rooms.map(room => ({
      ...room,
      kinds: first(seen.kinds, room.kinds),
      things: first(seen.things, room.things),
    })),
  };
  let { document } = removeDanglingReferences(house, unique);
  for (let outside = inState(document, 'out-of-scope'); outside.length > 0; ) {
    document = removeDanglingReferences(house, without(document, new Set(outside))).document;
    outside = inState(document, 'out-of-scope');
  }
  return document as House;
});

const without = (doc: unknown, paths: ReadonlySet<string>): unknown =>
  rewritten(doc, (_, value, path) => (paths.has(path) ? (path.endsWith(']') ? undefined : '') : value));

/** Returns a document with every value replaced by what `rewrite` returns for it. */
const rewritten = (
  doc: unknown,
  rewrite: (field: Field, value: unknown, path: string) => unknown,
  field: Field = house,
  path = '',
): unknown => {
  const next = rewrite(field, doc, path);
  if (next !== doc) return next;
  return (
    field.kind.map?.(field, doc, (child, part, token) => rewritten(part, rewrite, child, `${path}/${token}`)) ?? doc
  );
};

/** A valid house, and the same after a few edits: a reference set, a member removed, a list replaced. */
const edited = fc
  .record({
    before: valid,
    other: houses,
    edits: fc.array(fc.record({ position: fc.nat(), id: fc.nat({ max: 3 }).map(String) }), {
      minLength: 1,
      maxLength: 3,
    }),
  })
  .map(({ before, other, edits }) => {
    const after = edits.reduce<unknown>((doc, { position, id }) => {
      const paths: string[] = [];
      walkValue(house, doc, (field, value, path) => {
        const isMember = path.endsWith(']') && !isReference(field);
        if (isMember || (isReference(field) && !isIdReference(path)) || (isList(field) && Array.isArray(value)))
          paths.push(path);
      });
      const chosen = paths[position % paths.length];
      return rewritten(doc, (field, value, path) => {
        if (path !== chosen) return value;
        if (isReference(field) && !path.endsWith(']')) return id;
        return isList(field) ? anyList(other, path) : undefined;
      });
    }, before);
    return { before, after };
  });

/** The members of a list of another document at the same definition path, if it has one. */
const anyList = (other: unknown, path: string): unknown => {
  const lists: unknown[] = [];
  walkValue(house, other, (field, value, at) => {
    if (isList(field) && wide(at) === wide(path)) lists.push(value);
  });
  return lists[0] ?? [];
};

const pathsOf = (issues: ReturnType<typeof validateValue>, code: string): string[] =>
  issues
    .filter(issue => issue.code === code)
    .map(({ path }) => path)
    .toSorted();

describe('references with scopes, compared with a search of the whole document', () => {
  it('reports what is outside its scope and what occurs twice, and removes what is nowhere', () => {
    fc.assert(
      fc.property(houses, doc => {
        const issues = validateValue(house, doc);
        expect(pathsOf(issues, 'out-of-scope')).toEqual(inState(doc, 'out-of-scope'));
        expect(pathsOf(issues, 'duplicate-id')).toEqual(naiveRepeated(doc));
        const { document, gone } = removeDanglingReferences(house, doc);
        const missing = inState(doc, 'missing');
        expect(gone.map(({ path }) => path).filter(path => missing.includes(path)).length).toBe(missing.length);
        expect(inState(document, 'missing')).toEqual([]);
      }),
    );
  });

  it('removes the same after a change as from the whole document', () => {
    fc.assert(
      fc.property(edited, ({ before, after }) => {
        const { document } = removeDanglingIncremental(house, before, after, changedPaths(house, before, after));
        expect(document).toEqual(removeDanglingReferences(house, after).document);
      }),
    );
  });

  it('finds the same issues in what changed as in the whole document', () => {
    fc.assert(
      fc.property(edited, ({ before, after }) => {
        expect(validateValue(house, before)).toEqual([]);
        const issues = validateChanges(house, after, changedPaths(house, before, after));
        for (const code of ['out-of-scope', 'duplicate-id'])
          expect(pathsOf(issues, code)).toEqual(pathsOf(validateValue(house, after), code));
      }),
    );
  });

  it('finds the usages of each member, and replaces them', () => {
    fc.assert(
      fc.property(houses, fc.nat(), fc.nat({ max: 3 }), (doc, position, other) => {
        const { lists, references } = readAll(doc);
        const some = lists.flatMap(({ tokens, ids, unique }) =>
          ids.map(id => ({ path: tokens.join('/'), id, unique })),
        );
        const member = some[position % some.length];
        fc.pre(member !== undefined && member.id !== String(other));
        const expected = references
          .filter(({ id, to, path }) =>
            to.some(
              target =>
                id === member.id &&
                (member.unique ? wide(target) === wide(member.path) : means(doc, target, path, member.path.split('/'))),
            ),
          )
          .map(({ path }) => path);
        const to = referencedList(house, member.path);
        const usages = findUsages(
          { house: { definition: house, document: doc } },
          { document: 'house', path: to },
          member.id,
        );
        expect(usages.map(({ path }) => path).toSorted()).toEqual(expected.toSorted());
        const after = replaceReferences(house, doc, to, member.id, String(other));
        const left = referencesToAny(house, after, { to, ids: new Set([member.id]) }).map(({ path }) => path);
        expect(left.filter(path => !isIdReference(path) && expected.includes(path))).toEqual([]);
      }),
    );
  });

  it('names the members that a change removes, of each list where an id means a member of that list', () => {
    fc.assert(
      fc.property(valid, houses, (before, after) => {
        const removed = removedTargets({ house }, 'house', before, after);
        const [was, is] = [readAll(before).lists, readAll(after).lists];
        for (const { tokens, ids, unique } of was) {
          const path = tokens.join('/');
          if (!unique && !path.endsWith('/racks') && !path.endsWith('/parts')) continue;
          const kept = is.filter(one =>
            unique ? wide(one.tokens.join('/')) === wide(path) : one.tokens.join('/') === path,
          );
          for (const id of ids)
            expect(removed.get(unique ? wide(path) : path)?.has(id) ?? false).toBe(
              (!unique || !path.endsWith('/things')) && !kept.some(one => one.ids.includes(id)),
            );
        }
      }),
    );
  });
});
