import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyComputed } from './computed/computed-fields.ts';
import { inheritedAt } from './computed/inherited.ts';
import { complete, initial } from './computed/initial.ts';
import { mergeImport, toExport } from './extraction/export-import.ts';
import { assemble, parts } from './extraction/parts.ts';
import { fieldAt, walkValue } from './field/walk.ts';
import { describeDocument } from './formatting/describe-document.ts';
import { pathLabelsAt } from './formatting/path-labels.ts';
import { isGroup } from './kinds/group.ts';
import { published } from './kinds/union.ts';
import { keyToken } from './path/path.ts';
import { valueAt } from './path/value-at.ts';
import { permissionsOf } from './permissions/permissions.ts';
import { redact, restoreUnreadable } from './permissions/redact.ts';
import { danglingReferences } from './references/references.ts';
import { removeDanglingIncremental, removeDanglingReferences } from './references/remove-dangling-references.ts';
import { arbitraryOf } from './testing/arbitrary.ts';
import { changedPaths } from './testing/changed-paths.ts';
import { anyDefinition } from './testing/definitions.arbitrary.ts';
import { valueTexts } from './testing/format-texts.ts';
import { validateValue } from './validation/validate.ts';
import { validateChanges } from './validation/validate-changes.ts';
import { isArray, isRecord, own } from './value/json.ts';

/** Some values of one document in place of those of another of the same definition, at any depth. */
const blend = (value: unknown, other: unknown, choices: Iterator<boolean>): unknown => {
  if (choices.next().value === true) return other;
  if (isArray(value) && isArray(other) && value.every(isRecord))
    return value.map(member => {
      const same = other.find(candidate => own(candidate, 'id') === member.id);
      return same === undefined ? member : blend(member, same, choices);
    });
  if (!isRecord(value) || !isRecord(other)) return value;
  const keys = Object.keys(value).filter(key => key !== 'id' && Object.hasOwn(other, key));
  return { ...value, ...Object.fromEntries(keys.map(key => [key, blend(value[key], other[key], choices)])) };
};
function* choicesFrom(seed: number): Generator<boolean> {
  for (let state = seed; ; state = (state * 1_103_515_245 + 12_345) % 2 ** 31) yield state % 5 === 0;
}
const single = anyDefinition.chain(field => fc.tuple(fc.constant(field), arbitraryOf(field)));
/** A definition with two of its documents. */
const world = anyDefinition.chain(field => fc.tuple(fc.constant(field), arbitraryOf(field), arbitraryOf(field)));
/** With forty copies of each member of the lists inside members: long enough for chunks. */
const lengthened = (value: unknown, inside = false): unknown => {
  if (isRecord(value))
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, lengthened(inner, inside)]));
  if (!isArray(value)) return value;
  if (!inside || !value.every(isRecord)) return value.map(member => lengthened(member, true));
  return Array.from({ length: 40 }, (_, n) =>
    value.map(member => ({ ...member, id: `${String(member.id)}.${n}` })),
  ).flat();
};
const codes = (issues: ReturnType<typeof validateValue>) =>
  issues.map(({ path, code, rule }) => `${path} ${code} ${rule ?? ''}`).toSorted();

/** Where the target of an inherited value is, token by token; none where a member is not there. */
const searched = (document: unknown, target: string, at: string): string[] => {
  const context = at.split('/');
  let path = '';
  for (const [depth, step] of target.split('/').entries()) {
    const members = valueAt(document, path);
    const some = isArray(members) ? members.filter(isRecord) : [];
    if (depth === 0) continue;
    if (step === '[.]') path += `/${context[depth]}`;
    else if (!step.startsWith('[')) path += `/${step}`;
    else {
      const key = step.slice(2, -1);
      const named = key.replaceAll('^', '');
      const requested =
        step[1] === '@'
          ? valueAt(document, `${context.slice(0, -1 - (key.length - named.length)).join('/')}/${named}`)
          : some.find(member => member[key] === true)?.id;
      if (requested === undefined || requested === '') return [];
      path += `/[${String(requested)}]`;
    }
  }
  return [path];
};

