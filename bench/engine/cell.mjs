import { isDeepStrictEqual } from 'node:util';
import { adapters } from './adapter.mjs';
import { indexesOf, places, spine, spineByPaths, walk } from './baselines.mjs';
import { edits, layers } from './edits.mjs';
import { menu, sizes } from './menu.mjs';
import { peers } from './peers.mjs';
import { timeOf } from './time-of.mjs';

// Measures one engine with one edit in a separate process, with its own compiled code and heap.
const [size, edit, name, seconds] = process.argv.slice(2);
const [ours] = adapters();
const baseText = JSON.stringify(menu(sizes[size]));
const base = JSON.parse(baseText);
const engine = [ours, ...peers()].find(each => each.name === name);
const time = runner => timeOf(runner, Number(seconds));
process.send(name === 'floor' ? floor() : edit === 'layers' ? timeLayers() : timeEdit(edits[edit]));

function floor() {
  if (edit !== 'layers') {
    const next = changed(base, edits[edit]);
    return { parsed: time({ setUp: () => JSON.parse(baseText), run: it => walk(base, it) }), ...timeSpine(next) };
  }
  const { apply, applyByPaths } = timeSpine(changed(changed(base, layers.group), layers.location));
  return { layers: apply, layersByPaths: applyByPaths };
}

/** Only where members keep their positions is an apply a copy of the objects along the paths. */
function timeSpine(next) {
  if (!isSameShape(base, next)) return {};
  const known = places(base, next);
  const list = JSON.stringify(ours.diff(base, next));
  const indexes = indexesOf(base);
  return {
    apply: time({ setUp: () => known, run: it => spine(base, it) }),
    applyByPaths: time({ setUp: () => JSON.parse(list), run: it => spineByPaths(base, it, indexes) }),
  };
}

function isSameShape(a, b) {
  if (typeof a !== 'object' || a === null) return typeof b !== 'object' || b === null;
  if (typeof b !== 'object' || b === null || Object.keys(a).length !== Object.keys(b).length) return false;
  return Object.keys(a).every(key => (key === 'id' ? a.id === b.id : isSameShape(a[key], b[key])));
}

function timeEdit(change) {
  const from = prepared(base);
  const next = changed(base, change);
  const text = JSON.stringify(next);
  const list = JSON.stringify(engine.diff(from, prepared(next)) ?? '');
  const run = it => engine.diff(from, it);
  const steps = ours.diff(base, next);
  return {
    bytes: list.length,
    parsed: time({ setUp: () => prepared(JSON.parse(text)), run }),
    shared: time({ setUp: () => prepared(ours.apply(base, steps)), run }),
    ...(engine.apply && timeApply(list, next)),
  };
}

function timeApply(list, next) {
  const run = changes => engine.apply(kept(), changes);
  return {
    isExact: isDeepStrictEqual(run(JSON.parse(list)), next),
    apply: time({ setUp: () => JSON.parse(list), run }),
  };
}

function timeLayers() {
  if (engine.apply === undefined) return {};
  const group = changed(base, layers.group);
  const location = changed(group, layers.location);
  const texts = [engine.diff(base, group), engine.diff(group, location)].map(list => JSON.stringify(list));
  const oneByOne = lists => lists.reduce((doc, list) => engine.apply(doc, list), kept());
  const run = engine.resolve === undefined ? oneByOne : lists => engine.resolve(base, lists);
  return { layers: time({ setUp: () => texts.map(each => JSON.parse(each)), run }) };
}

/** The base to which an engine applies a list: a copy for an engine that modifies its input. */
function kept() {
  return engine.fresh ? copy(base) : base;
}

function prepared(doc) {
  return engine.prepare?.(doc) ?? doc;
}

function changed(doc, change) {
  const next = copy(doc);
  change(next);
  return next;
}

/** The fastest way to copy a document, so that engines that modify their input are not measured with a slow one. */
function copy(value) {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copy);
  const object = {};
  for (const key in value) object[key] = copy(value[key]);
  return object;
}
