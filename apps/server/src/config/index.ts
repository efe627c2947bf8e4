export { isLoopback, readServerConfig, type ServerConfig } from './config.ts';
export { newSecretKey, parseSecretKeys, type SecretKey, secretKeyText } from './secret-key.ts';
