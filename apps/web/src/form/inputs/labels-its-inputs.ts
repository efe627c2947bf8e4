import type { Field } from '@commissary/schema';

/** Whether the control of a field consists of inputs with labels of their own. */
export const labelsItsInputs = (field: Field): boolean => field.kind.name === 'address';
