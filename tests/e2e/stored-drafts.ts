import type { Page } from '@playwright/test';

/** Returns how many changes the drafts in the browser hold. */
export const storedDraftCounts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<readonly number[]>(resolve => {
        const opening = indexedDB.open('commissary-drafts');
        opening.onsuccess = () => {
          const drafts = opening.result.transaction('draft').objectStore('draft').getAll();
          drafts.onsuccess = () => {
            opening.result.close();
            resolve(drafts.result.map(({ count }) => count));
          };
        };
      }),
  );
