import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface Page {
  readonly path: string;
  readonly text: string;
}

const link = /\]\((?!https?:|#)([^)\s#]+)/g;
const codeSpan = /`([^`\s]+)`/g;
const filePath = /^(?!\/)[\w@./-]+\.(?:tsx?|mjs|css|md|txt|sh)$/;
const folderPath = /^(?:apps|packages|tests|scripts|docs|bench)\/[\w@./-]+\/$/;

/**
 * Returns every link and every path in a code span that does not exist. A link is relative to its page. A path in a
 * code span may leave out its first folders, as in `store/transaction.ts`.
 */
export const missingPaths = (pages: readonly Page[], files: readonly string[], root: string): string[] =>
  pages.flatMap(({ path, text }) => [
    ...targets(text, link)
      .filter(target => !existsSync(join(root, dirname(path), target)))
      .map(target => `${path}: ${target}`),
    ...targets(text, codeSpan)
      .filter(target => isMissing(target, files, root))
      .map(target => `${path}: ${target}`),
  ]);

const targets = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, target = '']) => target);

const isMissing = (target: string, files: readonly string[], root: string): boolean => {
  if (folderPath.test(target)) return !existsSync(join(root, target));
  if (!filePath.test(target) || existsSync(join(root, target))) return false;
  return !files.some(file => file.endsWith(`/${target}`));
};
