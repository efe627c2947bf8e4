import { layoutColumns, layoutSpans } from '@commissary/domain';
import {
  choice,
  color,
  type Field,
  group,
  idField,
  image,
  list,
  number,
  text,
  toggle,
  type Value,
} from '@commissary/schema';
import { buttonContent } from './button-content.ts';

const style = group(
  { label: 'Look' },
  {
    buttonSize: choice({
      label: 'Size',
      options: [
        { value: 'SMALL', label: 'Small' },
        { value: 'MEDIUM', label: 'Medium' },
        { value: 'LARGE', label: 'Large' },
      ],
    }),
    forceSquared: toggle({ label: 'Square' }),
    buttonColor: color({ label: 'Color', initial: '#306090' }),
    textColor: color({ label: 'Text color', initial: '#ffffff' }),
    textStyle: choice({
      label: 'Text style',
      options: [
        { value: 'NORMAL', label: 'Normal' },
        { value: 'BOLD', label: 'Bold' },
        { value: 'ITALIC', label: 'Italic' },
      ],
    }),
    textFont: text({ label: 'Font', initial: 'Helvetica Neue', max: 200 }),
    textSize: choice({
      label: 'Text size',
      options: [
        { value: 'SMALL', label: 'Small' },
        { value: 'NORMAL', label: 'Normal' },
        { value: 'LARGE', label: 'Large' },
      ],
      initial: 'NORMAL',
    }),
    buttonImage: image({ label: 'Image' }),
  },
);

const buttonFields = group(
  { label: 'Button' },
  {
    id: idField(),
    // A cell of the grid, so it is stored, unlike the order of lists.
    index: number({ label: 'Cell', max: 10_000 }),
    type: choice({
      label: 'Type',
      options: [
        { value: 'ITEM', label: 'Item' },
        { value: 'MODIFIER', label: 'Modifier' },
        { value: 'SIZE', label: 'Size' },
        { value: 'STYLE', label: 'Style' },
        { value: 'MESSAGE', label: 'Message' },
        { value: 'TENDER', label: 'Payment' },
        { value: 'MENU_LINK', label: 'Link to a tab' },
        { value: 'SPECIAL_FUNCTION', label: 'Function' },
        { value: 'OFFER', label: 'Offer' },
      ],
    }),
    buttonText: text({ label: 'Text', max: 25 }),
    typeInfo: buttonContent,
    buttonStyle: style,
  },
);

export interface LayoutButton extends Value<typeof buttonFields> {}
export const layoutButton: Field<LayoutButton> = buttonFields;

const fields = list(
  {
    label: 'Buttons',
    namePath: 'buttonText',
    max: 2000,
    as: 'grid',
    grid: {
      columns: layoutColumns,
      index: 'index',
      span: { by: 'buttonStyle/buttonSize', sizes: layoutSpans },
    },
  },
  layoutButton,
);

export interface LayoutButtons extends Value<typeof fields> {}
export const buttons: Field<LayoutButtons> = fields;
