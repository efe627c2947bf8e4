import { errorText, messages } from '@commissary/catalog';
import { imageRules, isImageType } from '@commissary/domain';
import { api, putImage, responseBody, UserError } from '../api.ts';
import { requestLimitText } from '../shell/request-limit-text.ts';

/** A picture that was brought: the address to find it at, and the host that keeps it. */
export interface UploadedImage {
  readonly address: string;
  readonly keptAt: string;
}

/** Brings a picture to where pictures are kept; or answers what is wrong with it, in words. */
export const uploadImage = async (
  companyId: string,
  picture: File,
): Promise<UploadedImage | { readonly problem: string }> => {
  const { name: fileName, size, type } = picture;
  if (!isImageType(type)) return { problem: messages.image.type };
  if (size > imageRules.maxBytes) return { problem: messages.image.large(imageRules.maxMegabytes) };
  try {
    const query = { fileName: fileName.slice(0, 255) || 'image', contentType: type, size };
    const asked = await api.images.uploadUrl({ params: { companyId }, query });
    const signed = responseBody(asked);
    await putImage(signed, { type, bytes: new Uint8Array(await picture.arrayBuffer()) });
    return { address: signed.tccUrl, keptAt: new URL(signed.signedUrl, document.baseURI).host };
  } catch (error) {
    const [failure] = error instanceof UserError ? error.failures : [];
    if (failure && said.has(failure.code)) return { problem: errorText(failure.code) };
    return { problem: requestLimitText(error) ?? messages.image.fail };
  }
};

/** Refusals that a person can do something about. */
const said: ReadonlySet<string> = new Set(['NOT_AN_IMAGE', 'NO_SECRET_KEY', 'TOO_MANY_IMAGES']);
