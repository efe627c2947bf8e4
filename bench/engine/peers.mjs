import { createRequire } from 'node:module';
import { diffValue } from '@sanity/diff-patch';
import { applyChangeset, diff } from 'json-diff-ts';
import { create } from 'jsondiffpatch';

const { dependencies } = createRequire(import.meta.url)('./package.json');

/**
 * The public engines that match members by id. `prepare` converts a document into the form of an engine, `fresh` means
 * that apply modifies its input, so that keeping the base requires a copy first.
 */
export const peers = () => [
  jsonDiffPatch(),
  {
    name: `json-diff-ts ${dependencies['json-diff-ts']}`,
    diff: (base, next) => diff(base, next, { embeddedObjKeys: new Map([[keyedArrays, 'id']]) }),
    apply: (base, changes) => applyChangeset(base, changes),
    fresh: true,
  },
  {
    name: `@sanity/diff-patch ${dependencies['@sanity/diff-patch']}`,
    prepare: withKeys,
    diff: (base, next) => diffValue(base, next),
  },
];

const keyedArrays = /(priceLists|departments|sections|items|portions|prices|extra|additions|screens|printers)$/;

function jsonDiffPatch() {
  const engine = create({
    objectHash: (member, index) => (member?.id === undefined ? `#${index}` : String(member.id)),
    arrays: { detectMove: true, includeValueOnMove: false },
  });
  return {
    name: `jsondiffpatch ${dependencies.jsondiffpatch}`,
    diff: (base, next) => engine.diff(base, next),
    apply: (base, delta) => engine.patch(base, delta),
    fresh: true,
  };
}

/** Sanity's engine finds members by `_key`, and keys of objects must begin with a letter. Shared parts stay shared. */
const withKeys = (() => {
  const done = new WeakMap();
  const convert = (value, isMember) => {
    if (typeof value !== 'object' || value === null) return value;
    const known = done.get(value);
    if (known !== undefined) return known;
    const copy = Array.isArray(value) ? value.map(member => convert(member, true)) : convertObject(value, isMember);
    done.set(value, copy);
    return copy;
  };
  const convertObject = (value, isMember) => {
    const copy = isMember && value.id !== undefined ? { _key: `k${value.id}` } : {};
    for (const key in value) copy[/^\d/.test(key) ? `n${key}` : key] = convert(value[key], false);
    return copy;
  };
  return value => convert(value, false);
})();
