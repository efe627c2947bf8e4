/** In the unit that people read. */
const maxMegabytes = 10;
/** What an uploaded image may be, sent within fifteen minutes of asking for the address; and how much one person may upload in a day. */
export const imageRules = {
  maxMegabytes,
  maxBytes: maxMegabytes * 1024 * 1024,
  linkMs: 900_000,
  daily: { ms: 86_400_000, images: 500, bytes: 1024 * 1024 * 1024 },
} as const;

/** The formats by their media types, each with the ending of its files. SVG is none: it may hold scripts. */
export const imageFormats = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
} as const;
export type ImageType = keyof typeof imageFormats;
export const imageTypes = Object.keys(imageFormats) as readonly ImageType[];

export const isImageType = (type: string): type is ImageType => Object.hasOwn(imageFormats, type);

/** The media type that a file's name ends in; null when it ends in none of ours. */
export const imageTypeOfName = (name: string): ImageType | null =>
  imageTypes.find(type => name.endsWith(`.${imageFormats[type]}`)) ?? null;

/** The media type that the first bytes speak of, whatever anybody says the file is; null when it is no image of ours. */
export const imageTypeOfBytes = (bytes: Uint8Array): ImageType | null => {
  const has = (text: string, at = 0): boolean =>
    [...text].every((letter, index) => bytes[at + index] === letter.charCodeAt(0));
  if (has('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (has('\xff\xd8\xff')) return 'image/jpeg';
  if (has('RIFF') && has('WEBP', 8)) return 'image/webp';
  return has('GIF87a') || has('GIF89a') ? 'image/gif' : null;
};
