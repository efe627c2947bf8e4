import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { repositoryRoot } from '../../setup/repository.mjs';
import { refusedImports } from './refused-imports.mjs';

/** Prints every import that the floors do not allow below a folder, that of this repository by default. */
const [root = repositoryRoot] = process.argv.slice(2);
const refused = sourceFiles().flatMap(path =>
  refusedImports(path, readFileSync(join(root, path), 'utf8')).map(
    ({ line, specifier, reason }) => `${path}:${line} imports ${specifier}: ${reason}`,
  ),
);
for (const line of refused) console.log(line);
console.log(`${refused.length} imports against the floors of scripts/lint/rooms.`);
process.exitCode = refused.length > 0 ? 1 : 0;

function sourceFiles() {
  return ['packages', 'apps']
    .flatMap(top => foldersIn(join(root, top)))
    .flatMap(folder => filesBelow(join(folder, 'src')));
}

function foldersIn(folder) {
  return existsSync(folder) ? readdirSync(folder).map(name => join(folder, name)) : [];
}

function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map(entry => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
}
