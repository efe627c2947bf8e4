import type { Page } from '@playwright/test';

/** Returns how many changes the drafts in the browser hold. */
export const storedDraftCounts = async (page: Page): Promise<readonly number[]> =>
  (await storedDrafts(page)).map(({ count }) => count);

/** Whether a draft in the browser holds a text: it is stored a moment after it was typed. */
export const isStored = async (page: Page, text: string): Promise<boolean> =>
  JSON.stringify(await storedDrafts(page)).includes(text);

const storedDrafts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<readonly { readonly count: number }[]>(resolve => {
        const opening = indexedDB.open('commissary-drafts');
        opening.onsuccess = () => {
          const drafts = opening.result.transaction('draft').objectStore('draft').getAll();
          drafts.onsuccess = () => {
            opening.result.close();
            resolve(drafts.result);
          };
        };
      }),
  );
