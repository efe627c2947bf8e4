/** The longest wait for a frame: a page in the background has none. */
const longestMs = 100;

/** Calls `act` after the next frame is painted. */
export const afterPaint = (act: () => void): void => {
  let isDue = true;
  const run = () => {
    if (!isDue) return;
    isDue = false;
    act();
  };
  setTimeout(run, longestMs);
  requestAnimationFrame(() => setTimeout(run));
};
