export { type BodyValidatorLimits, type CallName, createBodyValidator } from './body-validator.ts';
export { createSlotPool, mostOfTerminals, mostStreams, type Slot, type SlotPool } from './concurrency-limits.ts';
export { assertSafeJson } from './reject-unsafe-json.ts';
export { type BodyReader, createBodyReader, declaredLength, mediaType } from './request-body.ts';
export { absentBody, type Checked, checkPart } from './validate.ts';
