import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyComputed } from '../computed/computed-fields.ts';
import { acceptInput, complete, initial } from '../computed/initial.ts';
import { mergeImport, toExport } from '../extraction/export-import.ts';
import { assemble, parts } from '../extraction/parts.ts';
import { posRequirementsIn } from '../extraction/pos-requirements.ts';
import { jsonSchema } from '../field/json-schema.ts';
import { fieldAt, keyingOf, walk, walkValue } from '../field/walk.ts';
import { describeDocument } from '../formatting/describe-document.ts';
import { pathLabelsAt } from '../formatting/path-labels.ts';
import { permissionsOf } from '../permissions/permissions.ts';
import { redact, restoreUnreadable } from '../permissions/redact.ts';
import { danglingReferences, pathsReferencing } from '../references/references.ts';
import { removeDanglingReferences } from '../references/remove-dangling-references.ts';
import { replaceReferences } from '../references/replace-references.ts';
import { arbitraryOf } from '../testing/arbitrary.ts';
import { valueTexts } from '../testing/format-texts.ts';
import { card } from '../testing/sample.ts';
import { validateValue } from '../validation/validate.ts';
import { validateChanges } from '../validation/validate-changes.ts';
import { choice } from './choice.ts';
import { group } from './group.ts';
import { money } from './money.ts';
import { percent } from './percent.ts';
import { inactiveCases, isUnion, published, union } from './union.ts';

const discount = union(
  { label: 'Discount', help: 'What a guest saves' },
  {
    discriminator: 'type',
    initial: 'PERCENT',
    cases: {
      PERCENT: group({ label: 'Percent' }, { value: percent({ label: 'Value' }) }),
      AMOUNT: group({ label: 'Amount' }, { value: money({ label: 'Value', initial: '1.00', max: '50.00' }) }),
      NONE: group({ label: 'None' }, {}),
    },
  },
);

it('starts with its initial case, and is addressed like a group', () => {
  expect(initial(discount)).toEqual({ type: 'PERCENT', PERCENT: { value: '0.00' } });
  expect(keyingOf(discount)).toBe('group');
  const paths: string[] = [];
  walk(discount, (_, path) => paths.push(path));
  expect(paths).toEqual(['', '/type', '/PERCENT', '/PERCENT/value', '/AMOUNT', '/AMOUNT/value', '/NONE']);
  expect(fieldAt(discount, '/AMOUNT/value')?.kind.name).toBe('money');
  expect(fieldAt(discount, '/toString')).toBeUndefined();
});

it('validates the active case only', () => {
  expect(validateValue(discount, { type: 'AMOUNT', AMOUNT: { value: '5.00' }, PERCENT: { value: 'x' } })).toEqual([]);
  expect(validateValue(discount, { type: 'NONE', NONE: {}, PERCENT: 7 })).toEqual([]);
  expect(validateValue(discount, { type: 'AMOUNT', AMOUNT: { value: '51.00' } })).toEqual([
    { path: '/AMOUNT/value', code: 'too-large', params: { max: '50.00' } },
  ]);
  expect(validateValue(discount, { type: 'AMOUNT', PERCENT: { value: '5.00' } })).toEqual([
    { path: '/AMOUNT', code: 'missing' },
  ]);
});

it.each([
  ['FREE', { path: '/type', code: 'not-an-option', params: { value: 'FREE' } }],
  ['toString', { path: '/type', code: 'not-an-option', params: { value: 'toString' } }],
  [5, { path: '/type', code: 'type' }],
  [null, { path: '/type', code: 'type' }],
  [undefined, { path: '/type', code: 'missing' }],
])('reports the unknown discriminator %s at its path', (type, issue) => {
  expect(validateValue(discount, { type, PERCENT: { value: '1.00' } })).toEqual([issue]);
  expect(validateChanges(discount, { type, PERCENT: { value: '1.00' } }, ['/type'])).toEqual([issue]);
});

