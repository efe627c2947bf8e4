import { type Field, group, idField, list, optional, text, toggle, type Value } from '@commissary/schema';
import { named } from '../../rule.ts';
import { outOfStock } from './out-of-stock.ts';

const optionFields = group(
  { label: 'Option' },
  { id: idField(), name: text({ label: 'Name', max: 60 }), out: optional(outOfStock) },
  [named()],
);
export interface StyleOption extends Value<typeof optionFields> {}
const styleOption: Field<StyleOption> = optionFields;

const styleFields = group(
  { label: 'Style' },
  {
    id: idField(),
    name: text({ label: 'Name', max: 60 }),
    isSize: toggle({ label: 'Use as sizes' }),
    options: list({ label: 'Options', max: 100, uniqueIds: 'document', marks: ['out'] }, styleOption),
  },
  [named()],
);
export interface MenuStyle extends Value<typeof styleFields> {}
const menuStyle: Field<MenuStyle> = styleFields;

const fields = list(
  { label: 'Styles', help: 'Sizes, crusts and other options', max: 100, uniqueIds: 'document' },
  menuStyle,
);

export interface MenuStyles extends Value<typeof fields> {}
export const styles: Field<MenuStyles> = fields;
