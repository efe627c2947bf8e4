/** The cost of an operation: how many objects and arrays of a document, or entries of a list, it reads. */
export class Visits {
  readonly entered = new Set<object>();
  reads = 0;
  private readonly readsOf = new Map<object, Map<PropertyKey, number>>();
  private readonly watched = new WeakMap<object, object>();

  /** Returns a proxy of the value that records each read inside it. */
  watch<T>(value: T): T {
    if (typeof value !== 'object' || value === null) return value;
    const known = this.watched.get(value);
    if (known !== undefined) return known as T;
    const proxy = new Proxy(value, {
      get: (target, key) => {
        this.entered.add(target);
        this.reads++;
        this.count(target, key);
        return this.watch(Reflect.get(target, key) as unknown);
      },
    });
    this.watched.set(value, proxy);
    return proxy;
  }

  during(work: () => void): { readonly entered: number; readonly reads: number } {
    this.entered.clear();
    this.reads = 0;
    this.readsOf.clear();
    work();
    return { entered: this.entered.size, reads: this.reads };
  }

  /** The maximum number of reads of one value of one object, without lengths and the ids that identify members. */
  mostReads(): number {
    let most = 0;
    for (const keys of this.readsOf.values())
      for (const [key, times] of keys) if (key !== 'length' && key !== 'id') most = Math.max(most, times);
    return most;
  }

  private count(target: object, key: PropertyKey): void {
    const keys = this.readsOf.get(target) ?? new Map<PropertyKey, number>();
    this.readsOf.set(target, keys.set(key, (keys.get(key) ?? 0) + 1));
  }
}
