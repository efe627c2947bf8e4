import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyComputed } from './computed/computed-fields.ts';
import { complete, initial } from './computed/initial.ts';
import { mergeImport, toExport } from './extraction/export-import.ts';
import { assemble, parts } from './extraction/parts.ts';
import { fieldAt, walkValue } from './field/walk.ts';
import { describeDocument } from './formatting/describe-document.ts';
import { pathLabelsAt } from './formatting/path-labels.ts';
import { published } from './kinds/union.ts';
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
import { isArray, isRecord } from './value/json.ts';

const runs = { numRuns: 1000 };
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

describe('any definition', { timeout: 300_000 }, () => {
  it('has an initial document that is valid, complete, and the same after each traversal', () => {
    fc.assert(
      fc.property(anyDefinition, field => {
        const start = initial(field);
        expect(validateValue(field, start).filter(({ code }) => code !== 'not-unique')).toEqual([]);
        expect(complete(field, start)).toBe(start);
        expect(applyComputed(field, start)).toBe(start);
        expect(published(field, start)).toBe(start);
      }),
      runs,
    );
  });

  it('is validated by changes as it is as a whole', () => {
    fc.assert(
      fc.property(world, ([field, one, other]) => {
        const before = codes(validateValue(field, one)).length === 0 ? one : initial(field);
        if (validateValue(field, before).length > 0) return;
        const paths = changedPaths(field, before, other);
        expect(codes(validateChanges(field, other, paths))).toEqual(codes(validateValue(field, other)));
      }),
      runs,
    );
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
      runs,
    );
  });

  it('is redacted and restored, written to a file and read, cut into parts and assembled', () => {
    fc.assert(
      fc.property(world, ([field, document]) => {
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
      runs,
    );
  });

  it('has a field, labels, permissions and a text at every path of its documents', () => {
    fc.assert(
      fc.property(world, ([field, document]) => {
        walkValue(field, document, (_, value, path) => {
          // Nothing addresses a value inside an array.
          const at = fieldAt(field, path);
          if (at === undefined) return;
          expect(describeDocument(valueTexts, at, value)).toBeTypeOf('string');
          expect(pathLabelsAt(valueTexts, field, document, path).join()).toBeTypeOf('string');
          expect(permissionsOf(field, { op: 'set', path, value }, 'base')).toBeDefined();
        });
      }),
      runs,
    );
  });
});
