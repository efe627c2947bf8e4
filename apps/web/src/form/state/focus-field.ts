/** The id of the element that shows a field, so that an address, an issue or a list can link to it. */
export const fieldElementId = (path: string): string => `field${path}`;

const controls = 'input:not([type="hidden"], [hidden]), textarea, select, button[role="switch"], [tabindex]';

/** Scrolls to a field and focuses it. Returns whether it is on the page. */
export const focusField = (path: string): boolean => {
  const row = document.getElementById(fieldElementId(path));
  if (row === null) return false;
  const control = row.querySelector<HTMLElement>(controls) ?? row;
  // A row can be higher than the window: the focused element has to be visible.
  control.scrollIntoView({ block: 'center' });
  control.focus({ preventScroll: true });
  return true;
};

const patienceMs = 2000;

/**
 * Does the same as soon as the field is rendered: its parents may have to open first. Returns the function that
 * cancels.
 */
export const focusWhenThere = (path: string): (() => void) => {
  const until = performance.now() + patienceMs;
  let frame = 0;
  const look = () => {
    if (!focusField(path) && performance.now() < until) frame = requestAnimationFrame(look);
  };
  frame = requestAnimationFrame(look);
  return () => cancelAnimationFrame(frame);
};
