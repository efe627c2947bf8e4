import { documents, initialDocument } from '@commissary/catalog';
import { apply } from '@commissary/document';
import {
  duration,
  type Field,
  fieldAt,
  group,
  idField,
  initial,
  isReference,
  isSet,
  list,
  reference,
  set,
  text,
  walk,
} from '@commissary/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validValue } from '../../../snapshot/value.arbitrary.ts';
import { offeredTargets } from '../../state/index.ts';
import { formatTypedValue, isTypable, parseValue } from './value-codec.ts';

const document = initialDocument('settings');
const { field: definition } = documents.settings;
const context = { definition, document, path: '/anywhere' };
const typable: { readonly path: string; readonly field: Field }[] = [];
walk(definition, (field, path) => {
  if (isTypable(field) && !field.systemManaged) typable.push({ path, field });
});

/** References are written by the names in the document, so only members of the document can be written. */
const sayable = (field: Field): fc.Arbitrary<unknown> => {
  const item = isSet(field) ? field.item : field;
  // An initial amount in another form (0.0) is parsed to the same amount in the usual form.
  if (field.kind.name === 'money')
    return validValue(field).map(value => (Number(value) === Number(initial(field)) ? initial(field) : value));
  if (!isReference(item)) return validValue(field);
  const ids = offeredTargets(definition, document, item, context.path).map(({ id }) => id);
  return isSet(field) ? fc.subarray(ids) : fc.constantFrom(item.initial, ...ids);
};

describe('a value in a line of text', () => {
  it('is read back as the same value, in every field that fits in one line', () => {
    expect([...new Set(typable.map(({ field }) => field.kind.name))].sort()).toEqual([
      'choice',
      'color',
      'distance',
      'duration',
      'image',
      'money',
      'number',
      'percent',
      'point',
      'reference',
      'set',
      'text',
      'time-of-day',
      'toggle',
    ]);
    for (const { path, field } of typable)
      fc.assert(
        fc.property(sayable(field), value => {
          const said = formatTypedValue(field, value, context);
          const read = parseValue(field, said, context);
          expect([path, said, 'value' in read ? read.value : read]).toEqual([path, said, value]);
        }),
        { numRuns: 20 },
      );
  });

  it('is never a secret, and never a reference into a document whose names are not loaded', () => {
    const token = fieldAt(definition, '/creditAndGiftSettings/credit/openEdge/accountToken') as Field;
    expect(isTypable(token)).toBe(false);
    expect(formatTypedValue(token, { set: true, last4: '1234' }, context)).toBe('');
    expect(isTypable(fieldAt(documents.menu.field, '/taxStructures/[1]/defaultOrderType') as Field)).toBe(false);
  });

  it('prints a duration in the unit that its neighbor sets, and reads other units', () => {
    const path = '/deferredOrders/minOrderLeadTime';
    const lead = fieldAt(definition, path) as ReturnType<typeof duration>;
    const [neighbor] = lead.unitFrom ? [lead.unitFrom] : [];
    const days = Object.entries(neighbor?.units ?? {}).find(([, unit]) => unit === 'days')?.[0];
    const inDays = apply(document, [{ op: 'set', path: `/deferredOrders/${neighbor?.path}`, value: days }]);
    const there = { definition, document: inDays, path };
    expect(formatTypedValue(lead, 172_800, there)).toBe('2 days');
    expect(['3', '2 hours', '90 min', '1.5 h'].map(said => parseValue(lead, said, there))).toEqual(
      [259_200, 7200, 5400, 5400].map(value => ({ value })),
    );
    expect(parseValue(lead, '', there)).toEqual({ value: null });
    expect(parseValue(lead, '2 apples', there)).toEqual({ reason: 'Enter a number.' });
    expect(formatTypedValue(duration({ label: 'Hold', shownIn: 'hours' }), 7, context)).toBe('7 seconds');
    expect(formatTypedValue(duration({ label: 'Hold', shownIn: 'hours' }), 1, context)).toBe('1 second');
  });

  it('accepts the words that people write', () => {
    const at = (path: string, said: string) => parseValue(fieldAt(definition, path) as Field, said, context);
    expect(at('/tableSettings/serverKeepsTips', 'yes')).toEqual({ value: true });
    expect(at('/tableSettings/serverKeepsTips', 'perhaps')).toHaveProperty('reason');
    const words = set({ label: 'Cities' }, text({ label: 'City' }));
    expect(parseValue(words, 'Oak Park; "Fish, Chips", Oak Park', context)).toEqual({
      value: ['Oak Park', 'Fish, Chips'],
    });
    expect(parseValue(words, 'none', context)).toEqual({ value: [] });
  });

  it('distinguishes two members with the same name, and reports a name that no member has', () => {
    const one = { id: idField(), name: text({ label: 'Name' }) };
    const printers = { printers: [1, 2, 3].map(id => ({ id, name: id < 3 ? 'Kitchen' : 'Bar, upstairs' })) };
    const root = { printers: list({ label: 'Printers' }, group({ label: 'Printer' }, one)) };
    const here = { definition: group({ label: 'All' }, root), document: printers, path: '/x' };
    const printer = reference({ label: 'Printer', to: '/printers', onDelete: 'unset' });
    expect(formatTypedValue(printer, 2, here)).toBe('Kitchen #2');
    expect(parseValue(printer, 'kitchen #2', here)).toEqual({ value: 2 });
    expect(parseValue(printer, 'Patio', here)).toEqual({ reason: 'No option has that name.' });
    const some = set({ label: 'Printers' }, printer);
    expect(formatTypedValue(some, [1, 3], here)).toBe('Kitchen #1, "Bar, upstairs"');
    expect(parseValue(some, 'Bar, upstairs', here)).toEqual({ value: [3] });
    expect(parseValue(some, 'Kitchen #1, Patio', here)).toEqual({ reason: '“Patio” is not an option.' });
  });
});
