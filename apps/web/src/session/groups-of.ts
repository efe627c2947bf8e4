interface Grouped {
  readonly groupId: string | null;
  readonly groupName: string | null;
}

/** The groups of these tenants, by name; includes a group that the user has no access to. */
export const groupsOf = (tenants: readonly Grouped[]): readonly { readonly id: string; readonly name: string }[] => {
  const names = new Map(
    tenants.flatMap(({ groupId, groupName }) => (groupId === null ? [] : [[groupId, groupName ?? ''] as const])),
  );
  return [...names].map(([id, name]) => ({ id, name })).toSorted((a, b) => collator.compare(a.name, b.name));
};

const collator = new Intl.Collator('en', { numeric: true });
