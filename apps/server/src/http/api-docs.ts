import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type File, openApi } from '@commissary/contract';
import type { FastifyInstance } from 'fastify';
import { sendBytes, sendFile, sendText } from './send-bytes.ts';

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Calls of Commissary</title>
    <link rel="icon" href="/api/docs/files/favicon-32x32.png" />
    <link rel="stylesheet" href="/api/docs/files/swagger-ui.css" />
  </head>
  <body>
    <div id="calls"></div>
    <script src="/api/docs/files/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;

const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#calls', deepLinking: true, validatorUrl: null, supportedSubmitMethods: [] });
`;

/** What the page loads of Swagger UI. */
const files = {
  'favicon-32x32.png': 'image/png',
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
} as const;

/**
 * The contract as OpenAPI, and a page that shows it. The page loads nothing from other hosts. Everything is computed and
 * compressed once: anybody may ask for it as often as they like.
 */
export const mountDocs = async (app: FastifyInstance): Promise<void> => {
  let document: object | undefined;
  app.get('/api/openapi.json', async (request, reply) => {
    document ??= openApi();
    return sendBytes(request, reply.header('cache-control', 'no-cache'), document);
  });
  app.get('/api/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  app.get('/api/docs/start.js', async (_request, reply) => reply.type('text/javascript; charset=utf-8').send(start));
  const require = createRequire(import.meta.url);
  const folder = join(dirname(require.resolve('@fastify/swagger-ui/package.json')), 'static');
  for (const [name, type] of Object.entries(files)) {
    let file: Promise<File> | undefined;
    app.get(`/api/docs/files/${name}`, async (request, reply) => {
      file ??= readFile(join(folder, name)).then(bytes => ({ type, bytes }));
      reply.header('cache-control', 'public, max-age=3600');
      return type.startsWith('text/') ? sendText(request, reply, await file) : sendFile(reply, await file);
    });
  }
};
