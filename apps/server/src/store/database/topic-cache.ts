/** The companies that a value is read from; null: any may be among them. */
export type EntryCompanies<T> = readonly string[] | null | ((value: T) => readonly string[] | null);

/** The company of a row that is cached alone. */
export const ofCompany = ({ companyId }: { readonly companyId: string }): readonly string[] => [companyId];

export interface CompanyRow {
  readonly id: string;
  readonly companyId: string;
}

/** Rows that are cached one by one, and read together where they are missing. */
export interface EachRow<T> {
  readonly keyOf: (id: string) => string;
  readonly load: (missing: readonly string[]) => Promise<readonly T[]>;
}

export interface TopicCache {
  getOrLoad<T>(companies: EntryCompanies<NonNullable<T>>, key: string, load: () => Promise<T>): Promise<T>;
  getOrLoadEach<T extends CompanyRow>(ids: readonly string[], each: EachRow<T>): Promise<readonly T[]>;
  /** Removes what is read from the company; null: everything. */
  forget(companyId: string | null): void;
}

interface Entry {
  readonly value: unknown;
  readonly companies: readonly string[];
}

/** Stands for every company among those of an entry. */
const any = '*';

/**
 * Values by key, of which those of one company are removed together. When `most` are there, all are. With `together` a
 * value that is being loaded is awaited, as long as nothing has changed since: thousands ask for it at once.
 */
export const createTopicCache = (most: number, { together = false } = {}): TopicCache => {
  const loading = new Map<string, { readonly since: number; readonly value: Promise<unknown> }>();
  const entries = new Map<string, Entry>();
  const keysOf = new Map<string, Set<string>>();
  // A value that was read before a change must not be stored after it: the number of each company's last change, and of
  // the last one of all.
  let changes = 0;
  let lastOfAll = 0;
  const lastOf = new Map<string, number>();

  const remove = (key: string): void => {
    for (const company of entries.get(key)?.companies ?? []) {
      const keys = keysOf.get(company);
      keys?.delete(key);
      if (keys?.size === 0) keysOf.delete(company);
    }
    entries.delete(key);
  };
  const removeAll = (): void => {
    entries.clear();
    keysOf.clear();
  };
  const store = (key: string, entry: Entry): void => {
    remove(key);
    if (entries.size >= most) removeAll();
    entries.set(key, entry);
    for (const company of entry.companies) {
      const keys = keysOf.get(company) ?? new Set();
      keysOf.set(company, keys.add(key));
    }
  };
  const isSince = (before: number, companies: readonly string[]): boolean =>
    lastOfAll > before || companies.some(company => (company === any ? changes : (lastOf.get(company) ?? 0)) > before);

  return {
    forget: companyId => {
      changes += 1;
      if (companyId === null) {
        lastOfAll = changes;
        lastOf.clear();
        removeAll();
        return;
      }
      lastOf.set(companyId, changes);
      for (const one of [companyId, any]) for (const key of [...(keysOf.get(one) ?? [])]) remove(key);
    },
    getOrLoad: async (companies, key, load) => {
      const found = entries.get(key)?.value;
      // A key always has results of this same `load`.
      if (found !== undefined) return found as Awaited<ReturnType<typeof load>>;
      const before = changes;
      const others = together ? loading.get(key) : undefined;
      if (others?.since === before) return others.value as ReturnType<typeof load>;
      const loaded = load();
      if (together) {
        const entry = { since: before, value: loaded };
        loading.set(key, entry);
        const over = (): void => {
          if (loading.get(key) === entry) loading.delete(key);
        };
        loaded.then(over, over);
      }
      const value = await loaded;
      if (value === null || value === undefined) return value;
      const of = (typeof companies === 'function' ? companies(value) : companies) ?? [any];
      if (of.length > 0 && !isSince(before, of)) store(key, { value, companies: of });
      return value;
    },
    getOrLoadEach: async (ids, { keyOf, load }) => {
      const known = ids.flatMap(id => {
        const found = entries.get(keyOf(id))?.value;
        return found === undefined ? [] : [found as Awaited<ReturnType<typeof load>>[number]];
      });
      if (known.length === ids.length) return known;
      const before = changes;
      const read = await load(ids.filter(id => !entries.has(keyOf(id))));
      for (const value of read) {
        const companies = ofCompany(value);
        if (!isSince(before, companies)) store(keyOf(value.id), { value, companies });
      }
      return [...known, ...read];
    },
  };
};
