import { choice, type Field, group, number, text, toggle, type Value } from '@commissary/schema';
import { limitedOnline } from './limited-online.ts';
import { buttonStyles, fontSizes, onlineFonts, onlinePalettes } from './online-design-options.ts';

/** A design is always complete: an empty or unknown value is replaced by that of a new design. */
const coerceInvalid = true;

type Size = (typeof fontSizes)[number]['value'];
const size = (label: string, initial: Size = 'medium') => choice({ label, options: fontSizes, initial, coerceInvalid });
const message = (label: string, help: string, initial: string) =>
  text({ label, help, initial, max: 500, multiline: true, coerceInvalid });
/** A field that users of the limited form may change too. */
const orderingMessage = (label: string, help: string, initial: string) => ({
  ...message(label, help, initial),
  alternativePermission: limitedOnline,
});

const locationFinder = group(
  { label: 'Location finder', help: 'Lets guests find the nearest location' },
  {
    enabled: toggle({ label: 'Location finder' }),
    radius: number({
      label: 'Show locations within',
      unit: 'miles',
      initial: 25,
      min: 1,
      max: 500,
      visibleWhen: { path: 'enabled', equals: true },
    }),
    sortOrder: choice({
      label: 'Sort locations',
      visibleWhen: { path: 'enabled', equals: true },
      options: [
        { value: 'DISTANCE', label: 'Nearest first' },
        { value: 'NAME', label: 'By name' },
      ],
      coerceInvalid,
    }),
  },
);

const fields = group(
  {
    label: 'Online design',
    help: 'Look and feel of your online ordering site',
    permission: 'MODIFY_ONLINE_ORDERING_CONFIGURATION',
    layout: [
      { title: 'Style', fields: ['designStyle', 'colorPalette', 'modernFont', 'buttonStyle', 'borderWidth'] },
      {
        title: 'Font sizes',
        fields: ['itemNameSize', 'sectionHeaderSize', 'categorySize', 'descriptionSize', 'priceSize', 'buttonTextSize'],
      },
      {
        title: 'Items',
        fields: ['thumbnailSize', 'orientation', 'itemBehavior', 'modifierLayout'],
      },
      { title: 'Messages', fields: ['itemMessage', 'orderMessage', 'confirmationMessage'] },
      { title: 'Email', fields: ['emailTemplate', 'emailNote'] },
      { fields: ['locationFinder'] },
      { title: 'Custom CSS', fields: ['customCss'], advanced: true },
    ],
  },
  {
    designStyle: choice({
      label: 'Design style',
      options: [
        { value: 'MODERN', label: 'Modern' },
        { value: 'CLASSIC', label: 'Classic' },
      ],
      coerceInvalid,
    }),
    colorPalette: choice({ label: 'Color palette', options: onlinePalettes, coerceInvalid }),
    modernFont: choice({ label: 'Font', options: onlineFonts, coerceInvalid }),
    buttonStyle: choice({ label: 'Button style', options: buttonStyles, coerceInvalid }),
    borderWidth: number({ label: 'Border width', unit: 'px', initial: 1, min: 1, max: 4, coerceInvalid }),
    itemNameSize: size('Item names', 'xx-large'),
    sectionHeaderSize: size('Section headings', 'large'),
    categorySize: size('Categories'),
    descriptionSize: size('Descriptions'),
    priceSize: size('Prices'),
    buttonTextSize: size('Button text'),
    thumbnailSize: choice({
      label: 'Item images',
      options: [
        { value: 'SMALL', label: 'Small' },
        { value: 'DEFAULT', label: 'Normal' },
        { value: 'LARGE', label: 'Large' },
      ],
      initial: 'DEFAULT',
      coerceInvalid,
    }),
    orientation: choice({
      label: 'Item layout',
      options: [
        { value: 'VERTICAL', label: 'Vertical (image on top)' },
        { value: 'HORIZONTAL', label: 'Horizontal (image on the side)' },
      ],
      coerceInvalid,
    }),
    itemBehavior: choice({
      label: 'When a guest taps an item',
      options: [
        { value: 'SHOW_CUSTOMIZATION', label: 'Show customization options' },
        { value: 'ORDER_IMMEDIATELY', label: 'Add to cart immediately' },
        { value: 'ASK_USER', label: 'Ask the guest' },
      ],
      coerceInvalid,
    }),
    modifierLayout: choice({
      label: 'Modifiers',
      options: [
        { value: 'TABS', label: 'Tabs' },
        { value: 'SECTION_HEADINGS', label: 'Section headings' },
        { value: 'COLLAPSIBLE_SECTION_HEADINGS', label: 'Collapsible section headings' },
        { value: 'TABS_AND_SECTION_HEADINGS', label: 'Tabs and section headings' },
      ],
      coerceInvalid,
    }),
    itemMessage: orderingMessage(
      'Item message',
      'Shown above the item comment box',
      'Any comments? Please order additional items through the menu.',
    ),
    orderMessage: orderingMessage(
      'Order message',
      'Shown above the order comment box',
      'Please enter delivery instructions or comments.',
    ),
    confirmationMessage: orderingMessage(
      'Confirmation message',
      'Shown after the order is placed',
      'Thank you! Please check your email for your receipt.',
    ),
    emailTemplate: choice({
      label: 'Template',
      options: [
        { value: 'COLOR_THEME', label: 'Color Theme' },
        { value: 'BLACK_AND_WHITE', label: 'Black & White' },
      ],
      coerceInvalid,
    }),
    emailNote: message(
      'Footer note',
      'Shown at the bottom of the email',
      'Thank you for your order! Please do not reply to this email. If you have any questions, please call the restaurant.',
    ),
    locationFinder,
    customCss: text({
      label: 'Custom CSS',
      help: 'Added to the ordering site as is. Not shown in the preview',
      permission: 'setCustomCss',
      max: 20_000,
      multiline: true,
    }),
  },
);

export interface OnlineDesign extends Value<typeof fields> {}
export const onlineDesign: Field<OnlineDesign> = fields;
