import { contract, hrefOf } from '@commissary/contract';
import { type ImageType, imageFormats, imageRules } from '@commissary/domain';
import { insertImage } from '../../store/images/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { Context, UseCaseContext } from '../context/index.ts';
import { apiError } from '../errors/index.ts';
import type { Signature } from '../secrets/index.ts';
import { requireImageQuota } from './require-image-quota.ts';

/** What a signed address allows. The extension of the name is the format. */
export interface Upload {
  readonly companyId: string;
  readonly name: string;
  readonly fileName: string;
  readonly size?: number | undefined;
  /** Epoch milliseconds. */
  readonly expires: number;
}

type RequestedImage = Pick<Upload, 'companyId' | 'fileName' | 'size'> & { readonly type: ImageType };

/** The address to upload one file to, and the one under which it is served. */
export interface UploadLink {
  readonly signedUrl: string;
  readonly tccUrl: string;
}

/** Links to where the images are stored. An upload that bypasses this server is recorded here. */
export const uploadLink = async (
  context: UseCaseContext & Pick<Context, 'links' | 'newToken'>,
  requested: RequestedImage,
): Promise<UploadLink> => {
  const { direct } = context.images;
  const { companyId, fileName, type, size } = requested;
  // Without a declared size, the maximum is allowed.
  const bytes = size ?? imageRules.maxBytes;
  await requireImageQuota(context, companyId, direct === null ? (size ?? 0) : bytes);
  if (direct === null) return uploadLinkHere(context, requested);
  const name = newName(context, type);
  const signedUrl = await direct.uploadAddress({ name, type, size });
  await insertImage(context.db, { ...newImageOf(context, { name, companyId, fileName }), bytes, stored: false });
  await recordAudit(context, context.db, {
    action: 'image.upload',
    companyId,
    target: name,
    subject: fileName,
    details: { bytes },
  });
  return { signedUrl, tccUrl: addressOf(name) };
};

/** Until somebody calls it otherwise, an image is called as its file without the extension. */
export const newImageOf = (
  { person, now }: Pick<UseCaseContext, 'person' | 'now'>,
  { name, companyId, fileName }: Pick<Upload, 'name' | 'companyId' | 'fileName'>,
) => {
  const label = fileName.replace(/\.[A-Za-z]{3,4}$/, '') || fileName;
  return { name, companyId, fileName, label, byName: person.name, at: now() };
};

/** Links to this server. */
export const uploadLinkHere = (
  context: Pick<Context, 'links' | 'now' | 'newToken'>,
  { type, ...requested }: RequestedImage,
): UploadLink => {
  const name = newName(context, type);
  const upload: Upload = { ...requested, name, expires: context.now().getTime() + imageRules.linkMs };
  return { signedUrl: signedHref(context, upload), tccUrl: addressOf(name) };
};

const newName = ({ newToken }: Pick<Context, 'newToken'>, type: ImageType): string =>
  `${newToken()}.${imageFormats[type]}`;

const addressOf = (name: string): string => hrefOf(contract.images.read.path, { name });

const signedHref = ({ links }: Pick<Context, 'links'>, upload: Upload): string => {
  const { companyId, name, fileName, size, expires } = upload;
  return hrefOf(
    contract.images.put.path,
    { companyId, name },
    { fileName, size, expires, ...links.sign(signedParts(upload)) },
  );
};

/** Throws for an address that is not signed, or that has expired. */
export const requireSignature = (
  { links, now }: Pick<Context, 'links' | 'now'>,
  upload: Upload,
  by: Signature,
): void => {
  if (!links.isSigned(signedParts(upload), by)) throw apiError(403, 'INVALID_SIGNATURE', '/query/signature');
  if (upload.expires <= now().getTime()) throw apiError(403, 'LINK_EXPIRED', '/query/expires');
};

const signedParts = ({ companyId, name, fileName, size, expires }: Upload): readonly string[] => [
  'image',
  companyId,
  name,
  fileName,
  String(size ?? ''),
  String(expires),
];
