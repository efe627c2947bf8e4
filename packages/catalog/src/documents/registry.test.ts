import { isPermission } from '@commissary/domain';
import {
  assemble,
  blocksOf,
  collectReferences,
  complete,
  conditionPaths,
  fieldAt,
  fieldsTo,
  groupAround,
  isCrossDocument,
  isGroup,
  isList,
  isReference,
  joinTokens,
  jsonSchema,
  keyingOf,
  listsOf,
  namedPermissions,
  namedTarget,
  namingPaths,
  parts,
  redact,
  restoreUnreadable,
  splitPath,
  tabsOf,
  takeSecrets,
  validateValue,
  walk,
  widenTarget,
} from '@commissary/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DocumentKind, documentKinds, isDocumentKind } from './document-kinds.ts';
import { documents, initialDocument, isRecognized, sectionsOf } from './registry.ts';
import { documentArbitrary } from './testing/arbitrary.ts';

/** A document path for a path of the definition. */
const concrete = (path: string): string => path.replaceAll('/[]', '/[0]').replaceAll('/*', '/0');

describe.each(documentKinds)('%s', kind => {
  const { field } = documents[kind];

  it('is valid and complete initially', () => {
    const start = initialDocument(kind);
    expect(validateValue(field, start)).toEqual([]);
    expect(complete(field, start)).toBe(start);
    expect(complete(field, {})).toEqual(start);
  });

  it('complete fills everything at once', () => {
    fc.assert(
      fc.property(documentArbitrary(jsonSchema(field)), value => {
        expect(complete(field, value)).toBe(value);
      }),
    );
  });

  it('parts and assemble are inverse functions', () => {
    fc.assert(
      fc.property(documentArbitrary(jsonSchema(field)), value => {
        expect(assemble(field, parts(field, value))).toEqual(value);
      }),
    );
  });

  it('a save keeps unreadable values', () => {
    fc.assert(
      fc.property(documentArbitrary(jsonSchema(field)), fc.boolean(), (head, held) => {
        const may = () => held;
        const kept = restoreUnreadable(field, head, redact(field, head, may), may);
        expect(takeSecrets(field, head, kept, value => value)).toEqual(head);
      }),
    );
  });

  it('names only permissions and fields that exist, and labels in sentence case', () => {
    walk(field, (inner, path) => {
      for (const right of [...namedPermissions(inner), ...(inner.read === undefined ? [] : [inner.read])])
        expect([path, isPermission(right)]).toEqual([path, true]);
      expect(inner.label).toMatch(/^[A-Z][^_]*$/);
      if (inner.help !== undefined) expect(inner.help).toMatch(/^[A-Z].{0,62}[^.]$/);
      if (inner.exclusiveWith !== undefined) expect(fieldAt(field, inner.exclusiveWith)?.kind.name).toBe('toggle');
      if (!isGroup(inner)) return;
      for (const block of blocksOf(inner))
        for (const placed of [...block.fields, ...(block.summary ?? [])]) {
          const [, ...fields] = fieldsTo(inner, `/${placed}`) ?? [];
          expect([path, placed, fields.length]).toEqual([path, placed, placed.split('/').length]);
          // A field can be shown apart from the groups around it only where those are always there.
          expect([path, placed, fields.slice(0, -1).some(parent => parent.optional || parent.visibleWhen)]).toEqual([
            ...[path, placed, false],
          ]);
        }
      const tabs = tabsOf(inner).map(({ key }) => key);
      expect([path, new Set(tabs).size]).toEqual([path, tabs.length]);
      for (const child of Object.values(inner.shape))
        for (const condition of [child.visibleWhen, child.readOnlyWhen, ...(child.forced?.when ?? [])])
          if (condition !== undefined)
            for (const read of conditionPaths(condition, concrete(path)))
              expect([path, condition, fieldAt(field, read)]).not.toContain(undefined);
    });
  });

  it('lists name only members and paths inside them that exist', () => {
    walk(field, (inner, path) => {
      if (!isList(inner)) return;
      for (const candidate of [
        ...(inner.columns ?? []),
        ...(inner.disabledPath === undefined ? [] : [inner.disabledPath]),
        ...Object.keys(inner.softDelete ?? {}),
      ])
        expect([path, candidate, fieldAt(inner.item, `/${candidate}`)?.label]).not.toContain(undefined);
      expect(validateValue(inner, inner.initial)).toEqual([]);
    });
  });

  it('refers only to lists that exist', () => {
    walk(field, (inner, path) => {
      if (!isReference(inner)) return;
      for (const { document, path: to } of listsOf(inner)) {
        if (document !== undefined) expect(isDocumentKind(document)).toBe(true);
        const root = document === undefined ? field : documents[document as DocumentKind].field;
        const target = fieldAt(root, to);
        expect([path, to, ['list', 'set']]).toEqual([path, to, expect.arrayContaining([target && keyingOf(target)])]);
      }
    });
  });

  it('scopes targets by members around the field, and by neighbors that refer to the list of those members', () => {
    const checkTarget = (from: string, group: string, target: string) => {
      const { document, path: to } = namedTarget(target);
      const steps = splitPath(to);
      for (const [depth, step] of steps.entries()) {
        const list = widenTarget(joinTokens(steps.slice(0, depth)));
        if (step === '[.]') expect([from, target, `${from}/`.startsWith(`${list}/[]/`)]).toEqual([from, target, true]);
        if (!step.startsWith('[@')) continue;
        const neighbor = fieldAt(field, namingPaths(`/${step}`, `${group}/x`)[0] ?? '');
        const lists = neighbor !== undefined && isReference(neighbor) ? listsOf(neighbor) : [];
        expect([from, target, lists]).toEqual([
          from,
          target,
          expect.arrayContaining([{ ...(document && { document }), path: list }]),
        ]);
      }
    };
    walk(field, (inner, path) => {
      const sources = inner.inheritsFrom ?? [];
      if ('reads' in sources)
        for (const read of sources.reads) {
          checkTarget(path, groupAround(path), read);
          expect([path, read, fieldAt(field, widenTarget(read))]).not.toContain(undefined);
        }
      for (const target of 'reads' in sources ? [] : sources) {
        checkTarget(path, groupAround(path), target);
        expect([path, fieldAt(field, widenTarget(target))?.kind]).toEqual([path, inner.kind]);
      }
      if (isList(inner) && inner.nameFrom !== undefined) checkTarget(`${path}/[]/id`, `${path}/[]`, inner.nameFrom);
      if (!isReference(inner)) return;
      for (const target of inner.to) {
        checkTarget(path, groupAround(path), target);
        expect([path, target]).toEqual([path, expect.not.stringContaining('^')]);
      }
      if (isCrossDocument(inner)) expect([path, inner.to]).toEqual([path, [expect.not.stringContaining('[.]')]]);
    });
  });

  it('a cascade from another document removes no target of references, so documents are validated one after the other', () => {
    const entryOf = (path: string) => path.slice(0, Math.max(path.lastIndexOf('[]') + 2, path.lastIndexOf('*') + 1));
    const targets = documentKinds.flatMap(one =>
      collectReferences(documents[one].field)
        .flatMap(listsOf)
        .map(({ document = one, path }) => `${document}:${path}/[]`),
    );
    for (const { path, to, onDelete } of collectReferences(field)) {
      if (listsOf({ to }).every(({ document }) => document === undefined) || onDelete !== 'drop-entry') continue;
      const dropped = `${kind}:${entryOf(path)}`;
      expect(targets.filter(target => target === dropped || target.startsWith(`${dropped}/`))).toEqual([]);
    }
  });

  it('has a JSON Schema whose values pass all checks except those that read several members or fields', () => {
    fc.assert(
      fc.property(documentArbitrary(jsonSchema(field)), value => {
        const issues = validateValue(field, value).filter(
          issue =>
            !['rule', 'not-unique', 'duplicate-id', 'out-of-scope', 'fixed-member', 'overlap', 'outside-grid'].includes(
              issue.code,
            ) &&
            // No pattern says which dates the calendar has.
            !(issue.code === 'format' && fieldAt(field, issue.path)?.kind.name === 'date'),
        );
        expect(issues).toEqual([]);
      }),
    );
  });

  it('has a JSON Schema that can be serialized as JSON', () => {
    const schema = jsonSchema(field);
    expect(JSON.parse(JSON.stringify(schema))).toEqual(schema);
  });
});

