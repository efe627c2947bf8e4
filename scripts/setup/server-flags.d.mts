/** What Node is told when it runs the server. */
export const serverFlags: readonly string[];
