import { formTexts } from '@commissary/catalog';
import type { Change } from '@commissary/document';
import { type Field, formatValueAt, pathLabelsAt, type ValueTexts } from '@commissary/schema';
import { valueTexts } from './value-texts.ts';

/** A change as a preview shows it. */
export interface FormattedChange {
  readonly label: string;
  readonly before: string | null;
  readonly after: string;
}

/** A change as text, with the names in the document. Instants are told in the zone of the page, or as `texts` do. */
export const formatChange = (
  definition: Field,
  document: unknown,
  change: Change,
  texts: ValueTexts = valueTexts,
): FormattedChange => {
  const label = pathLabelsAt(texts, definition, document, change.path).join(' › ');
  const words = (value: unknown) => formatValueAt(texts, definition, document, change.path, value);
  const before = isScalar(change.was) ? words(change.was) : null;
  if (change.op === 'set')
    return { label, before, after: isDigest(change.value) ? formTexts.changed : words(change.value) };
  if (change.op === 'unset') return { label, before, after: formTexts.notSet };
  return {
    label,
    before: null,
    after: { add: formTexts.added, remove: formTexts.removed, move: formTexts.moved }[change.op],
  };
};

const isScalar = (value: unknown): boolean => value !== undefined && value !== null && typeof value !== 'object';

/** A long value is shown by its digest. */
const isDigest = (value: unknown): boolean => typeof value === 'object' && value !== null && '#' in value;
