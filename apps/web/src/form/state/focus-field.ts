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

/** A person who waits longer for a field may have gone on to something else. */
const patienceMs = 2000;
/** A field that is not on the page by then is not on it at all. */
const longestMs = 30_000;

/**
 * Does the same as soon as the field is rendered: its parents may have to open first, which takes long on a slow machine.
 * After two seconds a key or a click ends the wait. Returns the function that cancels.
 */
export const focusWhenThere = (path: string): (() => void) => {
  const began = performance.now();
  let frame = 0;
  let hasActed = false;
  const act = () => {
    hasActed = true;
  };
  const end = () => {
    cancelAnimationFrame(frame);
    for (const type of acts) window.removeEventListener(type, act, true);
  };
  const look = () => {
    const waited = performance.now() - began;
    if (focusField(path) || waited > longestMs || (hasActed && waited > patienceMs)) end();
    else frame = requestAnimationFrame(look);
  };
  for (const type of acts) window.addEventListener(type, act, true);
  frame = requestAnimationFrame(look);
  return end;
};

const acts = ['keydown', 'pointerdown'];
