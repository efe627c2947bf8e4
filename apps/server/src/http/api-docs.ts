import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { openApi } from '@commissary/contract';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { sendBytes } from './send-bytes.ts';

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

/** The contract as OpenAPI, and a page that shows it. The page loads nothing from other hosts. */
export const mountDocs = async (app: FastifyInstance): Promise<void> => {
  let document: object | undefined;
  // Its bytes are computed and compressed once: anybody may ask for them as often as they like.
  app.get('/api/openapi.json', async (request, reply) => {
    document ??= openApi();
    return sendBytes(request, reply.header('cache-control', 'no-cache'), document);
  });
  app.get('/api/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  app.get('/api/docs/start.js', async (_request, reply) => reply.type('text/javascript; charset=utf-8').send(start));
  const require = createRequire(import.meta.url);
  const folder = dirname(require.resolve('@fastify/swagger-ui/package.json'));
  await app.register(fastifyStatic, {
    root: join(folder, 'static'),
    prefix: '/api/docs/files/',
    index: false,
    maxAge: '1h',
    decorateReply: false,
  });
};
