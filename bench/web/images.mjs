import { table } from '../publish/table.mjs';
import { roundsOf } from './board.mjs';
import { besidePage, median, openUntilRows } from './measure.mjs';

/** How many images a company with so many locations has. */
export const imagesOf = locations => Math.min(5_000, locations);

/** The images of a company, ready by their address, compared with a static windowed grid of as many. */
export async function measureImages({ page, site, address, locations }) {
  const count = imagesOf(locations);
  const items = Array.from({ length: count }, (_, at) => ({
    id: `image-${at}`,
    info: { name: `Image ${at}`, status: 'Not used' },
  }));
  site.show({ departments: [{ items }] });
  const times = { ours: [], bare: [] };
  for (let round = 0; round <= roundsOf(locations); round++) {
    const ours = await openUntilRows(page, address, 'main li[data-index] button', 4);
    const bare = await openUntilRows(page, `${site.address}/grid.html`, '[data-row]', 4);
    // The first visit fills the browser's cache.
    if (round > 0) times.ours.push(ours) && times.bare.push(bare);
  }
  table([besidePage(`${count} images, ready by their address`, median(times.ours), median(times.bare))]);
}
