export { cloneSummary } from './clone-location.ts';
export { addLocation } from './create-location.ts';
export { editableFields, updateLocationFields, updateLocations } from './edit-location.ts';
export { readLocationPage } from './location-page.ts';
export { removeOneLocation } from './remove-location.ts';
export { serializeCredential, serializeDevice, serializeTenant } from './serialize-tenant.ts';
export { readUnpublished, syncStatus } from './sync-status.ts';
