import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { apply, diff, validate } from '../../packages/document/src/index.ts';

// Runs the public test suite of JSON Patch:  node bench/engine/json-patch-suite.mjs
// Its patches of objects have the same meaning in our engine; those of arrays use indexes, which our lists never do.
// For every document with an expected outcome, patched by index or not, our diff must find the changes to that outcome.
const cases = ['tests', 'spec_tests']
  .flatMap(name =>
    JSON.parse(readFileSync(new URL(`node_modules/json-patch-test-suite/${name}.json`, import.meta.url))),
  )
  .filter(each => !each.disabled && 'doc' in each && 'expected' in each);

const patched = cases.map(each => ({ ...each, outcome: patch(each.doc, each.patch) }));
const comparable = patched.filter(({ outcome }) => outcome !== undefined);
report('patches of objects', comparable, ({ outcome, expected }) => isDeepStrictEqual(outcome, expected));
report('differences', cases, ({ doc, expected }) =>
  isDeepStrictEqual(apply(doc, stored(diff(doc, expected))), expected),
);

function report(what, asked, holds) {
  const wrong = asked.filter(each => !holds(each));
  console.log(`${what}: ${asked.length - wrong.length} of ${asked.length} agree`);
  for (const { comment, doc } of wrong) console.log(`  ${comment ?? ''} ${JSON.stringify(doc)}`);
  if (wrong.length > 0) process.exitCode = 1;
}

/** The document after a patch, or undefined when the patch changes more than objects. */
function patch(doc, operations) {
  let value = doc;
  for (const { op, path, value: next } of operations) {
    if (!['add', 'replace', 'remove'].includes(op) || !isAboutObjects(value, path)) return undefined;
    const change = op === 'remove' ? { op: 'unset', path: ours(path) } : { op: 'set', path: ours(path), value: next };
    value = apply(value, stored([change]));
  }
  return value;
}

function isAboutObjects(doc, path) {
  let here = doc;
  for (const token of path.split('/').slice(1)) {
    if (typeof here !== 'object' || here === null || Array.isArray(here)) return false;
    here = here[token.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  return true;
}

/** Their pointers are our paths, except for a key that begins with a bracket. */
function ours(pointer) {
  return pointer.replaceAll('/[', '/~2');
}

/** A list after storing and reading it. */
function stored(list) {
  return validate(JSON.parse(JSON.stringify(list)));
}
