import type { FocusEvent } from 'react';

/**
 * For what Mantine opens above a page: it focuses the marked element, or the first, in timers after it was drawn. The
 * mark follows the focus, so that they do not take it back from where somebody has moved it meanwhile.
 */
export const keepFocus = ({ currentTarget, target }: FocusEvent<HTMLElement>): void => {
  if (!currentTarget.contains(target)) return;
  for (const marked of currentTarget.querySelectorAll('[data-autofocus]')) marked.removeAttribute('data-autofocus');
  target.setAttribute('data-autofocus', 'true');
};
