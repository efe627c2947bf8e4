export {
  confirmImages,
  dropImages,
  editImage,
  findImage,
  hideImage,
  insertImage,
  listedImages,
  type StoredImageRow,
  unconfirmedImages,
} from './image.ts';
export { countImages, type ImageCounts, readImagesPage } from './images-page.ts';
