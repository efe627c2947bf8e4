import {
  type DocumentKind,
  documentKinds,
  documents,
  initialDocument,
  type LocationSettings,
} from '@commissary/catalog';
import { apply, type Change, recordChanges } from '@commissary/document';
import {
  type Field,
  isList,
  isMemberToken,
  memberId,
  memberToken,
  newMember,
  removeDanglingReferences,
  splitPath,
  validateValue,
  walkValue,
} from '@commissary/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleMenu } from '../../sample/menu/index.ts';
import { isValid, stateWithChanges, stateWithoutChanges, withRelated } from './document-state.ts';

/** Few members in every list, so that random edits meet. */
const small = (kind: DocumentKind): unknown => {
  if (kind === 'employment') return grown(kind, initialDocument(kind));
  if (kind === 'settings') return grown(kind, fewPromises(initialDocument(kind)));
  const menu = sampleMenu();
  return removeDanglingReferences(documents.menu.field, {
    ...menu,
    departments: menu.departments.slice(0, 2).map(one => ({ ...one, items: one.items.slice(0, 4) })),
  }).document;
};

const fewPromises = (settings: LocationSettings): LocationSettings => {
  const { orderTypes, dayParts, ...rest } = settings.promiseTimes;
  return {
    ...settings,
    promiseTimes: { ...rest, orderTypes: orderTypes.slice(0, 2), dayParts: dayParts.slice(0, 3) },
  };
};

/** Two members in every top-level list that starts empty. */
const grown = (kind: DocumentKind, document: unknown): unknown => {
  const edits = recordChanges(document);
  walkValue(documents[kind].field, document, (field, value, path) => {
    if (!isList(field) || !Array.isArray(value) || value.length > 0 || splitPath(path).length > 1) return;
    for (const id of ['n1', 'n2']) {
      const member = newMember(field, id) as object;
      edits.add(`${path}/${memberToken(id)}`, 'name' in member ? { ...member, name: id } : member, null);
    }
  });
  return edits.done().value;
};

/** One random action: its path in the document, and its kind. */
interface Deed {
  readonly position: number;
  readonly act: number;
  readonly from: number;
}
const deeds = fc.array(fc.record({ position: fc.nat(), act: fc.nat({ max: 7 }), from: fc.nat() }), {
  minLength: 1,
  maxLength: 4,
});
const oddities: readonly unknown[] = ['', 'n1', 'x', '1001', 1, -1, true, '5.00', [], {}, null, ['n1'], [99]];

const listOf = (kind: DocumentKind, document: unknown, requested: readonly Deed[]): Change[] => {
  const edits = recordChanges(document);
  for (const { position, act, from } of requested) {
    const fields: { field: Field; value: unknown; path: string }[] = [];
    walkValue(documents[kind].field, edits.done().value, (field, value, path) => {
      if (path !== '') fields.push({ field, value, path });
    });
    const at = fields[position % fields.length];
    const other = fields[from % fields.length];
    if (at === undefined || other === undefined) continue;
    const tokens = splitPath(at.path);
    const isMember = isMemberToken(tokens.at(-1) ?? '');
    if (act <= 1 && isMember) edits.remove(at.path);
    else if (act === 2 && isMember) edits.move(at.path, null);
    else if (act === 3 && isMember) copyMember(edits, at.path, at.value, from);
    else if (act === 4 && !isMember) edits.unset(at.path);
    else if (!isMember) edits.set(at.path, act === 5 ? other.value : oddities[from % oddities.length]);
  }
  return edits.done().changes;
};

/** Adds a copy of a member with its own id, so that a unique value occurs twice. */
const copyMember = (edits: ReturnType<typeof recordChanges>, path: string, value: unknown, from: number): void => {
  if (typeof value !== 'object' || value === null || !('id' in value)) return;
  const above = path.slice(0, path.lastIndexOf('/'));
  const id = `c${from % 5}`;
  edits.add(`${above}/${memberToken(id)}`, { ...value, id }, memberId(splitPath(path).at(-1) ?? ''));
};

const sorted = (issues: ReturnType<typeof validateValue>) =>
  issues.map(({ path, code, rule }) => `${path} ${code} ${rule ?? ''}`).toSorted();

/** Of the long form a third: each validates a whole document several times. */
const aThird = { numRuns: Math.max(100, Math.ceil((fc.readConfigureGlobal().numRuns ?? 0) / 3)) };

describe('validation of a save by its changes and the references to them', () => {
  it.each(documentKinds)('has the result of a full validation after random edits of %s', kind => {
    const { field } = documents[kind];
    const start = small(kind);
    const judged = { sound: 0, 'not sound': 0 };
    fc.assert(
      fc.property(fc.oneof(fc.constant([]), deeds), deeds, (first, second) => {
        // An invalid document below is validated too.
        const below = apply(start, listOf(kind, start, first));
        const list = listOf(kind, below, second);
        const outcome = stateWithChanges(kind, below, list);
        const added = new Set(list.flatMap(({ op, path }) => (op === 'add' ? path : [])));
        const whole = removeDanglingReferences(field, apply(below, list), {}, added).document;
        expect(outcome.document).toEqual(whole);
        expect(sorted([...outcome.issues])).toEqual(sorted(validateValue(field, whole)));
        judged[isValid(kind, below) ? 'sound' : 'not sound'] += 1;
      }),
      aThird,
    );
    expect(Math.min(judged.sound, judged['not sound'])).toBeGreaterThan((judged.sound + judged['not sound']) / 5);
  });
});

describe('a document among related documents', () => {
  const zone = (id: string) => ({ id });
  const start = initialDocument('employment');
  const [first] = start.jobTypes;
  if (first === undefined) throw new Error('no job type');
  const zones = ['near', 'far'].map(zoneId => ({ zoneId, feePerZone: '1.00' }));
  const jobTypes = [{ ...first, driverSettings: { ...first.driverSettings, zones } }];
  const alone = stateWithoutChanges('employment', { ...start, jobTypes });
  const stateNear = (...ids: string[]) =>
    withRelated('employment', alone, { settings: { deliveryArea: { zones: ids.map(zone) } } });

  it('is the same object where no reference is dangling, and one object wherever the same references are', () => {
    expect([stateNear('near', 'far'), withRelated('employment', alone, {})]).toEqual([alone, alone]);
    expect(stateNear('near', 'far')).toBe(alone);
    expect(stateNear('near')).toBe(stateNear('near', 'other'));
    expect(stateNear('near')).not.toBe(stateNear('far'));
  });

  it('is validated without its dangling references, and keeps what the next list applies to', () => {
    const { applied, document, gone, issues } = stateNear('far');
    expect(applied).toBe(alone.applied);
    expect(gone.map(({ path }) => path)).toEqual([`/jobTypes/[${first.id}]/driverSettings/zones/0/zoneId`]);
    expect(sorted([...issues])).toEqual(sorted(validateValue(documents.employment.field, document)));
  });
});
