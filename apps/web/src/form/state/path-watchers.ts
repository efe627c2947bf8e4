import { isMemberToken, splitPath } from '@commissary/schema';

/**
 * Who watches which paths of a document. A touched path finds its watchers by its own steps: the others are not asked,
 * however many there are.
 */
export class PathWatchers<W> {
  private readonly root = new Step<W>();

  /** `[]` in a path stands for every member there. Returns the function that stops watching. */
  watch(paths: readonly string[], watcher: W): () => void {
    const steps = [...new Set(paths)].map(path => this.root.reach(splitPath(path)));
    for (const { watchers } of steps) watchers.add(watcher);
    return () => {
      for (const { watchers } of steps) watchers.delete(watcher);
    };
  }

  /** Those of a path at, above or below one that is touched; without paths all of them. */
  watching(touched: readonly string[] | undefined): ReadonlySet<W> {
    const found = new Set<W>();
    if (touched === undefined) this.root.collect(found);
    else for (const path of touched) this.root.collectAlong(splitPath(path), 0, found);
    return found;
  }
}

class Step<W> {
  readonly watchers = new Set<W>();
  private readonly next = new Map<string, Step<W>>();

  reach(tokens: readonly string[]): Step<W> {
    return tokens.reduce<Step<W>>((step, token) => step.inside(token), this);
  }

  private inside(token: string): Step<W> {
    const step = this.next.get(token) ?? new Step<W>();
    this.next.set(token, step);
    return step;
  }

  collectAlong(tokens: readonly string[], depth: number, found: Set<W>): void {
    const token = tokens[depth];
    if (token === undefined) {
      this.collect(found);
      return;
    }
    for (const watcher of this.watchers) found.add(watcher);
    this.next.get(token)?.collectAlong(tokens, depth + 1, found);
    if (isMemberToken(token)) this.next.get('[]')?.collectAlong(tokens, depth + 1, found);
  }

  collect(found: Set<W>): void {
    for (const watcher of this.watchers) found.add(watcher);
    for (const step of this.next.values()) step.collect(found);
  }
}
