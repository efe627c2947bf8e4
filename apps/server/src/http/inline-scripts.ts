import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The sources that allow the scripts inside the page of the web app, and no other inline script: the digest of each, as
 * a content security policy names it. Every page of a screen has the scripts of `index.html`.
 */
export const inlineScriptSources = (folder: string | null): readonly string[] => {
  const page = folder === null ? null : join(folder, 'index.html');
  if (page === null || !existsSync(page)) return [];
  const scripts = readFileSync(page, 'utf8').matchAll(/<script>(.*?)<\/script>/gs);
  return Array.from(scripts, ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
};
