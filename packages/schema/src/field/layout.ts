/** A block of a form: fields that are grouped, by key. Plain data; contains no widget and no level. */
export interface Block {
  readonly title?: string;
  readonly help?: string;
  readonly fields: readonly string[];
  /** Collapsed until the user opens it. */
  readonly advanced?: true;
}

/**
 * Returns the blocks of a group with every field in exactly one: fields that no block names come last, in shape order.
 */
export const blocksOf = (group: {
  readonly shape: Readonly<Record<string, unknown>>;
  readonly layout: readonly Block[];
}): readonly Block[] => {
  const placed = new Set(group.layout.flatMap(block => block.fields));
  const rest = Object.keys(group.shape).filter(key => !placed.has(key));
  return rest.length === 0 ? group.layout : [...group.layout, { fields: rest }];
};
