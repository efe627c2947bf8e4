import type { Level } from '@commissary/domain';
import { pathsAbove } from '@commissary/schema';

export interface Author {
  readonly by: string;
  readonly at: number;
}

/** The author of each value, at each level, as it was published. */
export type Authors = Readonly<Record<Level, ReadonlyMap<string, Author>>>;

interface Entry extends Author {
  readonly path: string;
  readonly tenantId: string | null;
}

export const valueAuthors = (set: readonly Entry[], levelOf: (tenantId: string | null) => Level): Authors => {
  const authors = {
    company: new Map<string, Author>(),
    group: new Map<string, Author>(),
    location: new Map<string, Author>(),
  };
  for (const { path, tenantId, by, at } of set) {
    const level = authors[levelOf(tenantId)];
    level.set(path, { by, at });
    // Each value of a set has an entry of its own; the field stands for all of them.
    if (path.endsWith(']')) level.set(anyBelow(path.slice(0, path.lastIndexOf('/'))), { by, at });
  }
  return authors;
};

/** The lowest level that sets a value or a parent of it as a whole; a value that no level sets is the company's. */
export const authorAt = (
  authors: Authors,
  path: string,
): { readonly source: Level; readonly author: Author | undefined } => {
  for (const source of ['location', 'group', 'company'] as const) {
    const author = authorOf(authors[source], path);
    if (author !== undefined) return { source, author };
  }
  return { source: 'company', author: undefined };
};

/** The author of a value at a level, or of a parent that was set as a whole. */
export const authorOf = (level: Authors[Level], path: string): Author | undefined => {
  const found = [anyBelow(path), path, ...pathsAbove(path).reverse()].find(path => level.has(path));
  return found === undefined ? undefined : level.get(found);
};

const anyBelow = (path: string): string => `${path}/*`;
