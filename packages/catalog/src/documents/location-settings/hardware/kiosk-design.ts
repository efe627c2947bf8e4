import { choice, color, type Field, group, image, text, toggle, type Value } from '@commissary/schema';

const appearance = group(
  {
    label: 'Appearance',
    omitFromPath: true,
    layout: [
      { title: 'Start screen', fields: ['startText', 'logo', 'backgroundImage'] },
      { title: 'Colors', fields: ['backgroundColor', 'textColor', 'buttonColor', 'buttonTextColor'] },
    ],
  },
  {
    logo: image({ label: 'Logo' }),
    backgroundImage: image({ label: 'Start screen background image', help: 'Full screen' }),
    backgroundColor: color({ label: 'Background', initial: '#f7f3ec' }),
    textColor: color({ label: 'Text', initial: '#2a2420' }),
    buttonColor: color({ label: 'Buttons', initial: '#67244e' }),
    buttonTextColor: color({ label: 'Button text', initial: '#ffffff' }),
    startText: text({
      label: 'Start screen text',
      initial: 'Touch to start your order',
      max: 120,
      coerceInvalid: true,
    }),
  },
);

const itemCustomization = group(
  { label: 'Item customization' },
  {
    showImages: toggle({ label: 'Show item and modifier images', initial: true }),
    sizesAsTiles: toggle({ label: 'Show sizes as tiles', help: 'When off, guests see a list', initial: true }),
    modifiers: choice({
      label: 'Modifiers',
      options: [
        { value: 'STEPS', label: 'Step by step' },
        { value: 'LIST', label: 'In one list' },
      ],
      coerceInvalid: true,
    }),
  },
);

const fields = group(
  { label: 'Kiosk design', permission: 'accessConfigurationOptions' },
  { appearance, itemCustomization },
);

export interface KioskDesign extends Value<typeof fields> {}
export const kioskDesign: Field<KioskDesign> = fields;
