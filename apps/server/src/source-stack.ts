import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const position = /(file:\/\/[^\s()]+\.js):(\d+):(\d+)/g;

/**
 * A stack trace with the lines of the sources instead of those of the bundle. The maps are read when the first error is
 * logged: Node would measure every line of the bundle at each start.
 */
export const sourceStack = (stack: string): string =>
  stack.replace(position, (bundled, url: string, line: string, column: string) => {
    const file = fileURLToPath(url);
    const origin = mapOf(file)?.findOrigin(Number(line), Number(column));
    if (origin === undefined || !('fileName' in origin)) return bundled;
    return `${resolve(dirname(file), origin.fileName)}:${origin.lineNumber}:${origin.columnNumber}`;
  });

/** Null: the file has none, like those of packages. */
const mapOf = (file: string): SourceMap | null => {
  const known = maps.get(file);
  if (known !== undefined) return known;
  const found = readMap(`${file}.map`);
  maps.set(file, found);
  return found;
};

const readMap = (file: string): SourceMap | null => {
  try {
    return new SourceMap(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
};

const maps = new Map<string, SourceMap | null>();
