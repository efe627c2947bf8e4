import type { Change } from '@commissary/document';
import { type Field, labelsAt, wordsAt } from '@commissary/schema';

/** A change as a preview says it. */
export interface ChangeSaid {
  readonly place: string;
  readonly before: string | null;
  readonly after: string;
}

/** A change in words, with the names that the document has. */
export const changeSaid = (definition: Field, document: unknown, change: Change): ChangeSaid => {
  const place = labelsAt(definition, document, change.path).join(' › ');
  const words = (value: unknown) => wordsAt(definition, document, change.path, value);
  const before = isScalar(change.was) ? words(change.was) : null;
  if (change.op === 'set') return { place, before, after: isDigest(change.value) ? 'Changed' : words(change.value) };
  if (change.op === 'unset') return { place, before, after: 'Not set' };
  return { place, before: null, after: { add: 'Added', remove: 'Removed', move: 'Moved' }[change.op] };
};

const isScalar = (value: unknown): boolean => value !== undefined && value !== null && typeof value !== 'object';

/** A long value comes as its digest. */
const isDigest = (value: unknown): boolean => typeof value === 'object' && value !== null && '#' in value;
