/** Keys of an installation that lasts as long as a test. */
export const testSecretKeys = `test:${Buffer.alloc(32, 7).toString('base64')}`;
