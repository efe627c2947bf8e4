import type { KioskDesign } from '@commissary/catalog';
import { designersTexts } from '@commissary/catalog';
import { useState } from 'react';
import { DocumentScreen } from '../../form/index.ts';
import type { ViewProps } from '../../navigation/index.ts';
import { Segmented } from '../../ui/index.ts';
import { contrastWarnings, Designer, useDesign } from '../designer/index.ts';
import { KioskItem, KioskMenu, KioskStart, useMenuPicture } from '../surfaces/index.ts';

/** The form of the kiosk beside the screens of its preview. */
export function KioskDesignView({ screen }: ViewProps) {
  return <DocumentScreen screen={screen} Body={KioskDesignBody} />;
}

const screens = [
  { value: 'start', label: designersTexts.start },
  { value: 'menu', label: designersTexts.menu },
  { value: 'item', label: designersTexts.item },
] as const;
type Shown = (typeof screens)[number]['value'];

function KioskDesignBody() {
  const design = useDesign<KioskDesign>('/kioskDesign');
  const { picture, item } = useMenuPicture('KIOSK');
  const [shown, setShown] = useState<Shown>('start');
  const look = design.appearance;
  const warnings = contrastWarnings([
    {
      what: designersTexts.text,
      text: look.textColor,
      background: look.backgroundColor,
      path: '/kioskDesign/appearance/textColor',
    },
    {
      what: designersTexts.buttonText,
      text: look.buttonTextColor,
      background: look.buttonColor,
      path: '/kioskDesign/appearance/buttonTextColor',
    },
  ]);
  const follow = (path: string) => {
    if (path.startsWith('/kioskDesign/itemCustomization')) setShown('item');
    if (/\/(?:logo|startText|backgroundImage)$/.test(path)) setShown('start');
  };
  return (
    <Designer
      sections={['kioskDesign']}
      tools={<Segmented label={designersTexts.screen} value={shown} options={screens} onChange={setShown} />}
      warnings={warnings}
      onField={follow}
    >
      {shown === 'start' && <KioskStart design={design} />}
      {shown === 'menu' && <KioskMenu design={design} picture={picture} />}
      {shown === 'item' && <KioskItem design={design} item={item} />}
    </Designer>
  );
}
