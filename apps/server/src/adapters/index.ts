export { createImageStore } from './create-image-store.ts';
export { createEmailTransport, type Email, type EmailTransport } from './email.ts';
export { createHttpClient, type HttpClient, HttpClientError, type HttpRequest } from './http-client.ts';
export { type ImageStore, ImageStoreUnavailable, type StoredImage } from './image-store.ts';
export {
  openSecretKeys,
  readKeyFile,
  type SecretKeys,
  secretKeyFile,
  secretKeysOf,
  writeKeyFile,
} from './secret-keys.ts';
