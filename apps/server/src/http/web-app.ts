import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { matchScreen, type RegisteredScreen, screenOf, splitAddress } from '@commissary/catalog';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../services/errors/index.ts';
import { sessionCookie } from './cookies.ts';
import { earlyCalls, preloadHeader } from './early-calls.ts';
import { languageOf } from './language.ts';

/**
 * Serves the built web app. A file with its hash in its name never changes and is cached; the page itself is requested
 * every time. A path without a file is a screen of the app, and its page is the one that the build wrote for the screen,
 * in the language of the request; the English ones are in the folder itself.
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
    globIgnore: ['**/index.html', '**/pages/**'],
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header(
        'cache-control',
        /-[\w-]{8}\.\w{1,9}(\.(br|gz))?$/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  const pages = new Set(
    globSync(['pages/*.html', '*/pages/*.html', '*/index.html'], { cwd: folder }).map(name =>
      name.replaceAll('\\', '/'),
    ),
  );
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !/^\/api(\/|$)|\.\w+$/.test(path);
    if (!isPage) throw notFound();
    const hasSession = sessionCookie(request, 'session') !== null;
    const screen = screenAt(path, hasSession);
    const language = languageOf(request);
    const file = [`${language}/pages/${screen?.id}.html`, `${language}/index.html`, `pages/${screen?.id}.html`].find(
      page => pages.has(page),
    );
    const calls = hasSession && screen !== undefined ? earlyCalls(screen, splitAddress(request.url).query) : [];
    if (calls.length > 0) reply.header('link', preloadHeader(calls));
    return reply
      .header('cache-control', 'no-cache')
      .header('vary', 'cookie, accept-language')
      .sendFile(file ?? 'index.html', folder);
  });
};

/** The screen that a path will show: without a session, every screen but the public ones leads to sign-in. */
const screenAt = (path: string, hasSession: boolean): RegisteredScreen | undefined => {
  const screen = matchScreen(path)?.screen;
  if (screen === undefined) return undefined;
  const isPublic = screen.access !== undefined && screen.id !== 'root';
  if (hasSession) return screen.id === 'root' || screen.access === 'signedOutOnly' ? screenOf('home') : screen;
  return isPublic ? screen : screenOf('login');
};
