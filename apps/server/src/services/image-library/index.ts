/** The images of a company: what they are called, where they are used. Uploading them is in `images`. */
export { changeImage, deleteImage } from './change-image.ts';
export { readImages, readImageUses } from './read-images.ts';
export { replaceImage } from './replace-image.ts';
