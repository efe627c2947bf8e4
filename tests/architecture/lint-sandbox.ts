import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

/**
 * Returns the errors of the linter, with the configuration of this repository, for these files in an otherwise empty
 * repository.
 */
export function createLintSandbox(files: Readonly<Record<string, string>>): Complaint[] {
  const root = mkdtempSync(join(tmpdir(), 'commissary-lint-'));
  try {
    for (const path of ['biome.json', 'scripts/lint']) {
      cpSync(join(repositoryRoot, path), join(root, path), { recursive: true });
    }
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    return lint(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** Returns the errors of the linter for a whole folder. */
export function lint(root: string, ...args: readonly string[]): Complaint[] {
  const all = ['lint', '--colors=off', '--reporter=github', '--max-diagnostics=none', '--diagnostic-level=error'];
  const command = [biome, ...all, ...args, '.'];
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
