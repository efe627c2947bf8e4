import fc from 'fast-check';
import { expect, it } from 'vitest';
import { initial } from '../computed/initial.ts';
import { walkValue } from '../field/walk.ts';
import { group } from '../kinds/group.ts';
import { idField } from '../kinds/id.ts';
import { list } from '../kinds/list.ts';
import { secret } from '../kinds/secret.ts';
import { text } from '../kinds/text.ts';
import { redact } from '../permissions/redact.ts';
import { arbitraryOf } from '../testing/arbitrary.ts';
import { card } from '../testing/sample.ts';
import { own } from '../value/json.ts';
import { mergeImport, toExport } from './export-import.ts';

const rights = fc.subarray(['costs', 'notes', 'wages']);

it("a file contains no secret, and its import restores the exported document for every reader's permissions", () => {
  fc.assert(
    fc.property(arbitraryOf(card), rights, (value, held) => {
      const here = redact(card, value, right => held.includes(right));
      const file = toExport(card, here);
      walkValue(card, file, field => expect(field.kind.name).not.toBe('secret'));
      expect(mergeImport(card, here, JSON.parse(JSON.stringify(file)))).toEqual(here);
    }),
  );
});

it('a file of a user who could not read a field leaves it unchanged', () => {
  fc.assert(
    fc.property(arbitraryOf(card), arbitraryOf(card), (here, other) => {
      const file = toExport(
        card,
        redact(card, other, () => false),
      );
      const next = mergeImport(card, here, file);
      expect(own(next, 'wages')).toEqual(own(here, 'wages'));
      expect(own(own(next, 'kitchen'), 'pin')).toEqual(own(own(here, 'kitchen'), 'pin'));
      expect(own(own(next, 'kitchen'), 'mode')).toEqual(own(own(other, 'kitchen'), 'mode'));
    }),
  );
});

const zone = group({ label: 'Zone' }, { id: idField(), name: text({ label: 'Name' }), key: secret({ label: 'Key' }) });
const area = group(
  { label: 'Area' },
  {
    name: text({ label: 'Name' }),
    zones: list({ label: 'Zones', exported: 'empty' }, zone),
    doors: list({ label: 'Doors' }, zone),
  },
);

it('a list exported as empty is empty in a file, and importing it removes no member', () => {
  const here = { ...initial(area), name: 'Here', zones: [{ id: 'a', name: 'A' }] };
  expect(toExport(area, here)).toEqual({ name: 'Here', zones: [], doors: [] });
  expect(mergeImport(area, here, { name: 'There', zones: [{ id: 'b', name: 'B' }], doors: [] })).toEqual({
    ...here,
    name: 'There',
  });
});

it('a new member is imported whole, without a secret that was written into the file', () => {
  const file = { ...initial(area), doors: [{ id: 'd', name: 'D', key: { value: 'planted' } }, { id: 'e' }] };
  expect(own(mergeImport(area, initial(area), file), 'doors')).toEqual([
    { id: 'd', name: 'D' },
    { id: 'e', name: '' },
  ]);
});
