/** In the unit shown to users. */
const maxMegabytes = 10;
/**
 * The limits of an uploaded image, which must be sent within fifteen minutes of the request for its address; and the
 * daily limit of one user.
 */
export const imageRules = {
  maxMegabytes,
  maxBytes: maxMegabytes * 1024 * 1024,
  linkMs: 900_000,
  /** Letters of the text that is read aloud in its place. */
  altLength: 250,
  daily: { ms: 86_400_000, images: 500, bytes: 1024 * 1024 * 1024 },
} as const;

/**
 * The accepted formats by their media types, each with its file extension. SVG is not accepted: it may contain scripts.
 */
export const imageFormats = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
} as const;
export type ImageType = keyof typeof imageFormats;
export const imageTypes = Object.keys(imageFormats) as readonly ImageType[];

export const isImageType = (type: string): type is ImageType => Object.hasOwn(imageFormats, type);

/** Returns the media type of a file name's extension; null when it is not accepted. */
export const imageTypeOfName = (name: string): ImageType | null =>
  imageTypes.find(type => name.endsWith(`.${imageFormats[type]}`)) ?? null;

/** Returns the media type that the first bytes show, whatever the declared type; null when it is no accepted image. */
export const imageTypeOfBytes = (bytes: Uint8Array): ImageType | null => {
  const has = (text: string, at = 0): boolean =>
    [...text].every((letter, index) => bytes[at + index] === letter.charCodeAt(0));
  if (has('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (has('\xff\xd8\xff')) return 'image/jpeg';
  if (has('RIFF') && has('WEBP', 8)) return 'image/webp';
  return has('GIF87a') || has('GIF89a') ? 'image/gif' : null;
};
