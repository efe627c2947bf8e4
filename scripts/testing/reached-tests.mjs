/**
 * The tests that a change reaches through imports, nearest first, within a number of seconds. `imports` has for every
 * file what it imports; `secondsOf` estimates a test. A test of whole processes or in a browser is included only when
 * the change is in the files of tests that it imports.
 */
export function reachedTests({ changed, imports, secondsOf, limit }) {
  const importers = reversed(imports);
  const near = [...distances(changed, importers)].filter(([file]) => isTest(file));
  const ownTools = distances(changed.filter(isOfProcesses), reversed(imports, isOfProcesses));
  const [wanted, whole] = parted(near, ([file]) => !isOfProcesses(file) || ownTools.has(file));
  const chosen = [];
  const late = [];
  let seconds = 0;
  for (const [file] of wanted.sort((a, b) => a[1] - b[1])) {
    // The nearest is run whatever it takes.
    if (chosen.length > 0 && seconds + secondsOf(file) > limit) late.push(file);
    else {
      chosen.push(file);
      seconds += secondsOf(file);
    }
  }
  return { chosen, late, whole: whole.map(([file]) => file) };
}

const isTest = file => /\.(?:test\.[a-z]+|spec\.ts)$/.test(file);
const isOfProcesses = file => file.startsWith('tests/');

function reversed(imports, includes = () => true) {
  const importers = new Map();
  for (const [file, targets] of imports) {
    if (!includes(file)) continue;
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), file]);
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

function parted(list, isIn) {
  return [list.filter(isIn), list.filter(one => !isIn(one))];
}
