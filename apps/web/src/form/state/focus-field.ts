/** The id of the element that shows a field, so that an address, an issue or a list can link to it. */
export const fieldElementId = (path: string): string => `field${path}`;

const controls = 'input:not([type="hidden"], [hidden]), textarea, select, button[role="switch"], [tabindex]';

/** Focuses the control of a row, or the row where it takes the focus itself. Returns whether there is one. */
const focusIn = (row: HTMLElement, among: string): boolean => {
  const control = row.querySelector<HTMLElement>(among) ?? (row.hasAttribute('tabindex') ? row : null);
  if (control === null) return false;
  // A row can be higher than the window: the focused element has to be visible.
  control.scrollIntoView({ block: 'center' });
  control.focus({ preventScroll: true });
  return true;
};

/** A person who waits longer for a field may have gone on to something else. */
const patienceMs = 2000;
/** A field that is not on the page by then is not on it at all. */
const longestMs = 30_000;

/**
 * Scrolls to a field as soon as it is rendered, and focuses its control as soon as that is: its parents may have to open
 * first, and a control may still be loaded. After two seconds a key or a click ends the wait. Returns the function that
 * cancels.
 */
export const focusWhenThere = (path: string, among = controls): (() => void) => {
  const began = performance.now();
  let frame = 0;
  let hasActed = false;
  let isScrolled = false;
  const act = () => {
    hasActed = true;
  };
  const end = () => {
    cancelAnimationFrame(frame);
    for (const type of acts) window.removeEventListener(type, act, true);
  };
  const look = () => {
    const waited = performance.now() - began;
    const row = document.getElementById(fieldElementId(path));
    if (row !== null && !isScrolled) row.scrollIntoView({ block: 'center' });
    isScrolled ||= row !== null;
    if ((row !== null && focusIn(row, among)) || waited > longestMs || (hasActed && waited > patienceMs)) end();
    else frame = requestAnimationFrame(look);
  };
  for (const type of acts) window.addEventListener(type, act, true);
  frame = requestAnimationFrame(look);
  return end;
};

const acts = ['keydown', 'pointerdown'];
