import { controlsTexts } from '@commissary/catalog';
import type { ComboboxItem, ComboboxParsedItem, Primitive } from '@mantine/core';

type Options<Value extends Primitive> = ComboboxParsedItem<Value>[];

/** The options that a list shows; the others are found by typing. */
const mostShown = 100;

/**
 * The options whose label contains the text: at most a hundred, around the chosen one while nothing is typed, and under
 * them how many more there are.
 */
export const shownOptions = <Value extends Primitive>(
  options: Options<Value>,
  search: string,
  chosen: Value | null,
): Options<Value> => {
  const query = search.trim().toLowerCase();
  const matching = labelsIn(options).filter(({ label }) => label.toLowerCase().includes(query));
  if (matching.length <= mostShown) return only(options, matching);
  const chosenAt = matching.findIndex(({ value }) => value === chosen);
  const from = Math.max(0, Math.min(chosenAt - mostShown / 2, matching.length - mostShown));
  const more = { group: controlsTexts.moreOptions(matching.length - mostShown), items: [] };
  return [...only(options, matching.slice(from, from + mostShown)), more];
};

/**
 * What a closed list holds of its options: the one at which the arrow keys begin. All of thousands would be in the page of
 * everybody who opens none of them.
 */
export const closedOptions = <Value extends Primitive>(
  options: Options<Value>,
  chosen: Value | null,
): Options<Value> => {
  const all = labelsIn(options);
  const begin = all.find(({ value }) => value === chosen) ?? all.find(({ disabled }) => disabled !== true);
  return begin === undefined ? [] : only(options, [begin]);
};

const labelsIn = <Value extends Primitive>(options: Options<Value>): readonly ComboboxItem<Value>[] =>
  options.flatMap(one => ('group' in one ? one.items : [one]));

/** These options, in their groups; no group without any. */
const only = <Value extends Primitive>(
  options: Options<Value>,
  kept: readonly ComboboxItem<Value>[],
): Options<Value> => {
  const isKept = new Set(kept);
  return options.flatMap((one): Options<Value> => {
    if (!('group' in one)) return isKept.has(one) ? [one] : [];
    const items = one.items.filter(item => isKept.has(item));
    return items.length === 0 ? [] : [{ ...one, items }];
  });
};
