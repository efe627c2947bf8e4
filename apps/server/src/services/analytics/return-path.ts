/**
 * The path on the host of the analytics service that an address leads to, as a browser reads it; null for another host, and
 * for a path that a redirect would take for one.
 */
export const returnPath = (service: string, address: string): string | null => {
  const { origin } = new URL(service);
  if (!URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  if (url.origin !== origin || url.pathname.startsWith('//')) return null;
  return `${url.pathname}${url.search}${url.hash}`;
};
