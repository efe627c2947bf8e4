import { errorText, messages } from '@commissary/catalog';
import { imageRules, isImageType } from '@commissary/domain';
import { api, putImage, responseBody, UserError } from '../api/index.ts';
import { requestLimitText } from '../notifications/index.ts';

/** An uploaded image: its address, and the host that stores it. */
export interface UploadedImage {
  readonly address: string;
  readonly keptAt: string;
}

/** Uploads an image to the image store; or returns what is wrong with it, as text. */
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

/** Rejections that the user can do something about. */
const said: ReadonlySet<string> = new Set(['NOT_AN_IMAGE', 'NO_SECRET_KEY', 'TOO_MANY_IMAGES']);
