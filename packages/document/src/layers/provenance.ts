import { equal, memoByIdentity, type PathStep, parsePath } from '@commissary/schema';
import { ApplyContext, anyChangeTree, applyInContext } from '../apply/index.ts';
import {
  type Change,
  child,
  collectBelow,
  getAtSteps,
  type Node,
  nodeAt,
  previousValueOf,
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
  sourceIn(base, layers, layers.length, parsePath(path));

/**
 * Returns everything that a field's source line shows, in one call. Documents and lists must not be changed once passed
 * in.
 */
export const explainProvenance = (base: unknown, layers: Layers, path: string): Provenance => {
  const steps = parsePath(path);
  const top = layers.length;
  const own = layers[top - 1];
  const inherited = getAtSteps(documentUnder(base, layers, top - 1), steps);
  const node = own === undefined ? undefined : nodeAt(anyChangeTree(own), steps);
  const was = (node?.content ?? node?.position)?.was;
  return {
    source: sourceIn(base, layers, top, steps),
    value: getAtSteps(documentUnder(base, layers, top), steps),
    inherited,
    inheritedSource: sourceIn(base, layers, top - 1, steps),
    ...(was !== undefined && !equal(was, previousValueOf(inherited)) ? { drift: { was } } : {}),
    below: node === undefined ? 0 : collectBelow(node).length,
  };
};

const sourceIn = (base: unknown, layers: Layers, count: number, steps: readonly PathStep[]): Source => {
  for (let layer = count - 1; layer >= 0; layer--) {
    const list = layers[layer] ?? [];
    const { inert } = applied(documentUnder(base, layers, layer), list);
    if (tookEffect(anyChangeTree(list), steps, inert)) return layer;
  }
  return -1;
};

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
  for (let layer = 0; layer < count; layer++) value = applied(value, layers[layer] ?? []).value;
  return value;
};

interface AppliedLayer {
  readonly value: unknown;
  readonly inert: ReadonlySet<Change>;
}

/** A form reads hundreds of fields of one document, so each layer is applied once. */
const applied = memoByIdentity((base: unknown, changes: readonly Change[]): AppliedLayer => {
  const run = new ApplyContext(base);
  return { value: run.finish(applyInContext(base, changes, run)), inert: run.inert };
});
