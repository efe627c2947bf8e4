/**
 * The tests that a change reaches through imports, nearest first, within a number of seconds. `imports` has for every
 * file what it imports; `secondsOf` estimates a test. A test of whole processes or in a browser is included only when
 * the change is in the files of tests that it imports.
 */
export function reachedTests({ changed, imports, secondsOf, limit }) {
  const near = nearest(changed, imports, isTest);
  const ownTools = new Set(nearest(changed.filter(isOfProcesses), imports, isTest, isOfProcesses));
  const [requested, whole] = parted(near, file => !isOfProcesses(file) || ownTools.has(file));
  const [chosen, late] = withinLimit(requested, secondsOf, limit);
  return { chosen, late, whole };
}

/**
 * The files of a kind that import one of these, over any number of files, nearest first. With `through`, only files for
 * which it is true lie between them.
 */
export function nearest(files, imports, isOfKind, through = () => true) {
  const found = distances(files, reversed(imports, through));
  return [...found]
    .filter(([file]) => isOfKind(file))
    .sort((a, b) => a[1] - b[1])
    .map(([file]) => file);
}

/** What of a list is run within so many seconds, and what is not. The first is run whatever it takes. */
export function withinLimit(files, secondsOf, limit) {
  const [chosen, late] = [[], []];
  let seconds = 0;
  for (const file of files) {
    if (chosen.length > 0 && seconds + secondsOf(file) > limit) late.push(file);
    else {
      chosen.push(file);
      seconds += secondsOf(file);
    }
  }
  return [chosen, late];
}

export const isTest = file => /\.(?:test\.[a-z]+|spec\.ts)$/.test(file);
const isOfProcesses = file => file.startsWith('tests/');

function reversed(imports, includes) {
  const importers = new Map();
  for (const [file, targets] of imports) {
    if (!includes(file)) continue;
    for (const target of targets) {
      const known = importers.get(target);
      if (known) known.push(file);
      else importers.set(target, [file]);
    }
  }
  return importers;
}

/** How many imports lie between these files and each that they reach. */
function distances(from, importers) {
  const found = new Map(from.map(file => [file, 0]));
  for (const [file, distance] of found)
    for (const importer of importers.get(file) ?? []) if (!found.has(importer)) found.set(importer, distance + 1);
  return found;
}

export function parted(list, isIn) {
  return [list.filter(isIn), list.filter(one => !isIn(one))];
}
