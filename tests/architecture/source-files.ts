import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { repositoryRoot } from './lint-sandbox.ts';

export interface SourceFile {
  readonly path: string;
  readonly text: string;
  readonly lines: number;
}

const roots = ['packages', 'apps', 'tests', 'scripts', 'bench'];
const leftOut = new Set(['node_modules', 'dist', '.vite', 'test-results']);

/** Every file of program text in the repository, whether committed yet or not. */
export function sourceFiles(): SourceFile[] {
  return roots.flatMap(root => filesBelow(join(repositoryRoot, root))).map(read);
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return leftOut.has(entry.name) ? [] : filesBelow(path);
    return /\.(tsx?|mjs|css)$/.test(entry.name) ? [path] : [];
  });
}

function read(path: string): SourceFile {
  const text = readFileSync(path, 'utf8');
  return { path: relative(repositoryRoot, path), text, lines: text.split('\n').length - 1 };
}
