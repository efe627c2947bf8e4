/** A block of a form: fields that stand together, by key. Plain data; no widget and no level in it. */
export interface Block {
  readonly title?: string;
  readonly help?: string;
  readonly fields: readonly string[];
  /** Folded away until asked for. */
  readonly advanced?: true;
}

/** The blocks of a group with every field in exactly one: fields that no block names come last, in shape order. */
export const blocksOf = (group: {
  readonly shape: Readonly<Record<string, unknown>>;
  readonly layout: readonly Block[];
}): readonly Block[] => {
  const placed = new Set(group.layout.flatMap(block => block.fields));
  const rest = Object.keys(group.shape).filter(key => !placed.has(key));
  return rest.length === 0 ? group.layout : [...group.layout, { fields: rest }];
};
