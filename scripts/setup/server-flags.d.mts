/** The Node options of the server. */
export const serverFlags: readonly string[];
