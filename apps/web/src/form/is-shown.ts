import type { Field } from '@commissary/schema';

/** Whether a field has a row on the form of somebody with these features, where it stands in its group. */
export const isShownTo =
  (features: readonly string[]) =>
  (field: Field): boolean =>
    // What the product keeps for itself, and the identity of a member, have none.
    field.systemManaged !== true &&
    field.kind.name !== 'id' &&
    field.separateScreen !== true &&
    (field.hiddenByFeature === undefined || !features.includes(field.hiddenByFeature));