it('reports a value that is no object, and a key that is no case', () => {
  expect(validateValue(discount, 'PERCENT')).toEqual([{ path: '', code: 'type' }]);
  expect(validateValue(discount, { ...initial(discount), FREE: {} })).toEqual([
    { path: '/FREE', code: 'unknown-field' },
  ]);
});

it('refuses a definition without cases, and one with a case under the key of its discriminator', () => {
  const one = group({ label: 'One' }, {});
  expect(() => union({ label: 'X' }, { discriminator: 'type', initial: 'type', cases: { type: one } })).toThrow('type');
});

it('completes the active case and no other, also where a level only chose it', () => {
  expect(complete(discount, { type: 'AMOUNT' })).toEqual({ type: 'AMOUNT', AMOUNT: { value: '1.00' } });
  const chosen = { type: 'AMOUNT', PERCENT: { value: '5.00' } };
  expect(applyComputed(discount, chosen)).toEqual({ ...chosen, AMOUNT: { value: '1.00' } });
  const whole = { type: 'NONE', NONE: {} };
  expect(applyComputed(discount, whole)).toBe(whole);
  expect(complete(discount, whole)).toBe(whole);
});

it('keeps the values of a case while another one is active', () => {
  const first = { type: 'PERCENT', PERCENT: { value: '12.00' } };
  const switched = complete(discount, { ...first, type: 'AMOUNT' });
  expect(switched).toEqual({ type: 'AMOUNT', PERCENT: { value: '12.00' }, AMOUNT: { value: '1.00' } });
  expect(published(discount, { ...(switched as object), type: 'PERCENT' })).toEqual(first);
  expect(inactiveCases(discount, switched)).toEqual(['PERCENT']);
});

it('converts inputs inside every case', () => {
  expect(acceptInput(discount, { type: 'AMOUNT', AMOUNT: { value: 5 } })).toEqual({
    type: 'AMOUNT',
    AMOUNT: { value: '5.00' },
  });
});

it('has a JSON schema with one form for each case', () => {
  expect(jsonSchema(discount)).toMatchObject({
    title: 'Discount',
    description: 'What a guest saves',
    oneOf: [
      {
        properties: { type: { const: 'PERCENT' }, PERCENT: { title: 'Percent' }, AMOUNT: true },
        required: ['type', 'PERCENT'],
      },
      { properties: { type: { const: 'AMOUNT' } }, required: ['type', 'AMOUNT'] },
      { properties: { type: { const: 'NONE' } }, required: ['type', 'NONE'] },
    ],
  });
});

it('is formatted as its active case', () => {
  const text = (value: unknown) => describeDocument(valueTexts, discount, value);
  expect(text({ type: 'AMOUNT', AMOUNT: { value: '5.00' }, PERCENT: { value: '9.00' } })).toBe('Amount: Value: $5.00');
  expect(text({ type: 'NONE' })).toBe('None');
  expect(text({ type: 'FREE' })).toBe('Not set');
});

it('has labels that name the union once, and the case', () => {
  const root = group({ label: 'Root' }, { discount });
  expect(pathLabelsAt(valueTexts, root, {}, '/discount/type')).toEqual(['Discount']);
  expect(pathLabelsAt(valueTexts, root, {}, '/discount/AMOUNT/value')).toEqual(['Discount', 'Amount', 'Value']);
});

it('requires the permissions of the case that a change fills in', () => {
  const asked = (path: string, value: unknown, before?: unknown) =>
    permissionsOf(card, { op: 'set', path, value, before }, 'base');
  expect(asked('/offer/AMOUNT/value', '1.00')).toEqual(['edit', 'money']);
  expect(asked('/offer/AMOUNT', { value: '0.00', code: '', margin: '2.00' }, { value: '0.00' })).toEqual([
    'edit',
    'costs',
  ]);
  expect(asked('/offer/type', 'NONE', 'PERCENT')).toEqual(['edit']);
});

