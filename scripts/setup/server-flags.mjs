/**
 * The Node options of the server. The young generation gets 3 x 4 MiB instead of 3 x 16: under the worst bodies that
 * there are, the process takes 452 MiB at most instead of 547, and other requests are as fast (`npm run prove --
 * input`).
 */
export const serverFlags = ['--max-semi-space-size=4'];
