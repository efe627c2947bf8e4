import { imageRules, imageTypes } from '@commissary/domain';
import { imageName } from '@commissary/schema';
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { failures, file, idSchema, noContent, refusals } from '../schemas/index.ts';

const fileName = z.string().min(1).max(255);
const name = z.string().regex(new RegExp(`^${imageName}$`));
const bytes = z.coerce.number().int().min(1).max(imageRules.maxBytes);
/** All users who may change a menu, a design or a receipt of the company, at any level: all of these contain images. */
const imagePermissions = [
  'manageMenus',
  'overrideMenus',
  'manageLocalItems',
  'accessConfigurationOptions',
  'configureHardware',
] as const;
const access = { kind: 'company', param: 'companyId', permission: imagePermissions } as const;

/**
 * Images for documents: the client requests an address and uploads the file there; the document stores its `tccUrl`.
 */
export const images = {
  /** The call stores nothing, so it may be repeated (CALL.menus.imageUploadUrl). */
  uploadUrl: endpoint({
    method: 'GET',
    path: '/api/menus/image-upload-url/:companyId',
    summary: 'An address to put an image to, for fifteen minutes',
    access,
    params: z.object({ companyId: idSchema }),
    query: z.object({
      fileName,
      contentType: z.enum(imageTypes),
      /** The requested cache time; an image never changes under its address, and is always served as immutable. */
      cacheControl: z.string().max(100).optional(),
      /** Bytes; with it, a file of any other size is rejected. */
      size: bytes.optional(),
    }),
    responses: { 200: z.object({ signedUrl: z.string(), tccUrl: z.string() }), ...refusals },
  }),
  /** The target of `signedUrl`. Uploading the same file again succeeds; another file is a 409. */
  put: endpoint({
    method: 'PUT',
    path: '/api/images/:companyId/:name',
    summary: 'Put an image to its signed address',
    access,
    params: z.object({ companyId: idSchema, name }),
    query: z.object({
      fileName,
      size: bytes.optional(),
      expires: z.coerce.number().int().min(0),
      key: z.string().max(40),
      signature: z.string().max(64),
    }),
    body: file,
    accepts: { types: imageTypes, maxBytes: imageRules.maxBytes },
    responses: { 204: noContent, 409: failures, ...refusals },
  }),
  /** The image at `tccUrl`: guests see it too, so no sign-in is required. */
  read: endpoint({
    method: 'GET',
    path: '/api/images/:name',
    summary: 'An image',
    access: { kind: 'public' },
    params: z.object({ name }),
    produces: 'file',
    /** A 302 redirects to the object store that holds it. */
    responses: { 200: file, 302: noContent, ...refusals },
  }),
};
