import type { Sections } from './stored-draft.ts';

const idleLimitMs = 2000;
/** How long the page is kept at a time: half of what a frame has. */
const sliceMs = 8;

/**
 * Sections as JSON, made while the page is idle: a browser copies an object of megabytes in one go, which takes tenths of
 * a second, and a text in none. Null where they are not current any more.
 */
export const sectionText = async (
  sections: Sections,
  isCurrent: () => boolean,
): Promise<{ readonly text: string } | null> => {
  await idle();
  let until = performance.now() + sliceMs;
  const parts: string[] = [];
  for (const [name, value] of Object.entries(sections)) {
    const members: string[] = [];
    for (const member of Array.isArray(value) ? value : []) {
      members.push(JSON.stringify(member));
      if (performance.now() < until) continue;
      await idle();
      if (!isCurrent()) return null;
      until = performance.now() + sliceMs;
    }
    if (value !== undefined)
      parts.push(`${JSON.stringify(name)}:${Array.isArray(value) ? `[${members.join()}]` : JSON.stringify(value)}`);
  }
  return isCurrent() ? { text: `{${parts.join()}}` } : null;
};

const idle = (): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: idleLimitMs });
  else setTimeout(resolve);
  return promise;
};
