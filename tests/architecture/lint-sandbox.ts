import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageProgram } from '../../scripts/setup/repository.mjs';

export const repositoryRoot = fileURLToPath(new URL('../..', import.meta.url));
const biome = packageProgram('@biomejs/biome', 'biome');

export interface Complaint {
  readonly file: string;
  readonly line: number;
  readonly rule: string;
  readonly message: string;
}

type Files = Readonly<Record<string, string>>;

interface Configuration {
  readonly linter: object;
}

/**
 * The linter with the configuration of this repository, on files that a test makes up in an otherwise empty one. Plant
 * everything first, while the tests are declared: the first answer lints all of it with one start of the linter.
 */
export class LintSandbox {
  readonly #repositories: Files[] = [];
  #found: readonly Complaint[][] | undefined;

  /** Returns a function that returns the errors of the linter for these files. Another name each time is the fastest. */
  plant(files: Files): () => readonly Complaint[] {
    if (this.#found) throw new Error('The linter has run.');
    const paths = Object.keys(files);
    const isFree = (others: Files) => paths.every(path => others[path] === undefined);
    const free = this.#repositories.findIndex(isFree);
    const number = free === -1 ? this.#repositories.length : free;
    this.#repositories[number] = { ...this.#repositories[number], ...files };
    return () => {
      this.#found ??= lintEach(this.#repositories);
      return this.#found[number]?.filter(({ file }) => paths.includes(file)) ?? [];
    };
  }
}

/** Each is a folder with the configuration in it, because the patterns of paths are relative to that. */
function lintEach(repositories: readonly Files[]): Complaint[][] {
  const root = mkdtempSync(join(tmpdir(), 'commissary-lint-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  try {
    const configuration = JSON.parse(readFileSync(join(repositoryRoot, 'biome.json'), 'utf8')) as Configuration;
    // The linter follows imports when a rule at its root asks for them.
    write('biome.json', JSON.stringify({ linter: configuration.linter }));
    for (const [number, files] of repositories.entries()) {
      write(`${number}/biome.json`, JSON.stringify({ ...configuration, root: false }));
      cpSync(join(repositoryRoot, 'scripts/lint'), join(root, `${number}/scripts/lint`), { recursive: true });
      for (const [path, text] of Object.entries(files)) write(`${number}/${path}`, text);
    }
    const found = lint(root);
    return repositories.map((_, number) =>
      found
        .filter(({ file }) => file.startsWith(`${number}/`))
        .map(one => ({ ...one, file: one.file.slice(`${number}/`.length) })),
    );
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** Returns the errors of the linter for a whole folder. */
function lint(root: string): Complaint[] {
  const options = ['--colors=off', '--reporter=github', '--max-diagnostics=none', '--diagnostic-level=error'];
  const command = [biome, 'lint', ...options, '.'];
  const run = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const output = `${run.stdout}${run.stderr}`;
  if (run.error || /configuration.*(error|invalid)/i.test(output))
    throw new Error(`The linter did not run:\n${output}`);
  return [...output.matchAll(/^::error title=([^,]+),file=([^,]+),line=(\d+).*?::(.*)$/gm)].map(
    ([, rule = '', file = '', line = '', message = '']) => ({
      rule,
      file: file.replace(`${root}/`, ''),
      line: Number(line),
      message,
    }),
  );
}
