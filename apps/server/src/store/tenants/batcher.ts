/** What many ask for at once, done together: the first at once, and what comes meanwhile with the next statement. */
export type Batched<Item, Result> = (item: Item) => Promise<Result>;

interface BatcherSettings<Item> {
  /** Of two items with one name the second waits for the statement after. */
  readonly nameOf: (item: Item) => string;
  /** So many statements at once: where one has to wait for a row, the others go on. */
  readonly statements: number;
  /** So many items in one. */
  readonly most: number;
  /** Whether an item of a statement is to blame for its failure: then each is done alone. */
  readonly isOfItem?: (error: unknown) => boolean;
}

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/** `work` returns a result for each item, in their order. */
export const createBatcher = <Item, Result>(
  { nameOf, statements, most, isOfItem = () => false }: BatcherSettings<Item>,
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
): Batched<Item, Result> => {
  let waiting: Waiting<Item, Result>[] = [];
  let running = 0;

  const nextOnes = (): Waiting<Item, Result>[] => {
    const names = new Set<string>();
    const left: Waiting<Item, Result>[] = [];
    const taken = waiting.filter(one => {
      const name = nameOf(one.item);
      if (names.size < most && !names.has(name)) return names.add(name);
      left.push(one);
      return false;
    });
    waiting = left;
    return taken;
  };

  const settle = async (some: readonly Waiting<Item, Result>[]): Promise<void> => {
    try {
      const results = await work(some.map(({ item }) => item));
      for (const [n, result] of results.entries()) some[n]?.resolve(result);
    } catch (error) {
      if (some.length > 1 && isOfItem(error)) for (const one of some) await settle([one]);
      else for (const one of some) one.reject(error);
    }
  };

  const start = (): void => {
    while (running < statements && waiting.length > 0) {
      running += 1;
      void settle(nextOnes()).finally(() => {
        running -= 1;
        start();
      });
    }
  };

  return item =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      start();
    });
};
