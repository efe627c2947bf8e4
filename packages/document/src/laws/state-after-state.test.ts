import { createIncrementalValidator, type Issue, validateChanges } from '@commissary/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apply } from '../apply/apply.ts';
import { ChangeListBuilder } from '../apply/change-list-builder.ts';
import { toSequence } from '../apply/compose.ts';
import { edit } from '../apply/compose-edits.ts';
import { type Change, type Edit, isContent } from '../change/change.ts';
import { diff } from '../diff/diff.ts';
import { diffEdited } from '../diff/diff-edited.ts';
import { resolve } from '../layers/resolve.ts';
import { resolveEdited } from '../layers/resolve-edited.ts';
import { expectSame } from '../testing/expect-same.ts';
import { defined } from './definitions.arbitrary.ts';
import { invalidEdited } from './documents.arbitrary.ts';

describe('one state after the other', () => {
  it('L32 the document after an edit is the one that all entries give, whatever the stored list', () => {
    let [cases, revised] = [0, 0];
    fc.assert(
      fc.property(invalidEdited, ({ base, list, next }) => {
        cases++;
        let now = list;
        let known = resolve(base, [now]);
        const resets = list.map(({ path }): Edit => ({ op: 'reset', path }));
        for (const one of [...toSequence(diff(known.value, next)), ...resets]) {
          const edited = edit(base, now, [one]);
          const whole = resolve(base, [edited]);
          const found = resolveEdited(base, known, now, edited);
          if (found !== undefined) {
            revised++;
            expectSame(found.value, whole.value);
            expect(found.dropped).toEqual(whole.dropped);
          }
          [now, known] = [edited, found ?? whole];
        }
      }),
    );
    expect(revised).toBeGreaterThan(cases);
  });

  it('L32 the list after an edit of a value is the one that all entries give', () => {
    fc.assert(
      fc.property(invalidEdited, ({ base, list, next }) => {
        let now = list;
        for (const one of toSequence(diff(apply(base, list), next))) {
          const all = new ChangeListBuilder(now, { below: { doc: base }, session: true });
          all.put(one);
          now = edit(base, now, [one]);
          expect(now).toEqual(all.list());
        }
      }),
    );
  });

  it('L32 the difference after a value was edited is the one that the documents give', () => {
    let [cases, revised] = [0, 0];
    fc.assert(
      fc.property(defined, ([field, saved, one, other]) => {
        cases++;
        let document = saved;
        let known: readonly Change[] = diff(saved, document, { field });
        for (const target of [one, other, saved])
          for (const change of toSequence(diff(document, target, { field }))) {
            document = apply(document, [change]);
            const found = isContent(change) ? diffEdited(saved, document, known, [change.path], field) : undefined;
            const whole = diff(saved, document, { field });
            if (found !== undefined) {
              revised++;
              expect(found).toEqual(whole);
            }
            known = found ?? whole;
          }
      }),
    );
    expect(revised).toBeGreaterThan(cases);
  });

  it('L33 the issues after an edit are those of a check of all changed paths', () => {
    fc.assert(
      fc.property(defined, ([field, saved, one, other]) => {
        const validator = createIncrementalValidator(field);
        let document = saved;
        for (const target of [one, other, saved])
          for (const change of toSequence(diff(document, target, { field }))) {
            document = apply(document, [change]);
            const paths = diff(saved, document, { field }).map(({ path }) => path);
            expect(texts(validator.issues(document, paths, [change.path]))).toEqual(
              texts(validateChanges(field, document, paths)),
            );
          }
      }),
    );
  });
});

const texts = (issues: readonly Issue[]): readonly string[] => issues.map(issue => JSON.stringify(issue)).toSorted();
