import { equal, memoByIdentity, type PathStep, parsePath } from '@commissary/schema';
import { ApplyContext, anyChangeTree, applyInContext } from '../apply/index.ts';
import {
  asNormalForm,
  type Change,
  child,
  collectBelow,
  getAtSteps,
  isNormalForm,
  type Node,
  nodeAt,
  previousValueOf,
  relatedChanges,
  type Source,
  type Was,
} from '../change/index.ts';

type Layers = readonly (readonly Change[])[];

/** Where a value comes from, as seen from the last layer. */
export interface Provenance {
  /** The layer that the value comes from, or -1 for the base. */
  readonly source: Source;
  readonly value: unknown;
  /** The value without the last layer, and its source. Without layers both are the base's. */
  readonly inherited: unknown;
  readonly inheritedSource: Source;
  /** Present when the value below has changed since the last layer's entry was made: what it was then. */
  readonly drift?: { readonly was: Was };
  /** How many entries of the last layer lie below the path. */
  readonly below: number;
}

/**
 * Returns the layer whose change set the current value at a path (law L18): the last one with a change that took effect
 * at the path, or at a path above it that the layer set or added. -1 is the base.
 */
export const sourceOf = (base: unknown, layers: Layers, path: string): Source =>
  sourceIn(base, layers, layers.length, path);

/**
 * Returns everything that a field's source line shows, in one call. Documents and lists must not be changed once passed
 * in.
 */
export const explainProvenance = (base: unknown, layers: Layers, path: string): Provenance => {
  const steps = parsePath(path);
  const top = layers.length;
  const own = layers[top - 1];
  const below = documentUnder(base, layers, top - 1);
  const inherited = getAtSteps(below, steps);
  const node = own === undefined ? undefined : nodeAt(anyChangeTree(concerning(own, path)), steps);
  const was = (node?.content ?? node?.position)?.was;
  return {
    source: sourceIn(base, layers, top, path),
    value: own === undefined ? inherited : getAtSteps(applied(below, concerning(own, path)).value, steps),
    inherited,
    inheritedSource: sourceIn(base, layers, top - 1, path),
    ...(was !== undefined && !equal(was, previousValueOf(inherited)) ? { drift: { was } } : {}),
    below: node === undefined ? 0 : collectBelow(node).length,
  };
};

const sourceIn = (base: unknown, layers: Layers, count: number, path: string): Source => {
  const steps = parsePath(path);
  for (let layer = count - 1; layer >= 0; layer--) {
    const list = concerning(layers[layer] ?? [], path);
    if (list.length === 0) continue;
    const { inert } = applied(documentUnder(base, layers, layer), list);
    if (tookEffect(anyChangeTree(list), steps, inert)) return layer;
  }
  return -1;
};

/** The entries that decide the value at a path; of a list that is not in normal form all of them may. */
const concerning = (list: readonly Change[], path: string): readonly Change[] =>
  isNormalForm(list) ? asNormalForm(relatedChanges(list, path)) : list;

const tookEffect = (root: Node, steps: readonly PathStep[], inert: ReadonlySet<Change>): boolean => {
  let node: Node | undefined = root;
  for (const step of steps) {
    const { content, position }: Node = node;
    if (content?.op === 'set' && !inert.has(content)) return true;
    if (position?.op === 'add' && !inert.has(position)) return true;
    node = child(node, step);
    if (node === undefined) return false;
  }
  return [node.content, node.position].some(entry => entry !== undefined && !inert.has(entry));
};

/** The document with the first `count` layers on top. */
const documentUnder = (base: unknown, layers: Layers, count: number): unknown => {
  let value = base;
  for (let layer = 0; layer < count; layer++) value = whole(value, layers[layer] ?? []);
  return value;
};

/** A form reads hundreds of fields above the same layers, so each of those is applied once. */
const whole = memoByIdentity((base: unknown, changes: readonly Change[]): unknown => applied(base, changes).value);

const applied = (base: unknown, changes: readonly Change[]): { value: unknown; inert: ReadonlySet<Change> } => {
  const run = new ApplyContext(base);
  return { value: run.finish(applyInContext(base, changes, run)), inert: run.inert };
};
