import type { KeyboardEvent } from 'react';

/** Up, Down, Home and End go through what a menu offers, from the last to the first. */
export const moveInMenu = (event: KeyboardEvent<HTMLElement>): void => {
  const acts = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]:enabled')];
  const at = event.target instanceof HTMLElement ? acts.indexOf(event.target) : -1;
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  acts.at(next % acts.length)?.focus();
};
