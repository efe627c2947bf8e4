import { readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'rolldown';

const source = (path: string) => fileURLToPath(new URL(`src/${path}`, import.meta.url));
/** They read files beside their own (a program for the browser, binaries, pages), or are needed by few installations. */
const external = [
  /^@aws-sdk\//,
  /^@clickhouse\//,
  /^@duckdb\//,
  /^@electric-sql\//,
  /^@fastify\/swagger-ui/,
  /^@node-rs\//,
  /^nodemailer$/,
  /^pg-native$/,
  /^piscina$/,
];
const fileByUrl = /new URL\('(\.[^']+)', import\.meta\.url\)/g;

/** A file that the code names by its URL is built too: a module as a further entry, any other as it is. */
const filesByUrl: Plugin = {
  name: 'files-by-url',
  transform: {
    filter: { id: /\/apps\/server\/src\//, code: fileByUrl },
    handler(code, id) {
      const built = code.replace(fileByUrl, (_, path: string) => {
        const file = resolve(dirname(id), path);
        const emitted = this.emitFile(
          path.endsWith('.ts')
            ? { type: 'chunk', id: file }
            : { type: 'asset', name: basename(file), source: readFileSync(file) },
        );
        return `new URL(import.meta.ROLLUP_FILE_URL_${emitted})`;
      });
      // Every line stays where it was.
      return { code: built, map: null };
    },
  },
};

/**
 * The server and the administrator's program in a few files: a start from two thousand takes half as much work again. What ends
 * the server at a chosen moment, for a test, has to share its modules, and is built with it; nothing refers to it.
 */
export default defineConfig({
  input: { main: source('main.ts'), admin: source('admin.ts'), 'crash-point': source('testing/crash-point.ts') },
  platform: 'node',
  external,
  plugins: [filesByUrl],
  output: {
    format: 'esm',
    // Read by `source-stack.ts`; the text of the sources would make the maps four times as long.
    sourcemap: 'hidden',
    sourcemapExcludeSources: true,
    minify: { codegen: { removeWhitespace: true }, compress: false, mangle: false },
  },
});
