import fc from 'fast-check';
import type { Field, Value } from '../field/field.ts';
import { group } from '../kinds/group.ts';
import { idField } from '../kinds/id.ts';
import { list } from '../kinds/list.ts';
import { reference } from '../kinds/reference.ts';
import { set } from '../kinds/set.ts';

const markFields = group({ label: 'Mark' }, { id: idField() });
interface Mark extends Value<typeof markFields> {}
const mark: Field<Mark> = markFields;

const rackFields = group({ label: 'Rack' }, { id: idField(), shelves: list({ label: 'Shelves' }, mark) });
interface Rack extends Value<typeof rackFields> {}
const rack: Field<Rack> = rackFields;

const unset = (label: string, to: string | readonly string[]) => reference({ label, to, onDelete: 'unset' });

const partFields = group(
  { label: 'Part' },
  {
    // A part stands for a tag of its thing, or for one that all things have.
    id: reference({ label: 'Tag', to: ['/rooms/[.]/things/[.]/tags', '/tags'], onDelete: 'drop-entry' }),
    near: unset('Near', '/rooms/[.]/things/[.]/parts'),
    kinds: set(
      { label: 'Kinds' },
      reference({ label: 'Kind', to: ['/rooms/[.]/kinds', '/tags'], onDelete: 'drop-entry' }),
    ),
  },
);
interface Part extends Value<typeof partFields> {}
const part: Field<Part> = partFields;

const thingFields = group(
  { label: 'Thing' },
  {
    id: idField(),
    kind: unset('Kind', '/rooms/[.]/kinds'),
    rack: unset('Rack', '/rooms/[.]/racks'),
    shelf: unset('Shelf', '/rooms/[.]/racks/[@rack]/shelves'),
    room: unset('Room', '/rooms'),
    there: unset('There', '/rooms/[@room]/kinds'),
    neighbor: unset('Beside', ['/rooms/[@room]/racks', '/rooms/[]/racks/[]/shelves']),
    tags: list({ label: 'Tags' }, mark),
    parts: list({ label: 'Parts' }, part),
  },
);
interface Thing extends Value<typeof thingFields> {}
const thing: Field<Thing> = thingFields;

const roomFields = group(
  { label: 'Room' },
  {
    id: idField(),
    kinds: list({ label: 'Kinds', uniqueIds: 'document' }, mark),
    racks: list({ label: 'Racks' }, rack),
    things: list({ label: 'Things', uniqueIds: 'document' }, thing),
  },
);
interface Room extends Value<typeof roomFields> {}
const room: Field<Room> = roomFields;

const fields = group(
  { label: 'House' },
  { rooms: list({ label: 'Rooms' }, room), tags: list({ label: 'Tags' }, mark) },
);
export interface House extends Value<typeof fields> {}
/** A document with references of every scope, over three levels of lists. */
export const house: Field<House> = fields;

const id = fc.nat({ max: 3 }).map(String);
const pointer = fc.oneof({ arbitrary: fc.constant(''), weight: 1 }, { arbitrary: id, weight: 6 });
const members = (rest: Readonly<Record<string, fc.Arbitrary<unknown>>>, maxLength = 3) =>
  fc.uniqueArray(fc.record({ id, ...rest }, { noNullPrototype: true }), {
    minLength: 1,
    maxLength,
    selector: member => String((member as { id: unknown }).id),
  });

/** Random houses with few ids, so that most references mean something somewhere. */
export const houses = fc.record(
  {
    rooms: members({
      kinds: members({}),
      racks: members({ shelves: members({}) }),
      things: members(
        {
          kind: pointer,
          rack: pointer,
          shelf: pointer,
          room: pointer,
          there: pointer,
          neighbor: pointer,
          tags: members({}),
          parts: members({ near: pointer, kinds: fc.uniqueArray(id, { maxLength: 2 }) }),
        },
        2,
      ),
    }),
    tags: members({}),
  },
  { noNullPrototype: true },
) as fc.Arbitrary<House>;
