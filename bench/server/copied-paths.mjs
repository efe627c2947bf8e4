/**
 * Copies the objects along paths as every stored list has them, and writes there: each path is parsed and each member
 * found by its id, in an index that was created beforehand. No engine that keeps the base can do less; it also has to
 * check, to report, and to separate paths.
 */
export function spineByPaths(base, entries, indexes) {
  const copies = new Set();
  const own = value => {
    if (copies.has(value)) return value;
    const copy = Array.isArray(value) ? value.slice() : { ...value };
    copies.add(copy);
    return copy;
  };
  const root = own(base);
  for (const { path, value } of entries) {
    let here = root;
    let before = base;
    const steps = path.split('/');
    for (let i = 1; i < steps.length; i++) {
      const key = steps[i].startsWith('[') ? indexes.get(before).get(steps[i].slice(1, -1)) : steps[i];
      before = before[key];
      if (i === steps.length - 1) here[key] = value;
      else {
        here[key] = own(here[key]);
        here = here[key];
      }
    }
  }
  return root;
}

/** The position of each id in every array of a document. */
export function indexesOf(value, found = new Map()) {
  if (typeof value !== 'object' || value === null) return found;
  if (Array.isArray(value)) found.set(value, new Map(value.map((member, i) => [String(member?.id ?? member), i])));
  for (const below of Object.values(value)) indexesOf(below, found);
  return found;
}
