import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../architecture/lint-sandbox.ts';

export interface RequirementLine {
  readonly file: string;
  readonly id: string;
  /** The requirement as one sentence; in the list of planned requirements, the screen that it waits for. */
  readonly text: string;
}

/** Requirements of screens that are not built: no test names them yet. */
export const plannedFile = 'planned.txt';

/** Every line of docs/requirements in the order of the files; comments begin with `#`. */
export function requirementLines(folder = join(repositoryRoot, 'docs/requirements')): RequirementLine[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter(name => name.endsWith('.txt'));
  return files.sort().flatMap(file => linesOf(file, readFileSync(join(folder, file), 'utf8')));
}

export function linesOf(file: string, text: string): RequirementLine[] {
  return text
    .split('\n')
    .filter(line => line.trim() !== '' && !line.startsWith('#'))
    .map(line => {
      const [, id = line, said = ''] = /^(\S+) {2}(\S.*)$/.exec(line) ?? [];
      return { file, id, text: said };
    });
}