describe('any definition', () => {
  it('has an initial document that is valid, complete, and the same after each traversal', () => {
    fc.assert(
      fc.property(anyDefinition, field => {
        const start = initial(field);
        expect(validateValue(field, start).filter(({ code }) => code !== 'not-unique')).toEqual([]);
        expect(complete(field, start)).toBe(start);
        expect(applyComputed(field, start)).toBe(start);
        expect(published(field, start)).toBe(start);
      }),
    );
  });

  it('is validated by changes as it is as a whole', () => {
    let [cases, edits] = [0, 0];
    fc.assert(
      fc.property(world, fc.nat(), ([field, one, other], seed) => {
        cases++;
        let before = initial(field);
        if (validateValue(field, before).length > 0) return;
        // A first change from the initial document, then a few small ones from every valid state.
        for (const next of [
          other,
          one,
          blend(one, other, choicesFrom(seed)),
          blend(before, one, choicesFrom(seed + 1)),
        ]) {
          const cleaned = removeDanglingReferences(field, next).document;
          for (const after of [next, cleaned]) {
            const whole = codes(validateValue(field, after));
            expect(codes(validateChanges(field, after, changedPaths(field, before, after)))).toEqual(whole);
            if (whole.length > 0) continue;
            if (before !== after) edits++;
            before = after;
          }
        }
      }),
    );
    expect(edits).toBeGreaterThan(cases / 10);
  });

  it('inherits what a search of the document finds', () => {
    let [cases, found] = [0, 0];
    fc.assert(
      fc.property(single, ([field, document]) => {
        cases++;
        walkValue(field, document, (inner, _, path) => {
          for (const [key, child] of isGroup(inner) ? Object.entries(inner.shape) : []) {
            const at = `${path}/${keyToken(key)}`;
            if (child.inheritsFrom === undefined || valueAt(document, at) !== undefined) continue;
            const targets = 'reads' in child.inheritsFrom ? [] : child.inheritsFrom;
            const sources = targets.flatMap(target => searched(document, target, at));
            const [first] = sources.filter(source => valueAt(document, source) !== undefined);
            expect(inheritedAt(field, document, at)).toEqual(
              first === undefined ? undefined : { value: valueAt(document, first), from: first },
            );
            if (first !== undefined) found++;
          }
        });
      }),
    );
    expect(found).toBeGreaterThan(cases / 10);
  });

  it('loses its dangling references by changes as it does as a whole', () => {
    fc.assert(
      fc.property(world, ([field, one, other]) => {
        const before = removeDanglingReferences(field, one).document;
        const whole = removeDanglingReferences(field, other).document;
        expect(danglingReferences(field, whole)).toEqual([]);
        const paths = changedPaths(field, before, other);
        expect(removeDanglingIncremental(field, before, other, paths).document).toEqual(whole);
      }),
    );
  });

  it('is redacted and restored, written to a file and read, cut into parts and assembled', () => {
    fc.assert(
      fc.property(single, ([field, document]) => {
        const seen = redact(field, document, () => false);
        expect(restoreUnreadable(field, document, seen, () => false)).toEqual(document);
        expect(mergeImport(field, document, toExport(field, document))).toEqual(document);
        expect(assemble(field, parts(field, document, 'members'))).toEqual(document);
        expect(assemble(field, parts(field, document))).toEqual(document);
        const long = lengthened(document);
        expect(assemble(field, parts(field, long, 'members'))).toEqual(long);
        expect(assemble(field, parts(field, long))).toEqual(long);
        const live = published(field, document);
        expect(assemble(field, parts(field, live))).toEqual(live);
        expect(codes(validateValue(field, live))).toEqual(codes(validateValue(field, document)));
        expect(published(field, live)).toBe(live);
      }),
    );
  });

  it('has a field, labels, permissions and a text at every path of its documents', () => {
    fc.assert(
      fc.property(single, ([field, document]) => {
        const without: string[] = [];
        walkValue(field, document, (_, value, path) => {
          // Nothing addresses a value inside an array.
          const at = fieldAt(field, path);
          if (at === undefined) return;
          const labels = pathLabelsAt(valueTexts, field, document, path);
          const texts = [describeDocument(valueTexts, at, value), labels.join()];
          const needed = permissionsOf(field, { op: 'set', path, value }, 'base');
          if (needed === undefined || texts.some(text => typeof text !== 'string')) without.push(path);
        });
        expect(without).toEqual([]);
      }),
    );
  });
});
