import { choice, color, type Field, group, image, text, toggle, type Value } from '@commissary/schema';

const appearance = group(
  {
    label: 'Appearance',
    quiet: true,
    layout: [
      { title: 'Start', fields: ['startText', 'logo', 'backgroundImage'] },
      { title: 'Colors', fields: ['backgroundColor', 'textColor', 'buttonColor', 'buttonTextColor'] },
    ],
  },
  {
    logo: image({ label: 'Logo' }),
    backgroundImage: image({ label: 'Picture behind the start', help: 'Covers the whole screen' }),
    backgroundColor: color({ label: 'Background', initial: '#f7f3ec' }),
    textColor: color({ label: 'Text', initial: '#2a2420' }),
    buttonColor: color({ label: 'Buttons', initial: '#67244e' }),
    buttonTextColor: color({ label: 'Text on buttons', initial: '#ffffff' }),
    startText: text({
      label: 'Text on the start screen',
      initial: 'Touch to start your order',
      max: 120,
      fallsBack: true,
    }),
  },
);

const itemCustomization = group(
  { label: 'Item customization' },
  {
    showImages: toggle({ label: 'Pictures of items and modifiers', initial: true }),
    sizesAsTiles: toggle({ label: 'Sizes as tiles', help: 'Off: as a list', initial: true }),
    modifiers: choice({
      label: 'Modifiers',
      options: [
        { value: 'STEPS', label: 'Step by step' },
        { value: 'LIST', label: 'In one list' },
      ],
      fallsBack: true,
    }),
  },
);

const fields = group(
  { label: 'Kiosk design', permission: 'accessConfigurationOptions' },
  { appearance, itemCustomization },
);

export interface KioskDesign extends Value<typeof fields> {}
export const kioskDesign: Field<KioskDesign> = fields;
