import type { Reference } from '@commissary/schema';
import { nameChosen } from './offered-words.ts';
import { useChoices } from './use-choices.ts';

interface OutwardWordsProps {
  readonly field: Reference;
  readonly path: string;
  readonly value: unknown;
}

/** What references into another document point at, by name, where nobody can change them. */
export function OutwardWords({ field, path, value }: OutwardWordsProps) {
  const { state, choices } = useChoices(field, path);
  const ids = (Array.isArray(value) ? value : [value]).filter(id => id !== undefined && id !== '');
  if (ids.length === 0) return 'None';
  const nameOf = (id: unknown) =>
    field.also.find(one => one.value === id)?.label ??
    choices.find(one => String(one.id) === String(id))?.name ??
    nameChosen(state);
  return ids.map(nameOf).join(', ');
}
