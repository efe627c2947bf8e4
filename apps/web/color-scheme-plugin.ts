import { minifySync, type Plugin } from 'vite';
import { applyColorScheme } from './color-scheme.ts';

/**
 * Puts the function that sets light or dark into the page, where it runs before the first paint. The content security
 * policy of the server allows exactly this text (`apps/server/src/http/inline-scripts.ts`).
 */
export const colorScheme = (): Plugin => ({
  name: 'color-scheme',
  transformIndexHtml: () => {
    const { code } = minifySync('color-scheme.js', `(${applyColorScheme})();`);
    return [{ tag: 'script', children: code.trim(), injectTo: 'head' }];
  },
});
