/** The id of the element that shows a field, so that an address, a wrong value or a list can lead to it. */
export const fieldElementId = (path: string): string => `field${path}`;

const controls = 'input:not([type="hidden"], [hidden]), textarea, select, button[role="switch"], [tabindex]';

/** Brings a field into sight and puts the cursor into it. Says whether it is on the page. */
export const focusField = (path: string): boolean => {
  const row = document.getElementById(fieldElementId(path));
  if (row === null) return false;
  const control = row.querySelector<HTMLElement>(controls) ?? row;
  // A row can be higher than the window: what the keyboard is on has to be in sight.
  control.scrollIntoView({ block: 'center' });
  control.focus({ preventScroll: true });
  return true;
};

const patienceMs = 2000;

/** The same as soon as the field is there: what is around it may have to open first. Answers how to give up. */
export const focusWhenThere = (path: string): (() => void) => {
  const until = performance.now() + patienceMs;
  let frame = 0;
  const look = () => {
    if (!focusField(path) && performance.now() < until) frame = requestAnimationFrame(look);
  };
  frame = requestAnimationFrame(look);
  return () => cancelAnimationFrame(frame);
};
