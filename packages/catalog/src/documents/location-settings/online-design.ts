import { choice, type Field, group, number, text, toggle, type Value } from '@commissary/schema';
import { limitedOnline } from './limited-online.ts';
import { buttonStyles, fontSizes, onlineFonts, onlinePalettes } from './online-design-options.ts';

/** Nothing of a design is ever missing: what is empty or not known any more is as in a new one. */
const fallsBack = true;

type Size = (typeof fontSizes)[number]['value'];
const size = (label: string, initial: Size = 'medium') => choice({ label, options: fontSizes, initial, fallsBack });
const message = (label: string, help: string, initial: string) =>
  text({ label, help, initial, max: 500, multiline: true, fallsBack });
/** One that people with the limited form may write too. */
const orderingMessage = (label: string, help: string, initial: string) => ({
  ...message(label, help, initial),
  alsoBy: limitedOnline,
});

const locationFinder = group(
  { label: 'Location finder', help: 'Guests look for the location nearest to them' },
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
      fallsBack,
    }),
  },
);

const fields = group(
  {
    label: 'Online design',
    help: 'How the online ordering pages look',
    permission: 'MODIFY_ONLINE_ORDERING_CONFIGURATION',
    layout: [
      { title: 'Style', fields: ['designStyle', 'colorPalette', 'modernFont', 'buttonStyle', 'borderWidth'] },
      {
        title: 'Letters',
        fields: ['itemNameSize', 'sectionHeaderSize', 'categorySize', 'descriptionSize', 'priceSize', 'buttonTextSize'],
      },
      {
        title: 'Items',
        fields: ['thumbnailSize', 'orientation', 'itemBehavior', 'modifierLayout'],
      },
      { title: 'Words', fields: ['itemMessage', 'orderMessage', 'confirmationMessage'] },
      { title: 'E-mail', fields: ['emailTemplate', 'emailNote'] },
      { fields: ['locationFinder'] },
      { title: 'Own styles', fields: ['customCss'], advanced: true },
    ],
  },
  {
    designStyle: choice({
      label: 'Design',
      options: [
        { value: 'MODERN', label: 'Modern' },
        { value: 'CLASSIC', label: 'Classic' },
      ],
      fallsBack,
    }),
    colorPalette: choice({ label: 'Colors', options: onlinePalettes, fallsBack }),
    modernFont: choice({ label: 'Font', options: onlineFonts, fallsBack }),
    buttonStyle: choice({ label: 'Buttons', options: buttonStyles, fallsBack }),
    borderWidth: number({ label: 'Border width', unit: 'px', initial: 1, min: 1, max: 4, fallsBack }),
    itemNameSize: size('Names of items', 'xx-large'),
    sectionHeaderSize: size('Section headings', 'large'),
    categorySize: size('Categories'),
    descriptionSize: size('Descriptions'),
    priceSize: size('Prices'),
    buttonTextSize: size('Text on buttons'),
    thumbnailSize: choice({
      label: 'Pictures of items',
      options: [
        { value: 'SMALL', label: 'Small' },
        { value: 'DEFAULT', label: 'Normal' },
        { value: 'LARGE', label: 'Large' },
      ],
      initial: 'DEFAULT',
      fallsBack,
    }),
    orientation: choice({
      label: 'Orientation of items',
      options: [
        { value: 'VERTICAL', label: 'Vertical: the picture above' },
        { value: 'HORIZONTAL', label: 'Horizontal: the picture beside' },
      ],
      fallsBack,
    }),
    itemBehavior: choice({
      label: 'A click on an item',
      options: [
        { value: 'SHOW_CUSTOMIZATION', label: 'Shows its choices' },
        { value: 'ORDER_IMMEDIATELY', label: 'Orders it' },
        { value: 'ASK_USER', label: 'Asks the guest which' },
      ],
      fallsBack,
    }),
    modifierLayout: choice({
      label: 'Modifiers',
      options: [
        { value: 'TABS', label: 'In tabs' },
        { value: 'SECTION_HEADINGS', label: 'Under headings' },
        { value: 'COLLAPSIBLE_SECTION_HEADINGS', label: 'Under headings that fold' },
        { value: 'TABS_AND_SECTION_HEADINGS', label: 'In tabs and under headings' },
      ],
      fallsBack,
    }),
    itemMessage: orderingMessage(
      'With an item',
      'Above the comments on an item',
      'Any comments? Please order additional items through the menu.',
    ),
    orderMessage: orderingMessage(
      'With an order',
      'Above the comments on an order',
      'Please enter delivery instructions or comments.',
    ),
    confirmationMessage: orderingMessage(
      'After ordering',
      'When the order has been placed',
      'Thank you! Please check your email for your receipt.',
    ),
    emailTemplate: choice({
      label: 'Template',
      options: [
        { value: 'COLOR_THEME', label: 'Color Theme' },
        { value: 'BLACK_AND_WHITE', label: 'Black & White' },
      ],
      fallsBack,
    }),
    emailNote: message(
      'Note',
      'At the end of the e-mail',
      'Thank you for your order! Please do not reply to this email. If you have any questions, please call the restaurant.',
    ),
    locationFinder,
    customCss: text({
      label: 'Custom CSS',
      help: 'Sent to the online pages as it is; the preview leaves it out',
      permission: 'setCustomCss',
      max: 20_000,
      multiline: true,
    }),
  },
);

export interface OnlineDesign extends Value<typeof fields> {}
export const onlineDesign: Field<OnlineDesign> = fields;
