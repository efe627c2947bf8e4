import { type Field, group, list, optional, reference, type Value } from '@commissary/schema';
import { outOfStock } from '../out-of-stock.ts';

const options = '/departments/[.]/styles/[]/options';

const optionFields = group(
  { label: 'Size or option' },
  {
    // An entry has the id of its option, so that it is the same one at every level.
    id: reference({ label: 'Size or option', to: options, onDelete: 'drop-entry', systemManaged: true }),
    out: optional(outOfStock),
  },
);

interface OptionOut extends Value<typeof optionFields> {}
const optionOut: Field<OptionOut> = optionFields;

const fields = list(
  {
    label: 'Sizes and options',
    help: 'Not sold of this item for now; other items have them',
    overrideOnly: true,
    alternativeOverridePermission: 'itemStatus',
    nameFrom: options,
    keyedBy: ['id'],
    max: 100,
    as: 'entries',
  },
  optionOut,
);

/** Ours: the sizes and other options that are out of stock of one item alone. */
export interface OptionsOut extends Value<typeof fields> {}
export const optionsOut: Field<OptionsOut> = fields;
