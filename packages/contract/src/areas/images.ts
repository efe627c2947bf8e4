import { imageRules, imageTypes } from '@commissary/domain';
import { imageName } from '@commissary/schema';
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { epochMs, failures, file, idSchema, nameSchema, noContent, refusals, use, version } from '../schemas/index.ts';

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
const named = z.object({ companyId: idSchema, name });
/** Name and alternative text belong to the image wherever it is shown, so who changes them reaches the whole company. */
export const imageEditPermissions = ['accessConfigurationOptions', 'manageMenus'] as const;
const wholeCompany = { kind: 'base', param: 'companyId', permission: imageEditPermissions } as const;

/** An uploaded image (ENT.Image). Its address never changes, and always shows the same bytes. */
export const image = z.object({
  name,
  /** The address that a document stores. */
  tccUrl: z.string(),
  /** Incremented with each edit of name or alternative text. */
  ver: version,
  label: z.string(),
  /** What it shows, for who does not see it. */
  alt: z.string(),
  fileName: z.string(),
  bytes: z.int(),
  uploadedBy: z.string(),
  uploadedAt: epochMs,
  /** How often saved documents and overrides name it. */
  uses: z.int(),
  /** Whether something that is live names it. */
  live: z.boolean(),
});
export type ImageRecord = z.output<typeof image>;

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
  list: endpoint({
    method: 'GET',
    path: '/api/menus/images/:companyId',
    summary: 'The images of a company, newest first, a page at a time: searched, and those that nothing uses',
    access,
    params: z.object({ companyId: idSchema }),
    query: z.object({
      /** A part of the name, the alternative text or the name of the file. */
      search: z.string().max(200).optional(),
      /** `unused`: no saved document, override or live publish names it. */
      used: z.enum(['used', 'unused']).optional(),
      /** The `next` of the page before. */
      after: name.optional(),
      limit: z.coerce.number().int().min(1).max(200).optional(),
    }),
    responses: {
      200: z.object({
        images: z.array(image),
        next: name.nullable(),
        /** On the first page: how many match, how many there are, and how many of all nothing uses. */
        counts: z.object({ matching: z.int(), total: z.int(), unused: z.int() }).nullable(),
        /** Whether the caller may change and delete them. */
        mayEdit: z.boolean(),
      }),
      ...refusals,
    },
  }),
  uses: endpoint({
    method: 'GET',
    path: '/api/menus/images/:companyId/:name/uses',
    summary: 'Where an image is used: in saved documents and overrides, and in what is live',
    access,
    params: named,
    responses: {
      200: z.object({
        /** At most 100, without those that the reader may not see. */
        uses: z.array(use),
        total: z.int(),
        live: z.boolean(),
        /** Names all of it; `replace` takes it. */
        seen: z.string(),
      }),
      ...refusals,
    },
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/api/menus/images/:companyId/:name',
    summary: 'Change the name and the alternative text of an image; a newer version is a 409',
    access: wholeCompany,
    params: named,
    body: z.strictObject({ ver: version, label: nameSchema(120), alt: z.string().trim().max(imageRules.altLength) }),
    responses: { 200: image, 409: failures, ...refusals },
  }),
  /**
   * The other image has an address of its own, and takes over name and alternative text. 409 where `seen` of the uses is
   * outdated; 403 where the caller may not save at one of the places; 400 `UNKNOWN_IMAGE` where the other is none of the
   * company.
   */
  replace: endpoint({
    method: 'POST',
    path: '/api/menus/images/:companyId/:name/replace',
    summary: 'Show another image wherever saved documents and overrides name this one: all of it or nothing',
    access: wholeCompany,
    params: named,
    body: z.strictObject({ by: name, seen: z.string().max(64) }),
    idempotent: true,
    responses: { 200: z.object({ replaced: z.int() }), 409: failures, ...refusals },
  }),
  /** 400 `IMAGE_IN_USE` while a saved document, an override or a live publish names it. */
  remove: endpoint({
    method: 'POST',
    path: '/api/menus/images/:companyId/:name/delete',
    summary: 'Delete an image that nothing uses; earlier versions of documents keep showing it',
    access: wholeCompany,
    params: named,
    responses: { 204: noContent, ...refusals },
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
