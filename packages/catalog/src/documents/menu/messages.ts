import { choice, type Field, group, idField, list, text, type Value } from '@commissary/schema';
import { named } from '../../rule.ts';

const messageFields = group(
  { label: 'Message' },
  {
    id: idField(),
    name: text({ label: 'Text', help: 'Printed or shown with the order', max: 60 }),
    shownAt: choice({
      label: 'Goes to',
      options: [
        { value: 'KITCHEN', label: 'Kitchen' },
        { value: 'RECEIPT', label: 'Receipt' },
        { value: 'BOTH', label: 'Kitchen and receipt' },
      ],
    }),
  },
  [named()],
);

export interface MenuMessage extends Value<typeof messageFields> {}
export const menuMessage: Field<MenuMessage> = messageFields;

const fields = list(
  {
    label: 'Messages',
    help: 'Instructions that staff add to an order',
    max: 500,
    editableColumns: ['name', 'shownAt'],
  },
  menuMessage,
);

export interface MenuMessages extends Value<typeof fields> {}
export const messages: Field<MenuMessages> = fields;
