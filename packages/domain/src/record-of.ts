/** Returns a record with one value for each key. */
export const recordOf = <K extends string, V>(keys: readonly K[], make: (key: K) => V): { readonly [P in K]: V } =>
  Object.fromEntries(keys.map(key => [key, make(key)])) as { readonly [P in K]: V };
