export {
  confirmImages,
  dropImages,
  editImage,
  findImage,
  hideImage,
  insertImage,
  listedImages,
  listImages,
  type StoredImageRow,
  unconfirmedImages,
} from './image.ts';
