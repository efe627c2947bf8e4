import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { drawPart } from '../../testing/draw-part.tsx';
import { DraftRecoveryBanner, DraftRecoveryBanners } from './draft-recovery-banner.tsx';

let undraw = () => {};
afterEach(() => undraw());

const drafts = (count: number) => ({
  offered: Array.from({ length: count }, (_, n) => ({
    id: `d${n}`,
    owner: 'pat',
    document: 'settings',
    where: { title: 'Settings', place: 'Elm', href: '/' },
    at: Date.UTC(2026, 10, 20, 8 + n),
    count: n + 1,
    sections: {},
  })),
  taken: () => undefined,
  discard: () => undefined,
  putBack: () => undefined,
});
const drawn = (count: number) => {
  undraw = drawPart(
    <DraftRecoveryBanners drafts={drafts(count)}>
      {(draft, discard) => (
        <DraftRecoveryBanner draft={draft} about={`Place ${draft.id}`} onBring={() => undefined} onDiscard={discard} />
      )}
    </DraftRecoveryBanners>,
  );
};
const shown = () =>
  page
    .getByRole('region', { name: 'Unsaved draft' })
    .elements()
    .map(({ textContent }) => /\d+ unsaved changes?/.exec(textContent)?.[0]);
const more = page.getByRole('button', { name: /^Show \d/ });

it('two drafts are both offered, the newest first', async () => {
  drawn(2);
  await expect.poll(shown).toEqual(['2 unsaved changes', '1 unsaved change']);
  await expect.element(page.getByText('Place d1')).toBeVisible();
  await expect.element(more).not.toBeInTheDocument();
});

it('of more drafts the two newest are offered, the others on request', async () => {
  drawn(4);
  await expect.poll(shown).toEqual(['4 unsaved changes', '3 unsaved changes']);
  await expect.element(more).toHaveTextContent('Show 2 older drafts');
  await more.click();
  await expect.poll(() => shown().length).toBe(4);
  await expect.element(more).not.toBeInTheDocument();
});
