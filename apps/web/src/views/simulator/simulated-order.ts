import type { OrderedItem, OrderedSlot, OrderLine } from '@commissary/domain';
import { isArray } from '@commissary/schema';

/** The lines of an order as the query of an address has them, and back. What cannot be read is no line. */

export const orderText = (lines: readonly OrderLine[]): string =>
  lines.length === 0
    ? ''
    : JSON.stringify(
        lines.map(line => [
          ...[line.item, line.size, line.quantity],
          ...choicesOf(line),
          ...(line.slots.length === 0
            ? []
            : [line.slots.map(one => [one.slot, one.item, one.size, ...choicesOf(one)])]),
        ]),
      );

const choicesOf = ({ styleOptions, modifiers }: OrderedItem) => [styleOptions, modifiers.map(({ id }) => id)];

export const orderOfText = (text: string | undefined): readonly OrderLine[] => {
  const read = parsed(text ?? '');
  return isArray(read) ? read.slice(0, mostLines).flatMap(lineOf) : [];
};

const mostLines = 200;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const lineOf = (read: unknown): readonly OrderLine[] => {
  if (!isArray(read)) return [];
  const [item, size, quantity, options, modifiers, slots] = read;
  return typeof quantity !== 'number'
    ? []
    : itemOf(item, size, options, modifiers).map(one => ({
        ...one,
        slots: isArray(slots) ? slots.flatMap(slotOf) : [],
        quantity,
      }));
};

const slotOf = (read: unknown): readonly OrderedSlot[] => {
  if (!isArray(read)) return [];
  const [slot, item, size, options, modifiers] = read;
  return isId(slot) ? itemOf(item, size, options, modifiers).map(one => ({ ...one, slot })) : [];
};

const itemOf = (item: unknown, size: unknown, options: unknown, modifiers: unknown): readonly OrderedItem[] =>
  isId(item) && isArray(options) && isArray(modifiers)
    ? [
        {
          ...{ item, size: isId(size) ? size : null, styleOptions: options.filter(isId), without: [] },
          modifiers: modifiers.filter(isId).map(id => ({ id, quantity: 1, placement: 'WHOLE' })),
        },
      ]
    : [];

const isId = (value: unknown): value is OrderLine['item'] => typeof value === 'string' || typeof value === 'number';
