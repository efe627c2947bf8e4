export {
  api,
  holdCalls,
  isCanceled,
  onUnauthenticated,
  openStream,
  RequestLimitError,
  report,
  responseBody,
  StatusError,
  UserError,
} from './api.ts';
export { putImage, readImage } from './image-files.ts';
