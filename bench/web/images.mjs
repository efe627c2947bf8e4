import { table } from '../publish/table.mjs';
import { roundsOf } from './board.mjs';
import { besidePage, median, openUntilRows } from './measure.mjs';

const most = 5_000;
const atATime = 8;
/** Of one dot; each is uploaded with bytes of its own behind it. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** The images of a company with 5,000, ready by their address, compared with a static windowed page of as many rows. */
export async function measureImages({ page, site, address, companyId, locations }) {
  const count = Math.min(most, locations);
  await upload(page.context().request, new URL(address).origin, companyId, count);
  const items = Array.from({ length: count }, (_, at) => ({
    id: `image-${at}`,
    info: { name: `Image ${at}`, status: 'Not used' },
    pricing: [{ itemBased: { price: '' } }],
  }));
  site.show({ departments: [{ items }] });
  const times = { ours: [], bare: [] };
  for (let round = 0; round <= roundsOf(locations); round++) {
    const ours = await openUntilRows(page, address, 'main li[data-index] button', 4);
    const bare = await openUntilRows(page, `${site.address}/list.html`, '[data-row]', 4);
    // The first visit fills the browser's cache.
    if (round > 0) times.ours.push(ours) && times.bare.push(bare);
  }
  table([besidePage(`${count} images, ready by their address`, median(times.ours), median(times.bare))]);
}

async function upload(request, origin, companyId, count) {
  const headers = { 'x-commissary': '1' };
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const at = next++;
      const data = Buffer.concat([dot, Buffer.from(`image ${at}`)]);
      const query = new URLSearchParams({ fileName: `image-${at}.png`, contentType: 'image/png', size: data.length });
      const asked = await request.get(`${origin}/api/menus/image-upload-url/${companyId}?${query}`, { headers });
      const { signedUrl } = await asked.json();
      const put = await request.put(new URL(signedUrl, origin).href, {
        headers: { ...headers, 'content-type': 'image/png' },
        data,
      });
      if (!put.ok()) throw new Error(`${put.url()}: ${put.status()} ${await put.text()}`);
    }
  };
  await Promise.all(Array.from({ length: atATime }, worker));
}
