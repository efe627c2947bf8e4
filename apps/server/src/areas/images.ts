import type { AreaHandlers, CommissaryContract } from '@commissary/contract';
import type { RequestContext } from '../services/context/index.ts';
import { notFound } from '../services/errors/index.ts';
import { changeImage, deleteImage, readImages, readImageUses, replaceImage } from '../services/image-library/index.ts';
import { readImage, requireSignature, storeImage, uploadLink } from '../services/images/index.ts';

export const images: AreaHandlers<RequestContext, CommissaryContract['images']> = {
  uploadUrl: async (context, { params, query: { fileName, contentType, size } }) => ({
    status: 200,
    body: await uploadLink(context, { ...params, fileName, size, type: contentType }),
  }),
  put: async (context, { params, query: { key, signature, ...said }, body }) => {
    const upload = { ...params, ...said };
    requireSignature(context, upload, { key, signature });
    await storeImage(context, upload, body);
    return { status: 204, body: undefined };
  },
  list: async (context, { query }) => ({ status: 200, body: await readImages(context, query) }),
  uses: async (context, { params }) => ({ status: 200, body: await readImageUses(context, params.name) }),
  edit: async (context, { params, body }) => ({ status: 200, body: await changeImage(context, params.name, body) }),
  replace: async (context, { params, body }) => ({
    status: 200,
    body: { replaced: await replaceImage(context, params.name, body) },
  }),
  remove: async (context, { params }) => {
    await deleteImage(context, params.name);
    return { status: 204, body: undefined };
  },
  read: async (context, { params }) => {
    const { direct } = context.images;
    if (direct !== null) {
      const address = await direct.readAddress(params.name, context.now());
      if (address === null) throw notFound();
      context.answer.header('location', address);
      context.answer.header('cache-control', 'public, max-age=3600');
      return { status: 302, body: undefined };
    }
    const body = await readImage(context, params.name);
    for (const [name, value] of asFile) context.answer.header(name, value);
    return { status: 200, body };
  },
};

/** Whatever was uploaded is served as an image and never as a page, and never changes. */
const asFile: readonly (readonly [string, string])[] = [
  ['cache-control', 'public, max-age=31536000, immutable'],
  ['content-disposition', 'inline'],
  ['content-security-policy', "default-src 'none'; sandbox"],
  // Pages for guests may be on another host name.
  ['cross-origin-resource-policy', 'cross-origin'],
];
