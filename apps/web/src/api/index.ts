export {
  api,
  holdCalls,
  isCanceled,
  onUnauthenticated,
  openStream,
  putImage,
  RequestLimitError,
  report,
  responseBody,
  StatusError,
  UserError,
} from './api.ts';
