import type { Field } from './field.ts';

/** Whether a field has a row on the form for a user with these features, at its position in the group. */
export const isShownTo =
  (features: readonly string[]) =>
  (field: Field): boolean =>
    // Internal fields, and the id of a member, have no row.
    field.systemManaged !== true &&
    field.kind.name !== 'id' &&
    field.separateScreen !== true &&
    (field.hiddenByFeature === undefined || !features.includes(field.hiddenByFeature));
