import type { AnyRouter } from '@tanstack/react-router';

/** Navigates to an address inside the console, as a link would. */
export const navigateTo = (router: AnyRouter, href: string, options: { readonly replace?: boolean } = {}): void => {
  if (options.replace) router.history.replace(href);
  else router.history.push(href);
};
