/**
 * Where to look:
 * - PINs: what is stored, who has the same one where, proposing and revealing: `pin-safe.ts`, `services/people/pins/`:
 *   `pins.ts`, `shared-pins.ts` and `reveal-pin.ts`; `placesMeet` in `packages/domain/src/accounts/pin.ts`; on screen
 *   `apps/web/src/views/employees/pin-field.tsx`; `docs/adr/0056-pins.md`.
 */
export { createGuestSafe, type GuestSafe } from './guest-safe.ts';
export { createLinkSigner, type LinkSigner, type Signature } from './link-signer.ts';
export { createPinSafe, type HashedPin, hashPin, type PinSafe, saltOfPerson, storedBytesOfPin } from './pin-safe.ts';
export { reencryptAll } from './rotate-key.ts';
export { sameHash, tokenHash } from './token-hash.ts';
export { createVault, type NewSecret, type Vault } from './vault.ts';
