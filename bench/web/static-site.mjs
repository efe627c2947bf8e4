import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { dot } from './grown-images.mjs';

const source = fileURLToPath(new URL('./static', import.meta.url));
const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.png': 'image/png',
};

/** The pages with which the product is compared, built like it and served compressed. */
export async function staticSite(folder, menu) {
  await build({
    root: source,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      rollupOptions: { input: ['list.html', 'grid.html', 'form.html', 'boxes.html'].map(page => join(source, page)) },
    },
  });
  const files = new Map();
  const show = shown => files.set('menu.json', gzipSync(JSON.stringify(shown)));
  show(menu);
  files.set('dot.png', gzipSync(dot));
  const server = createServer(async (request, response) => {
    const name = new URL(request.url, 'http://localhost').pathname.slice(1);
    try {
      if (!files.has(name)) files.set(name, gzipSync(await readFile(join(folder, name))));
      response.writeHead(200, { 'content-type': types[extname(name)] ?? 'text/plain', 'content-encoding': 'gzip' });
      response.end(files.get(name));
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${server.address().port}`, show, stop: () => server.close() };
}

/** The same in a folder of its own, as long as `use` runs; `show` says what its list has. */
export async function withStaticSite(use) {
  const folder = await mkdtemp(join(tmpdir(), 'commissary-bench-site-'));
  try {
    const site = await staticSite(folder, {});
    try {
      await use(site);
    } finally {
      site.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
