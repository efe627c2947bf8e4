import type { ImageStore } from '../adapters/image-store.ts';

/** Images of a test server, stored in memory only. */
export const memoryImages = (): ImageStore => {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    kind: 'disk',
    direct: null,
    has: async name => kept.has(name),
    list: async function* () {
      for (const [name, { length }] of kept) yield { name, at: new Date(0), size: length };
    },
    remove: async name => void kept.delete(name),
    get: async name => kept.get(name) ?? null,
    put: async (name, bytes) => {
      const there = kept.get(name);
      if (there !== undefined) return Buffer.compare(there, bytes) === 0 ? 'same' : 'another';
      kept.set(name, Uint8Array.from(bytes));
      return 'new';
    },
  };
};

/** The beginning of a PNG file; enough for the checks. */
export const png = Uint8Array.from('\x89PNG\r\n\x1a\n a pizza', letter => letter.charCodeAt(0));
