import type { Plugin } from 'vite';

const library = 'react-remove-scroll';
const replacement = `\0${library}`;

/**
 * Leaves the scroll lock of the component library out of the console: no dialog asks for it, because it writes a style
 * element, which the content security policy refuses. `global.css` locks. It would be 4 kB of what every screen loads.
 */
export const withoutScrollLock = (): Plugin => ({
  name: 'without-scroll-lock',
  apply: 'build',
  enforce: 'pre',
  resolveId: id => (id === library ? replacement : null),
  load: id => (id === replacement ? 'export const RemoveScroll = ({ children }) => children;' : null),
});