it('lists the sections that screens can show', () => {
  const keys = (kind: DocumentKind) => sectionsOf(kind).map(section => section.key);
  expect(keys('settings')).toEqual([
    'tenderTypes',
    'tipsSettings',
    'paidInOutAccounts',
    'cashManagement',
    'cashManagement/cashDrawers',
    'tableSettings',
    'barSettings',
    'hours',
    'orderTypes',
    'promiseTimes',
    'deferredOrders',
    'deliverySettings',
    'deliveryArea',
    'driverManagement',
    'invalidAddresses',
    'marketing',
    'stations',
    'displays',
    'printers',
    'printingRouting',
    'printing',
    'creditAndGiftSettings',
    'mobileApp',
    'onlineDesign',
    'posDesign',
    'kioskDesign',
  ]);
  expect(keys('menu')).toEqual([
    'taxStructures',
    'pricingSchemes',
    'departments',
    'modifiers',
    'modifiers/categories',
    'modifiers/items',
    'modifiers/availability',
    'modifiers/pricingSchemes',
    ...['requirements', 'messages', 'onlineCategories', 'onlineFeaturedItems', 'layout', 'itemGroups', 'offers'],
  ]);
  expect(keys('employment')).toEqual(['departments', 'jobTypes', 'requirements', 'timeClock', 'payrollAndOvertime']);
  for (const kind of documentKinds)
    for (const section of sectionsOf(kind)) expect(fieldAt(documents[kind].field, section.path)).toBe(section.field);
});

it('recognizes what is no settings document and what is no menu', () => {
  expect(isRecognized('settings', { entityType: 'OTHER' })).toBe(false);
  expect(isRecognized('menu', { entityType: 'MENU' })).toBe(false);
  expect(isRecognized('menu', 'text')).toBe(false);
  for (const kind of documentKinds) expect(isRecognized(kind, initialDocument(kind))).toBe(true);
});

it('hides payroll from users without the permission, whatever else they see', () => {
  const { field } = documents.employment;
  const seen = redact(field, initialDocument('employment'), right => right !== 'payroll');
  expect(Object.keys(seen as object)).toEqual(['departments', 'jobTypes', 'requirements', 'timeClock']);
});
