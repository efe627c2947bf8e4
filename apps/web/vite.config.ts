import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunking } from './chunking-plugin.ts';
import { colorScheme } from './color-scheme-plugin.ts';
import { contractWithoutSchemas } from './contract-plugin.ts';
import { inSpanish, spanishLabel } from './language-plugin.ts';
import { pseudoLocale } from './pseudo-locale-plugin.ts';
import { screenPages } from './screen-pages-plugin.ts';
import { withoutScrollLock } from './scroll-lock-plugin.ts';

const server = process.env.COMMISSARY_SERVER ?? 'http://127.0.0.1:4600';

/** `--mode es` builds the console in Spanish, `--mode pseudo-locale` in a language that does not exist, for its test. */
export default defineConfig(({ mode }) => ({
  plugins: [
    colorScheme(),
    contractWithoutSchemas(),
    withoutScrollLock(),
    react(),
    ...(mode === 'es' ? [inSpanish()] : []),
    ...(mode === 'pseudo-locale'
      ? [pseudoLocale()]
      : [chunking(), screenPages(mode === 'es' ? spanishLabel : undefined)]),
  ],
  server: { port: 4610, proxy: { '/api': server } },
  build: {
    outDir: 'dist/app',
    target: 'es2022',
    // The content security policy allows no data: addresses for scripts and fonts, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // A test limits what each kind of screen loads, compressed.
    chunkSizeWarningLimit: 1000,
  },
}));
