/**
 * Where to look: how a shift that arrived is stored, with what it is paid by: `shift-rows.ts`, `terms-at.ts`;
 * `docs/adr/0104-shifts.md`. What shifts are and count for: `packages/domain/src/shifts`.
 */
export { type ArrivedShift, arrivedShift, shiftRows } from './shift-rows.ts';
