export { orphanedImages } from './orphaned-images.ts';
export { requireImages } from './require-images.ts';
export { readImage, storeImage } from './store-image.ts';
export { requireSignature, uploadLink } from './upload-link.ts';
