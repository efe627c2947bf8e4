/**
 * Results and facts that are kept with objects, by identity and not by content.
 *
 * Documents, layers, definitions and persons never change (documents are frozen in development and in tests): the same
 * object always gives the same result, and an edit is a new object. So what is expensive to compute is computed once
 * for an object, and collected together with it. Nothing here is ever invalidated. Two equal objects are two keys.
 */

/**
 * Returns the function with its results kept: computed once for the same arguments, objects by identity, everything
 * else by value. They are kept as long as each object among the arguments. The first argument is what they belong to:
 * where it is no object, the function is called each time.
 */
export const memoByIdentity = <A extends readonly unknown[], V>(compute: (...args: A) => V): ((...args: A) => V) => {
  const root: Node<V> = {};
  return (...args) => {
    if (!isObject(args[0])) return compute(...args);
    let node = root;
    for (const arg of args) node = nextNode(node, arg);
    node.result ??= { value: compute(...args) };
    return node.result.value;
  };
};

interface Node<V> {
  result?: { readonly value: V };
  objects?: WeakMap<object, Node<V>>;
  others?: Map<unknown, Node<V>>;
}

const nextNode = <V>(node: Node<V>, arg: unknown): Node<V> => {
  if (isObject(arg)) {
    node.objects ??= new WeakMap();
    return getOrAdd(node.objects, arg);
  }
  node.others ??= new Map();
  return getOrAdd(node.others, arg);
};

interface Nodes<K, V> {
  get(key: K): Node<V> | undefined;
  set(key: K, node: Node<V>): unknown;
}

const getOrAdd = <K, V>(nodes: Nodes<K, V>, key: K): Node<V> => {
  const known = nodes.get(key);
  if (known !== undefined) return known;
  const added: Node<V> = {};
  nodes.set(key, added);
  return added;
};

/** A fact for each object, where it is more than the result of a function of that object. */
export interface IdentityMap<K, V> {
  get(key: K): V | undefined;
  has(key: K): boolean;
  /** Nothing is kept for what is no object. */
  set(key: K, value: V): void;
  delete(key: K): void;
  /** The kept value, or the computed one, which is kept then. */
  getOrCompute(key: K, compute: () => V): V;
}

export const identityMap = <K, V>(): IdentityMap<K, V> => {
  const values = new WeakMap<object, V>();
  const get = (key: K): V | undefined => (isObject(key) ? values.get(key) : undefined);
  const has = (key: K): boolean => isObject(key) && values.has(key);
  const set = (key: K, value: V): void => {
    if (isObject(key)) values.set(key, value);
  };
  return {
    get,
    has,
    set,
    delete: key => {
      if (isObject(key)) values.delete(key);
    },
    getOrCompute: (key, compute) => {
      const known = get(key);
      if (known !== undefined || has(key)) return known as V;
      const value = compute();
      set(key, value);
      return value;
    },
  };
};

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';
