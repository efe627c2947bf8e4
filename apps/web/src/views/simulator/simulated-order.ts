import type { OrderLine } from '@commissary/domain';
import { isArray } from '@commissary/schema';

/** The lines of an order as the query of an address has them, and back. What cannot be read is no line. */

export const orderText = (lines: readonly OrderLine[]): string =>
  lines.length === 0
    ? ''
    : JSON.stringify(
        lines.map(({ item, size, styleOptions, modifiers, quantity }) => [
          ...[item, size, quantity, styleOptions],
          modifiers.map(one => one.id),
        ]),
      );

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
  const [item, size, quantity, options, modifiers] = read;
  if (!isId(item) || typeof quantity !== 'number' || !isArray(options) || !isArray(modifiers)) return [];
  return [
    {
      ...{ item, size: isId(size) ? size : null, quantity, styleOptions: options.filter(isId), without: [] },
      modifiers: modifiers.filter(isId).map(id => ({ id, quantity: 1, placement: 'WHOLE' })),
    },
  ];
};

const isId = (value: unknown): value is OrderLine['item'] => typeof value === 'string' || typeof value === 'number';
