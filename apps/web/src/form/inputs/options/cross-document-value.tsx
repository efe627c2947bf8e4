import { inputsTexts } from '@commissary/catalog';
import type { Reference } from '@commissary/schema';
import { nameSelected } from './options-hint-text.ts';
import { useReferenceOptions } from './use-reference-options.ts';

interface CrossDocumentValueProps {
  readonly field: Reference;
  readonly path: string;
  readonly value: unknown;
  /** Nothing is referred to because nothing is excluded. */
  readonly emptyIsAll: boolean;
}

/** The targets of references into another document, by name, where the field is read-only. */
export function CrossDocumentValue({ field, path, value, emptyIsAll }: CrossDocumentValueProps) {
  const { state, choices } = useReferenceOptions(field, path);
  const ids = (Array.isArray(value) ? value : [value]).filter(id => id !== undefined && id !== '');
  if (ids.length === 0) return emptyIsAll ? inputsTexts.all : inputsTexts.none;
  const nameOf = (id: unknown) =>
    field.extraOptions.find(one => one.value === id)?.label ??
    choices.find(one => String(one.id) === String(id))?.name ??
    nameSelected(state);
  return ids.map(nameOf).join(', ');
}