it('counts only what the active case requires of the point of sale', () => {
  const options = [{ value: 'A', label: 'A', minPosVersion: '9.0' }] as const;
  const kinds = {
    NEW: group({ label: 'New' }, { mode: choice({ label: 'Mode', options }) }),
    OLD: group({ label: 'Old' }, {}),
  };
  const field = union({ label: 'Kind' }, { discriminator: 'kind', initial: 'OLD', cases: kinds });
  const value = { kind: 'NEW', NEW: { mode: 'A' }, OLD: {} };
  expect(posRequirementsIn(field, value)).toEqual([{ path: '/NEW/mode', value: 'A', minPosVersion: '9.0' }]);
  expect(posRequirementsIn(field, { ...value, kind: 'OLD' })).toEqual([]);
});

describe('references in inactive cases', () => {
  const tags = [
    { id: 't', name: 'T' },
    { id: 'u', name: 'U' },
  ];
  const document = { ...initial(card), tags, offer: { type: 'NONE', NONE: {}, DISHES: { tags: ['t'], steps: [] } } };

  it('do not count as usages', () => {
    expect(pathsReferencing(card, document, '/tags', 't')).toEqual([]);
    const active = { ...document, offer: { ...document.offer, type: 'DISHES' } };
    expect(pathsReferencing(card, active, '/tags', 't')).toEqual(['/offer/DISHES/tags/[t]']);
  });

  it('are removed and replaced with their target', () => {
    const emptied = { DISHES: { tags: [], steps: [] } };
    const without = removeDanglingReferences(card, { ...document, tags: tags.slice(1) });
    expect(without.document).toMatchObject({ offer: emptied });
    expect(danglingReferences(card, without.document)).toEqual([]);
    expect(replaceReferences(card, document, '/tags', 't', 'u')).toMatchObject({ offer: { DISHES: { tags: ['u'] } } });
  });
});

describe('what is published', () => {
  it('has no value of an inactive case, everything else, and is the same object where there is none', () => {
    fc.assert(
      fc.property(arbitraryOf(card), value => {
        const result = published(card, value);
        let inactive = 0;
        walkValue(card, value, (field, inner) => {
          if (isUnion(field)) inactive += inactiveCases(field, inner).length;
        });
        walkValue(card, result, (field, inner) => {
          if (isUnion(field)) expect(inactiveCases(field, inner)).toEqual([]);
        });
        if (inactive === 0) expect(result).toBe(value);
        expect(published(card, result)).toBe(result);
        expect(validateValue(card, result)).toEqual(validateValue(card, value));
        expect(complete(card, result)).toEqual(result);
        expect(assemble(card, parts(card, result))).toEqual(result);
      }),
    );
  });

  it('is what a file, a redaction and a restored save lead to, whatever is inactive', () => {
    const may = (permission: string) => permission !== 'costs';
    fc.assert(
      fc.property(arbitraryOf(card), value => {
        expect(mergeImport(card, value, toExport(card, value))).toEqual(value);
        const seen = redact(card, value, may, () => undefined);
        expect(restoreUnreadable(card, value, seen, may)).toBeDefined();
        expect(JSON.stringify(redact(card, value, () => false))).not.toContain('margin');
      }),
    );
  });

  it('survives anything in an inactive case', () => {
    fc.assert(
      fc.property(fc.jsonValue(), junk => {
        const value = { ...initial(card), offer: { type: 'NONE', NONE: {}, AMOUNT: junk, DISHES: junk } };
        expect(validateValue(card, value)).toEqual([]);
        expect(published(card, value)).toEqual({ ...initial(card), offer: { type: 'NONE', NONE: {} } });
        removeDanglingReferences(card, value);
        redact(card, value, () => false);
        toExport(card, value);
        describeDocument(valueTexts, card, value);
      }),
    );
  });
});
