export { createLinkSigner, type LinkSigner, type Signature } from './link-signer.ts';
export { createPinSafe, type HashedPin, hashPin, type PinSafe, saltOfPerson, storedBytesOfPin } from './pin-safe.ts';
export { reencryptAll } from './rotate-key.ts';
export { sameHash, tokenHash } from './token-hash.ts';
export { createVault, type NewSecret, type Vault } from './vault.ts';
