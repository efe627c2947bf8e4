import type { AreaHandlers, CommissaryContract } from '@commissary/contract';
import type { RequestContext } from '../../services/context/index.ts';
import { geocodeAddress } from '../../services/external-services/index.ts';

export const maps: AreaHandlers<RequestContext, CommissaryContract['maps']> = {
  settings: async ({ config }) => ({
    status: 200,
    body: {
      tiles: config.mapTiles,
      attribution: config.mapAttribution,
      findsAddresses: config.geocoderUrl !== null,
    },
  }),
  find: async (context, { query }) => ({ status: 200, body: await geocodeAddress(context, query.address) }),
};
