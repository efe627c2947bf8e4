// Baselines: the least work that any engine has to do. Every run of the benchmark prints the distance to them.

/** Reads every value of two documents, compares them, and writes nothing. No diff of two parsed texts can do less. */
export function walk(a, b) {
  if (a === b) return 0;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return 1;
  let differences = 0;
  if (Array.isArray(a)) for (let i = 0; i < a.length; i++) differences += walk(a[i], b[i]);
  else for (const key in a) differences += walk(read(a, key), read(b, key));
  return differences;
}

// A separate function, as in the engine: V8 compiles `a[key]` inside `for (key in a)` repeatedly.
const read = (object, key) => object[key];

/**
 * Copies the objects along paths that are known beforehand, and writes there. No apply that keeps the base can do less.
 */
export function spine(base, places) {
  const copies = new Set();
  const own = value => {
    if (copies.has(value)) return value;
    const copy = Array.isArray(value) ? value.slice() : { ...value };
    copies.add(copy);
    return copy;
  };
  const root = own(base);
  for (const { way, value } of places) {
    let here = root;
    for (let i = 0; i < way.length - 1; i++) {
      here[way[i]] = own(here[way[i]]);
      here = here[way[i]];
    }
    here[way[way.length - 1]] = value;
  }
  return root;
}

/**
 * The same with paths as text, as every stored list has them: each has to be parsed and each member found by its id, in
 * an index that was created beforehand. An engine additionally has to check, to report, and to separate paths.
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

/** The differences between two documents of one shape, as lists of keys and indexes. */
export function places(a, b, way = []) {
  if (a === b) return [];
  if (typeof b !== 'object' || b === null) return [{ way, value: b }];
  return Object.keys(b).flatMap(key => places(a[key], b[key], [...way, Array.isArray(b) ? Number(key) : key]));
}
