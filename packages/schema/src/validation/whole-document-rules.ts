import type { Field, WholeDocumentRule } from '../field/index.ts';
import { isGroup, published } from '../kinds/index.ts';
import { isMemberToken, type PathTree, pathTreeOf, splitPath } from '../path/index.ts';
import type { Issue } from './issue.ts';

/** Returns where a document breaks its rules; `issues` are those of its values. */
export const brokenRules = (root: Field, doc: unknown, issues: readonly Issue[]): Issue[] =>
  checkRules(root, doc, issues, () => true);

/** The same for what changed at some paths of a document that kept its rules before. */
export const brokenRulesAt = (root: Field, doc: unknown, issues: readonly Issue[], paths: readonly string[]): Issue[] =>
  checkRules(root, doc, issues, ({ reads }) => reads.some(read => isReached(splitPath(read), 0, pathTreeOf(paths))));

const checkRules = (
  root: Field,
  doc: unknown,
  issues: readonly Issue[],
  concerns: (rule: WholeDocumentRule) => boolean,
): Issue[] => {
  if (!isGroup(root) || root.documentRules.length === 0) return [];
  const active = published(root, doc);
  return root.documentRules
    .filter(rule => concerns(rule) && !issues.some(({ path }) => reads(rule, path)))
    .flatMap(rule => {
      const broken = new Set<string>();
      rule.check(active, path => broken.add(path));
      return [...broken].map((path): Issue => ({ path, code: 'rule', rule: rule.code }));
    });
};

/** Whether one of the paths of a tree is at, above or below a path that a rule reads, from a depth on. */
const isReached = (read: readonly string[], depth: number, ways: PathTree): boolean => {
  const step = read[depth];
  if (ways.ends || step === undefined) return true;
  if (step !== '[]' && step !== '*') {
    const way = ways.find(step);
    return way !== undefined && isReached(read, depth + 1, way);
  }
  for (let way = ways.first; way !== undefined; way = way.next)
    if ((step === '*' || way.isMember) && isReached(read, depth + 1, way)) return true;
  return false;
};

/** Whether a path is at, above or below one that a rule reads. */
const reads = (rule: WholeDocumentRule, path: string): boolean => {
  const tokens = splitPath(path);
  return rule.reads.some(read =>
    splitPath(read).every((step, depth) => {
      const token = tokens[depth];
      return token === undefined || token === step || (step === '[]' && isMemberToken(token)) || step === '*';
    }),
  );
};
