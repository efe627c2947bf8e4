import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../services/errors/index.ts';

/**
 * Serves the built web app. A file with its hash in its name never changes and is cached; the page itself is requested
 * every time. A path without a file is a screen of the app.
 */
export const mountWeb = async (app: FastifyInstance, folder: string | null): Promise<void> => {
  if (folder === null || !existsSync(join(folder, 'index.html'))) {
    app.setNotFoundHandler(async () => {
      throw notFound();
    });
    return;
  }
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    globIgnore: ['**/index.html'],
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header(
        'cache-control',
        /-[\w-]{8,}\.\w+(\.(br|gz))?$/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !/^\/api(\/|$)|\.\w+$/.test(path);
    if (!isPage) throw notFound();
    return reply.header('cache-control', 'no-cache').sendFile('index.html', folder);
  });
};
