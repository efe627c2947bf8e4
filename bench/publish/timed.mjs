/** The milliseconds that a work takes. */
export const timed = async work => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};
