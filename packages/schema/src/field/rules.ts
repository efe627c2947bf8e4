import { joinPath, keyToken, listsAt, memberPath, valueAt } from '../path/index.ts';
import { idOf, own } from '../value/index.ts';

/** A rule over a group's value. `at` names the invalid field; the rule reads nothing outside its group. */
export interface Rule<in T> {
  readonly code: string;
  readonly at?: string;
  holds(value: T): boolean;
}

/**
 * A rule of the whole document. It is checked again only when a change lies at, above or below a path that it reads, and
 * only while the values there are valid.
 */
export interface WholeDocumentRule {
  readonly code: string;
  /** Definition paths. */
  readonly reads: readonly string[];
  /** Calls `report` with each document path that breaks the rule. */
  check(doc: unknown, report: (path: string) => void): void;
}

/** The text, or the choice, at a path of a group must not be empty. */
export const required = <C extends string>(at: string, code: C): Rule<unknown> & { readonly code: C } => ({
  code,
  at,
  holds: value => {
    const found = valueAt(value, `/${at}`);
    return found !== undefined && found !== null && String(found).trim() !== '';
  },
});

/** One member of each list at a definition path, no more and no less, has its toggle on. */
export const exactlyOne = (list: string, toggle: string, code: string): WholeDocumentRule =>
  counted(list, toggle, code, (path, on) => (on.length === 0 ? [path] : on.slice(1)));

/** At most so many members of each list at a definition path have their toggle on. */
export const atMost = (most: number, list: string, toggle: string, code: string): WholeDocumentRule =>
  counted(list, toggle, code, (_, on) => on.slice(most));

const counted = (
  list: string,
  toggle: string,
  code: string,
  broken: (path: string, on: readonly string[]) => readonly string[],
): WholeDocumentRule => ({
  code,
  reads: [`${list}/[]/${keyToken(toggle)}`],
  check: (doc, report) => {
    for (const { path, members } of listsAt(doc, list) ?? []) {
      const on = members.flatMap(member => {
        const id = idOf(member);
        return id !== undefined && own(member, toggle) === true
          ? [joinPath(memberPath(path, id), keyToken(toggle))]
          : [];
      });
      for (const one of broken(path, on)) report(one);
    }
  },
});
