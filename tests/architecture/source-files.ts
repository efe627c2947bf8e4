import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { repositoryRoot } from './lint-sandbox.ts';

export interface SourceFile {
  readonly path: string;
  readonly text: string;
  readonly lines: number;
}

const roots = ['packages', 'apps', 'tests', 'scripts', 'bench'];
const sourceFile = /\.(tsx?|mjs|css)$/;
const leftOut = new Set(['node_modules', 'dist', '.vite', 'test-results']);

/** Returns every source file in the repository, committed or not. */
export function sourceFiles(): SourceFile[] {
  return roots.flatMap(root => filesBelow(join(repositoryRoot, root), sourceFile)).map(read);
}

/** Returns every page of documentation in the repository. */
export function markdownFiles(): SourceFile[] {
  const below = ['docs', ...roots].flatMap(root => filesBelow(join(repositoryRoot, root), /\.md$/));
  const atRoot = readdirSync(repositoryRoot).filter(name => name.endsWith('.md'));
  return [...atRoot.map(name => join(repositoryRoot, name)), ...below].map(read);
}

function filesBelow(folder: string, pattern: RegExp): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return leftOut.has(entry.name) ? [] : filesBelow(path, pattern);
    return pattern.test(entry.name) ? [path] : [];
  });
}

function read(path: string): SourceFile {
  const text = readFileSync(path, 'utf8');
  return { path: relative(repositoryRoot, path).replaceAll(sep, '/'), text, lines: text.split('\n').length - 1 };
}
