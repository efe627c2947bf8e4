import type { ReferenceOption } from '@commissary/contract';
import type { Id } from '@commissary/schema';

export interface ChoiceOption {
  readonly value: string;
  readonly label: string;
}

export interface ChoiceGroup {
  readonly group: string;
  readonly items: ChoiceOption[];
}

/**
 * Choices as options under the name of their group, each id once: members of different lists may share one, and it
 * means the first.
 */
export const choiceData = (choices: readonly ReferenceOption[]): (ChoiceOption | ChoiceGroup)[] => {
  const seen = new Set<string>();
  const groups = new Map<string, ChoiceOption[]>();
  const alone: ChoiceOption[] = [];
  for (const { id, name, within } of choices) {
    const value = String(id);
    if (seen.has(value)) continue;
    seen.add(value);
    const into = within === undefined ? alone : (groups.get(within) ?? []);
    if (within !== undefined) groups.set(within, into);
    into.push({ value, label: name });
  }
  return [...alone, ...[...groups].map(([group, items]) => ({ group, items }))];
};

/** The first options whose name or group name contains these words, up to the limit. */
export const narrowedTo = (
  data: readonly (ChoiceOption | ChoiceGroup)[],
  words: string,
  most: number,
): (ChoiceOption | ChoiceGroup)[] => {
  const sought = words.trim().toLocaleLowerCase();
  const has = (text: string) => text.toLocaleLowerCase().includes(sought);
  let left = most;
  const first = (options: readonly ChoiceOption[]): ChoiceOption[] => {
    const found = options.slice(0, left);
    left -= found.length;
    return found;
  };
  return data.flatMap((one): (ChoiceOption | ChoiceGroup)[] => {
    if (left === 0) return [];
    if (!('group' in one)) return has(one.label) ? first([one]) : [];
    const items = first(has(one.group) ? one.items : one.items.filter(({ label }) => has(label)));
    return items.length === 0 ? [] : [{ group: one.group, items }];
  });
};

/** The selection as the ids of the document: numbers stay numbers. */
export const pickedIds = (
  choices: readonly ReferenceOption[],
  before: readonly unknown[],
  picked: readonly string[],
): readonly unknown[] => {
  const ids = new Map<string, Id>(choices.map(({ id }) => [String(id), id]));
  return picked.map(value => ids.get(value) ?? before.find(one => String(one) === value) ?? value);
};
