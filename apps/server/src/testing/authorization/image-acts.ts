import { png } from '../memory-images.ts';
import { send } from '../test-client.ts';
import type { World } from './audited-world.ts';

/** An image that is uploaded now. */
const uploaded = async ({ as, company, owner, server }: World) => {
  const params = { companyId: company.id };
  const query = { fileName: 'pizza.png', contentType: 'image/png' } as const;
  const asked = await as.images.uploadUrl({ params, query });
  if (asked.status !== 200) throw new Error(`asked: ${asked.status}`);
  const headers = { 'x-commissary': '1', 'content-type': 'image/png' };
  const { signedUrl: url, tccUrl } = asked.body;
  const browser = await server.browserOf(owner.id);
  const answer = await send(server.server, browser, { method: 'PUT', url, headers, body: png });
  return { answer, params: { ...params, name: tccUrl.split('/').at(-1) ?? '' } };
};

export const imageActs = {
  'images.put': { does: async (world: World) => (await uploaded(world)).answer, says: 'image.upload' as const },
  'images.edit': {
    does: async (world: World) => {
      const { params } = await uploaded(world);
      return world.as.images.edit({ params, body: { ver: 0, label: 'Pizza', alt: 'A whole pizza' } });
    },
    says: 'image.edit' as const,
  },
  'images.replace': {
    does: async (world: World) => {
      const [{ params }, other] = [await uploaded(world), await uploaded(world)];
      const found = await world.as.images.uses({ params });
      const seen = found.status === 200 ? found.body.seen : '';
      return world.as.images.replace({ params, body: { by: other.params.name, seen } });
    },
    says: 'image.replace' as const,
  },
  'images.remove': {
    does: async (world: World) => world.as.images.remove({ params: (await uploaded(world)).params }),
    says: 'image.delete' as const,
  },
};
